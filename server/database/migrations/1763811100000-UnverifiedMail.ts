import type { MigrationInterface, QueryRunner } from "typeorm";

export class UnverifiedMail1763811100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "letters" ADD "unverified_key" text`);
    await runner.query(
      `CREATE INDEX "letters_to_unverified" ON "letters" ("unverified_key", "queued_at") WHERE "unverified_key" IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "letters_to_unverified"`);
    await runner.query(`ALTER TABLE "letters" DROP COLUMN "unverified_key"`);
  }
}
