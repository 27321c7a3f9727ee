import type { MigrationInterface, QueryRunner } from "typeorm";

const LIVE = `("state" IN ('WAITING', 'STARTED', 'SUBMITTED', 'CONFIRMED') OR "hold_until" IS NOT NULL)`;
const UNPAID = `"state" IN ('WAITING', 'STARTED')`;
const KINDS = ["run", "batch"];

async function indexConfirmed(runner: QueryRunner, where: string): Promise<void> {
  for (const kind of KINDS) {
    await runner.query(`DROP INDEX "registrations_live_${kind}_unique"`);
    await runner.query(
      `CREATE UNIQUE INDEX "registrations_live_${kind}_unique" ON "registrations" ("${kind}_id", "email_key")
       WHERE ${where} AND "email_confirmed_at" IS NOT NULL`,
    );
  }
}

/** One unpaid order per confirmed address and offering; a second payment may have its own order. */
export class SecondPaidOrders1798310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await indexConfirmed(runner, UNPAID);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const kind of KINDS)
      await runner.query(
        `UPDATE "registrations" SET "email_confirmed_at" = NULL FROM "registrations" AS "first"
         WHERE "first"."${kind}_id" = "registrations"."${kind}_id" AND "first"."email_key" = "registrations"."email_key"
           AND "first"."queue_number" < "registrations"."queue_number" AND "first"."email_confirmed_at" IS NOT NULL
           AND ("first"."state" IN ('WAITING', 'STARTED', 'SUBMITTED', 'CONFIRMED') OR "first"."hold_until" IS NOT NULL)`,
      );
    await indexConfirmed(runner, LIVE);
  }
}
