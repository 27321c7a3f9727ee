import type { MigrationInterface, QueryRunner } from "typeorm";

export class OtherPayment1799000500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE site_settings ADD other_payment text");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE site_settings DROP other_payment");
  }
}
