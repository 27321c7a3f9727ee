import type { MigrationInterface, QueryRunner } from "typeorm";

const SHARED = `SELECT "id", "email_key", "email_verified_at", "created_at",
    replace("email_key", ' ' || "id", '') AS "key", "email_key" LIKE '% ' || "id" AS "is_apart"
  FROM "users" WHERE replace("email_key", ' ' || "id", '') IN (
    SELECT replace("email_key", ' ' || "id", '') FROM "users" WHERE "email_key" LIKE '% ' || "id")`;

/** Picks the oldest verified account of each address, or the oldest. */
const CHOOSE = `CREATE TEMPORARY TABLE "shared_addresses" ON COMMIT DROP AS
  SELECT "id", "key", "is_apart",
    row_number() OVER (PARTITION BY "key" ORDER BY "email_verified_at" IS NULL, "created_at", "id") = 1 AS "is_found"
  FROM (${SHARED}) AS "shared"`;

const SET_APART = `UPDATE "users" AS u SET "email_key" = s."key" || ' ' || s."id"
  FROM "shared_addresses" AS s WHERE s."id" = u."id" AND NOT s."is_found" AND NOT s."is_apart"`;
const FIND = `UPDATE "users" AS u SET "email_key" = s."key"
  FROM "shared_addresses" AS s WHERE s."id" = u."id" AND s."is_found"`;

const NOTE = `INSERT INTO "security_events" ("at", "kind", "detail", "account_id", "network", "count")
  SELECT now(), 'ACCOUNT_SEPARATED', 'sameAddress', "id", '', 1 FROM "shared_addresses" WHERE NOT "is_found"`;

/** Lets an address's owner into the verified one of several old accounts, and shows staff the others. */
export class SeparatedAccounts1798314000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [CHOOSE, SET_APART, FIND, NOTE]) await runner.query(statement);
  }

  async down(): Promise<void> {
    // Irreversible: the previous holder of a key is unknown.
  }
}
