import type { MigrationInterface, QueryRunner } from "typeorm";

export class ExerciseMutants1798800000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "exercises" ADD "mutants" jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "exercises" DROP COLUMN "mutants"`);
  }
}
