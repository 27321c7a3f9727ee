import type { MigrationInterface, QueryRunner } from "typeorm";
import { fillEmailKeys } from "./fillEmailKeys";

const KINDS = ["workshop", "season", "batch"];
const LIVE = `"state" IN ('WAITING', 'STARTED', 'SUBMITTED', 'CONFIRMED') OR "hold_until" IS NOT NULL`;

/** Old accounts with equal keys stay apart: all but the oldest get a key that nobody can type. */
const SEPARATE_ACCOUNTS = `UPDATE "users" AS u SET "email_key" = u."email_key" || ' ' || u."id"
  WHERE EXISTS (SELECT 1 FROM "users" AS o
    WHERE o."email_key" = u."email_key" AND (o."created_at", o."id") < (u."created_at", u."id"))`;

function separateOrders(kind: string): string {
  return `UPDATE "registrations" AS r SET "email_key" = r."email_key" || ' ' || r."id"
    WHERE (${LIVE}) AND EXISTS (SELECT 1 FROM "registrations" AS o
      WHERE o."${kind}_id" = r."${kind}_id" AND o."email_key" = r."email_key"
        AND (o."state" IN ('WAITING', 'STARTED', 'SUBMITTED', 'CONFIRMED') OR o."hold_until" IS NOT NULL)
        AND (o."created_at", o."id") < (r."created_at", r."id"))`;
}

export class EmailKeys1763801000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ["users", "registrations"]) {
      await runner.query(`ALTER TABLE "${table}" ADD "email_key" text`);
      await fillEmailKeys(runner, { table, from: "email", to: "email_key" });
    }
    await runner.query(SEPARATE_ACCOUNTS);
    for (const kind of KINDS) await runner.query(separateOrders(kind));
    for (const table of ["users", "registrations"])
      await runner.query(`ALTER TABLE "${table}" ALTER COLUMN "email_key" SET NOT NULL`);

    await runner.query(`DROP INDEX "users_email_unique"`);
    await runner.query(`CREATE UNIQUE INDEX "users_email_unique" ON "users" ("email_key")`);
    await runner.query(`DROP INDEX "registrations_email"`);
    await runner.query(`CREATE INDEX "registrations_email" ON "registrations" ("email_key")`);
    for (const kind of KINDS) {
      await runner.query(`DROP INDEX "registrations_live_${kind}_unique"`);
      await runner.query(`CREATE UNIQUE INDEX "registrations_live_${kind}_unique"
        ON "registrations" ("${kind}_id", "email_key") WHERE ${LIVE}`);
    }
    // Its keys held addresses of people and clients; new keys are hashed.
    await runner.query(`DELETE FROM "rate_limits"`);
  }

  async down(): Promise<void> {
    throw new Error("Sign-in needs the keys: restore a backup instead.");
  }
}
