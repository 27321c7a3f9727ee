import type { MigrationInterface, QueryRunner } from "typeorm";

export class CourseStudyHours1798315300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "courses" ADD COLUMN "study_hours_per_week" integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "courses" DROP COLUMN "study_hours_per_week"`);
  }
}
