import type { MigrationInterface, QueryRunner } from "typeorm";

const LINES = {
  season_line: "Short Python exercises at your own pace, checked while you type.",
  workshop_line: "A few evenings live on one subject. You leave with one finished thing.",
  course_line: "Weeks with a teacher: live classes, videos, exercises, a project and a certificate.",
};

export class WaysToLearn1798315700500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "courses" ADD "goal" text`);
    for (const [column, text] of Object.entries(LINES)) {
      await runner.query(`ALTER TABLE "page_texts" ADD "${column}" text NOT NULL DEFAULT '${text}'`);
      await runner.query(`ALTER TABLE "page_texts" ALTER "${column}" DROP DEFAULT`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of Object.keys(LINES))
      await runner.query(`ALTER TABLE "page_texts" DROP COLUMN "${column}"`);
    await runner.query(`ALTER TABLE "courses" DROP COLUMN "goal"`);
  }
}
