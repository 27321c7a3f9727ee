import type { MigrationInterface, QueryRunner } from "typeorm";

export class PaymentCheckTime1763809000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" ADD "payment_check_time" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" DROP COLUMN "payment_check_time"`);
  }
}
