import type { MigrationInterface, QueryRunner } from "typeorm";

/** A start fills the column: only it knows the secret key. */
export class WrappedDataKey1763816000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "secret_key_uses" ADD "wrapped_data_key" bytea`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "secret_key_uses" DROP COLUMN "wrapped_data_key"`);
  }
}
