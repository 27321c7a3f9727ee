import type { MigrationInterface, QueryRunner } from "typeorm";

export class IdempotencyBody1763801100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "registrations" ADD "idempotency_body_hash" bytea`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "registrations" DROP COLUMN "idempotency_body_hash"`);
  }
}
