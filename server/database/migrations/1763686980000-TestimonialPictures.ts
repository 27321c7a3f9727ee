import type { MigrationInterface, QueryRunner } from "typeorm";

export class TestimonialPictures1763686980000 implements MigrationInterface {
  name = "TestimonialPictures1763686980000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "testimonials" ADD COLUMN "image_url" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "testimonials" DROP COLUMN "image_url"`);
  }
}
