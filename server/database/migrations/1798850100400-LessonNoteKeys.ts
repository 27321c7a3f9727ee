import type { MigrationInterface, QueryRunner } from "typeorm";

export class LessonNoteKeys1798850100400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "lesson_notes" ADD "sending_key" text`);
    await runner.query(
      `CREATE UNIQUE INDEX "lesson_notes_sent_once" ON "lesson_notes" ("user_id", "sending_key")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "lesson_notes" DROP COLUMN "sending_key"`);
  }
}
