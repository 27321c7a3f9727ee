import type { MigrationInterface, QueryRunner } from "typeorm";

export class ClassesPlannedAnyway1798850200400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "class_sessions" ADD "is_planned_anyway" boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "class_sessions" DROP COLUMN "is_planned_anyway"`);
  }
}
