import type { MigrationInterface, QueryRunner } from "typeorm";

export class BuiltPictures1799000700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE testimonials ADD built_image_url text");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE testimonials DROP built_image_url");
  }
}
