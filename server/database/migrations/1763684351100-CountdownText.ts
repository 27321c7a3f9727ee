import type { MigrationInterface, QueryRunner } from "typeorm";

export class CountdownText1763684351100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "workshops" ADD COLUMN "countdown_text" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "workshops" DROP COLUMN "countdown_text"`);
  }
}
