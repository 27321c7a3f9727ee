import type { MigrationInterface, QueryRunner } from "typeorm";

export class LinkVersions1763811300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "registrations" ADD "link_version" integer NOT NULL DEFAULT '1'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "registrations" DROP COLUMN "link_version"`);
  }
}
