import type { MigrationInterface, QueryRunner } from "typeorm";

/** Older orders count as confirmed, because nobody was asked to confirm them. */
export class ConfirmedAddresses1763811000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "registrations" ADD "email_confirmed_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`UPDATE "registrations" SET "email_confirmed_at" = "created_at"`);
    await runner.query(
      `CREATE INDEX "registrations_unpaid_phone" ON "registrations" ("phone") WHERE "state" = 'STARTED'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "registrations_unpaid_phone"`);
    await runner.query(`ALTER TABLE "registrations" DROP COLUMN "email_confirmed_at"`);
  }
}
