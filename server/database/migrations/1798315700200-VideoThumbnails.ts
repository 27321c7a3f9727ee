import type { MigrationInterface, QueryRunner } from "typeorm";

export class VideoThumbnails1798315700200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "batch_references" ADD COLUMN "thumbnail_url" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "batch_references" DROP COLUMN "thumbnail_url"`);
  }
}
