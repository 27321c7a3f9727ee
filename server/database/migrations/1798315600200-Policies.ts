import type { MigrationInterface, QueryRunner } from "typeorm";

const ONLY_ROW = "00000000-0000-4000-8000-000000000001";
const DRAFT_ROW = "00000000-0000-4000-8000-000000000002";

export class Policies1798315600200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "policies" (
      "id" uuid NOT NULL,
      "privacy_text" text NOT NULL DEFAULT '',
      "terms_text" text NOT NULL DEFAULT '',
      "refunds_text" text NOT NULL DEFAULT '',
      "version" integer NOT NULL DEFAULT 1,
      CONSTRAINT "policies_page_rows" CHECK ("id" IN ('${ONLY_ROW}', '${DRAFT_ROW}')),
      CONSTRAINT "policies_pkey" PRIMARY KEY ("id")
    )`);
    await runner.query(`INSERT INTO "policies" ("id") VALUES ('${ONLY_ROW}')`);
    await runner.query(`CREATE TABLE "policy_versions" (
      "number" integer NOT NULL,
      "privacy_text" text NOT NULL,
      "terms_text" text NOT NULL,
      "refunds_text" text NOT NULL,
      "published_at" timestamptz NOT NULL,
      CONSTRAINT "policy_versions_pkey" PRIMARY KEY ("number")
    )`);
    for (const table of ["policies", "policy_versions"])
      await runner.query(`CREATE TRIGGER ${table}_content_changed
        AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}"
        FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change()`);
    await runner.query(`CREATE FUNCTION refuse_policy_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'policy_versions is append-only'; END $$`);
    await runner.query(`CREATE TRIGGER policy_versions_append_only BEFORE UPDATE OR DELETE ON "policy_versions"
      FOR EACH ROW EXECUTE FUNCTION refuse_policy_version_change()`);
    await runner.query(`ALTER TABLE "users" ADD COLUMN "policy_version" integer`);
    await runner.query(`ALTER TABLE "registrations" ADD COLUMN "policy_version" integer`);
    await runner.query(`ALTER TABLE "contact_messages" ADD COLUMN "policy_version" integer`);
  }

  async down(): Promise<void> {
    throw new Error("Reverting would delete content: restore a backup instead.");
  }
}
