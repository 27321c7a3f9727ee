import type { MigrationInterface, QueryRunner } from "typeorm";

export class OrdersConfirmedByPhone1798500000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "registrations" ADD COLUMN "phone_confirmed_at" timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "registrations" DROP COLUMN "phone_confirmed_at"`);
  }
}
