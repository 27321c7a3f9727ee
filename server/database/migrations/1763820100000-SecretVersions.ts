import type { MigrationInterface, QueryRunner } from "typeorm";

/** Orders of before keep their secret: it is version 1. */
export class SecretVersions1763820100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "registrations" ADD "secret_version" integer NOT NULL DEFAULT 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "registrations" DROP COLUMN "secret_version"`);
  }
}
