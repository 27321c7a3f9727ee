import type { MigrationInterface, QueryRunner } from "typeorm";

export class BankAttempts1798300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "bank_imports" ADD "attempts" integer NOT NULL DEFAULT '0'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "bank_imports" DROP COLUMN "attempts"`);
  }
}
