import type { MigrationInterface, QueryRunner } from "typeorm";

export class TestimonialBuilt1798315200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "testimonials" ADD COLUMN "built" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "testimonials" DROP COLUMN "built"`);
  }
}
