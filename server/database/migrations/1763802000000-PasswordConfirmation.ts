import type { MigrationInterface, QueryRunner } from "typeorm";

export class PasswordConfirmation1763802000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "sessions" ADD "password_confirmed_at" timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "sessions" DROP "password_confirmed_at"`);
  }
}
