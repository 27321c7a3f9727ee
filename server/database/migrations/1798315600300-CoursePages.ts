import type { MigrationInterface, QueryRunner } from "typeorm";

export class CoursePages1798315600300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "courses"
      ADD COLUMN "outcomes" text array NOT NULL DEFAULT '{}',
      ADD COLUMN "weeks" jsonb NOT NULL DEFAULT '[]',
      ADD COLUMN "questions" jsonb NOT NULL DEFAULT '[]',
      ADD COLUMN "sample_video_link" text`);
  }

  async down(): Promise<void> {
    throw new Error("Reverting would delete content: restore a backup instead.");
  }
}
