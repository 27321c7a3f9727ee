import type { MigrationInterface, QueryRunner } from "typeorm";

export class HomePath1798315700400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "home_content" ADD "path" jsonb NOT NULL DEFAULT '[]', ADD "exercise_id" uuid`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "home_content" DROP COLUMN "exercise_id", DROP COLUMN "path"`);
  }
}
