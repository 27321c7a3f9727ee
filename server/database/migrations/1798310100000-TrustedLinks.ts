import type { MigrationInterface, QueryRunner } from "typeorm";

/** A link from our own settings, clickable in an e-mail's HTML. */
export class TrustedLinks1798310100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "letters" ADD "trusted_link" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "letters" DROP COLUMN "trusted_link"`);
  }
}
