import type { MigrationInterface, QueryRunner } from "typeorm";

/** Jobs replace the lease. Without it, a process of the previous release leaves statements to new ones. */
export class BankJobs1798314200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "bank_imports_at_work"`);
    await runner.query(`ALTER TABLE "bank_imports" DROP COLUMN "claimed_until", DROP COLUMN "attempts"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "bank_imports" ADD "claimed_until" TIMESTAMP WITH TIME ZONE, ADD "attempts" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `CREATE INDEX "bank_imports_at_work" ON "bank_imports" ("claimed_until") WHERE "state" IN ('READING', 'APPLYING')`,
    );
  }
}
