import type { MigrationInterface, QueryRunner } from "typeorm";

export class StaffNumbers1763684200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A covering index: the counts need no rows.
    await runner.query(
      `CREATE INDEX "batch_accesses_by_time" ON "batch_accesses" ("granted_at", "batch_id", "door")`,
    );
    await runner.query(`ALTER TABLE "letters" ADD "reply_to" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "letters" DROP COLUMN "reply_to"`);
    await runner.query(`DROP INDEX "batch_accesses_by_time"`);
  }
}
