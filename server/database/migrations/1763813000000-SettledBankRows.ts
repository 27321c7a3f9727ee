import type { MigrationInterface, QueryRunner } from "typeorm";

export class SettledBankRows1763813000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "bank_rows"
        ADD "outcome" text,
        ADD "settled_note" text,
        ADD "settled_by_name" text,
        ADD "settled_at" TIMESTAMP WITH TIME ZONE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "bank_rows"
        DROP COLUMN "outcome",
        DROP COLUMN "settled_note",
        DROP COLUMN "settled_by_name",
        DROP COLUMN "settled_at"`);
  }
}
