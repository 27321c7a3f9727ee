import type { MigrationInterface, QueryRunner } from "typeorm";

/** Hours a week follow from a batch's schedule. */
export class HoursFromSchedules1799000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE courses DROP study_hours_per_week");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE courses ADD study_hours_per_week integer");
  }
}
