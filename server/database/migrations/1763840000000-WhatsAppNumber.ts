import type { MigrationInterface, QueryRunner } from "typeorm";

/** Stores the number like other phones, "+919000000000", so that the API accepts its own output. */
export class WhatsAppNumber1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE site_settings SET whats_app_number = '+' || whats_app_number WHERE whats_app_number ~ '^[0-9]'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE site_settings SET whats_app_number = ltrim(whats_app_number, '+')");
  }
}
