import type { MigrationInterface, QueryRunner } from "typeorm";

export class BankRowStates1798400000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "bank_rows" ADD "utrs" text array NOT NULL DEFAULT '{}', ADD "references" text array NOT NULL DEFAULT '{}',
        ADD "state_word" text, ADD "is_unclear" boolean NOT NULL DEFAULT false, ADD "search_text" text NOT NULL DEFAULT ''`);
    await runner.query(`
      UPDATE "bank_rows" SET "utrs" = array_remove(ARRAY["utr"], NULL), "references" = array_remove(ARRAY["reference"], NULL),
        "search_text" = concat_ws(' ', "narration", "utr")`);
    // Whether a bank took a payment back is asked of every statement's debits.
    await runner.query(
      `CREATE INDEX "bank_rows_debits" ON "bank_rows" ("amount_paise") WHERE "amount_paise" < 0`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "bank_rows_debits"`);
    await runner.query(`
      ALTER TABLE "bank_rows" DROP COLUMN "utrs", DROP COLUMN "references", DROP COLUMN "state_word",
        DROP COLUMN "is_unclear", DROP COLUMN "search_text"`);
  }
}
