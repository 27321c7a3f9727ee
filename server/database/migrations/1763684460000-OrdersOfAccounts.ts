import type { MigrationInterface, QueryRunner } from "typeorm";

/** Orders that were made without an account for an address that one has shown to be its own since. */
export class OrdersOfAccounts1763684460000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE "registrations" SET "user_id" = "users"."id" FROM "users"
       WHERE "registrations"."user_id" IS NULL AND "users"."email_verified_at" IS NOT NULL
         AND lower("registrations"."email") = lower("users"."email")`,
    );
  }

  async down(): Promise<void> {
    // They are the accounts' in either case.
  }
}
