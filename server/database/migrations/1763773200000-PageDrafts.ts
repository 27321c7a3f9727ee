import type { MigrationInterface, QueryRunner } from "typeorm";

const PUBLISHED = "00000000-0000-4000-8000-000000000001";
const DRAFT = "00000000-0000-4000-8000-000000000002";
const TABLES = ["site_settings", "home_content", "about_content", "page_texts"];

/** A second row per single page holds its draft. */
export class PageDrafts1763773200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE "${table}" DROP CONSTRAINT "${table}_only_row",
        ADD CONSTRAINT "${table}_page_rows" CHECK ("id" IN ('${PUBLISHED}', '${DRAFT}'))`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`DELETE FROM "${table}" WHERE "id" = '${DRAFT}'`);
      await runner.query(`ALTER TABLE "${table}" DROP CONSTRAINT "${table}_page_rows",
        ADD CONSTRAINT "${table}_only_row" CHECK ("id" = '${PUBLISHED}')`);
    }
  }
}
