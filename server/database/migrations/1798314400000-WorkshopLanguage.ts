import type { MigrationInterface, QueryRunner } from "typeorm";

export class WorkshopLanguage1798314400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "workshops" ADD COLUMN "language" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "workshops" DROP COLUMN "language"`);
  }
}
