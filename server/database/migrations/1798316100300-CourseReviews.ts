import type { MigrationInterface, QueryRunner } from "typeorm";

export class CourseReviews1798316100300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "testimonials" ADD COLUMN "course_id" uuid`);
    await runner.query(`CREATE INDEX "IDX_0c1b079b6e4100b58b6370dc8e" ON "testimonials" ("course_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "testimonials" DROP COLUMN "course_id"`);
  }
}
