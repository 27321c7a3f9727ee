import type { MigrationInterface, QueryRunner } from "typeorm";

const LIVE = `("state" IN ('WAITING', 'STARTED', 'SUBMITTED', 'CONFIRMED') OR "hold_until" IS NOT NULL)`;
const KINDS = ["run", "batch"];

async function indexLive(runner: QueryRunner, where: string): Promise<void> {
  for (const kind of KINDS) {
    await runner.query(`DROP INDEX "registrations_live_${kind}_unique"`);
    await runner.query(
      `CREATE UNIQUE INDEX "registrations_live_${kind}_unique" ON "registrations" ("${kind}_id", "email_key") WHERE ${where}`,
    );
  }
}

async function indexPhones(runner: QueryRunner, where: string): Promise<void> {
  await runner.query(`DROP INDEX "registrations_unpaid_phone"`);
  await runner.query(`CREATE INDEX "registrations_unpaid_phone" ON "registrations" ("phone") WHERE ${where}`);
}

/** From now on, only confirmed orders of an address must be unique per offering. */
export class OrdersOfStrangers1763811200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await indexLive(runner, `${LIVE} AND "email_confirmed_at" IS NOT NULL`);
    await runner.query(`ALTER TABLE "registrations" ADD "idempotency_origin_hash" bytea`);
    await indexPhones(runner, `"state" IN ('STARTED', 'WAITING')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await indexPhones(runner, `"state" = 'STARTED'`);
    await runner.query(`ALTER TABLE "registrations" DROP COLUMN "idempotency_origin_hash"`);
    await indexLive(runner, LIVE);
  }
}
