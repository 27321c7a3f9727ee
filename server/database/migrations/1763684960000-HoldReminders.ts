import type { MigrationInterface, QueryRunner } from "typeorm";

export class HoldReminders1763684960000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "registrations" ADD "is_reminded" boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "registrations" DROP COLUMN "is_reminded"`);
  }
}
