import type { MigrationInterface, QueryRunner } from "typeorm";

const TABLES = ["courses", "workshops", "bootcamp_seasons", "blog_posts"];

export class Subjects1798315600400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE "${table}" ADD COLUMN "subject" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "subject"`);
  }
}
