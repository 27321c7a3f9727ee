import type { MigrationInterface, QueryRunner } from "typeorm";

/** Deletes unkeyed hashes, which nothing matches any more, and origins of applied statements. */
export class ForgottenRequests1798313000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE "registrations" SET "idempotency_body_hash" = NULL WHERE "idempotency_body_hash" IS NOT NULL`,
    );
    await runner.query(
      `UPDATE "registrations" SET "idempotency_origin_hash" = NULL
       WHERE "idempotency_origin_hash" IS NOT NULL AND "email" LIKE '%@deleted.invalid'`,
    );
    await runner.query(
      `UPDATE "bank_imports" SET "applied_from" = NULL WHERE "applied_from" IS NOT NULL AND "state" <> 'APPLYING'`,
    );
  }

  async down(): Promise<void> {}
}
