import type { MigrationInterface, QueryRunner } from "typeorm";

export class BrowserOfOrder1799000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE registrations ADD browser_hash bytea");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE registrations DROP browser_hash");
  }
}
