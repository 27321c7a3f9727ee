import type { MigrationInterface, QueryRunner } from "typeorm";

/** Assigns orders made without an account to the account that has since verified their address. */
export class OrdersOfAccounts1763684460000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE "registrations" SET "user_id" = "users"."id" FROM "users"
       WHERE "registrations"."user_id" IS NULL AND "users"."email_verified_at" IS NOT NULL
         AND lower("registrations"."email") = lower("users"."email")`,
    );
  }

  async down(): Promise<void> {}
}
