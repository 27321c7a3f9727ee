import type { MigrationInterface, QueryRunner } from "typeorm";

/** Device cookies are signed per generation; a new password starts the next one. */
export class KnownDevices1763802200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "users" ADD "device_generation" integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "users" DROP "device_generation"`);
  }
}
