import type { MigrationInterface, QueryRunner } from "typeorm";

/** Turns an address into its network, other text into "". PostgreSQL 15 has no pg_input_is_valid. */
const NETWORK_OF = `CREATE FUNCTION pg_temp.network_of(address text) RETURNS text LANGUAGE plpgsql AS $$
  BEGIN
    IF address ~* '^::ffff:[0-9.]+$' THEN RETURN network(set_masklen(substr(address, 8)::inet, 24)); END IF;
    RETURN network(set_masklen(address::inet, CASE family(address::inet) WHEN 4 THEN 24 ELSE 48 END));
  EXCEPTION WHEN invalid_text_representation THEN
    RETURN '';
  END $$`;

const UP = [
  NETWORK_OF,
  `CREATE TABLE "audit_origins" (
     "event_id" bigint NOT NULL,
     "network" text NOT NULL,
     "at" timestamptz NOT NULL,
     CONSTRAINT "audit_origins_pkey" PRIMARY KEY ("event_id"))`,
  `CREATE INDEX "audit_origins_by_time" ON "audit_origins" ("at")`,
  `INSERT INTO "audit_origins" SELECT * FROM (SELECT "id", pg_temp.network_of("client_address") AS network, "at" FROM "audit_events") AS o WHERE network <> ''`,
  `DROP FUNCTION pg_temp.network_of`,
  `ALTER TABLE "audit_events" DISABLE TRIGGER audit_events_append_only`,
  `UPDATE "audit_events" SET "before" = "before" - '{name,email,phone}'::text[], "after" = "after" - '{name,email,phone}'::text[]
   WHERE "entity" = 'User'`,
  `UPDATE "audit_events" SET "before" = "before" - 'learner', "after" = "after" - 'learner' WHERE "entity" = 'BatchAccess'`,
  `UPDATE "audit_events" SET "before" = "before" - 'reason', "after" = "after" - 'reason' WHERE "entity" = 'Registration'`,
  `ALTER TABLE "audit_events" ENABLE TRIGGER audit_events_append_only`,
  `ALTER TABLE "audit_events" DROP COLUMN "actor_name", DROP COLUMN "client_address"`,
  `CREATE INDEX "audit_events_by_actor" ON "audit_events" ("actor_id", "at", "id")`,
  `CREATE INDEX "users_by_name" ON "users" (lower("name") text_pattern_ops)`,
  `CREATE TABLE "audit_seals" (
     "position" bigint NOT NULL,
     "event_id" bigint NOT NULL,
     "hash" bytea NOT NULL,
     CONSTRAINT "audit_seals_pkey" PRIMARY KEY ("position"))`,
  `CREATE UNIQUE INDEX "audit_seals_event" ON "audit_seals" ("event_id")`,
  `CREATE FUNCTION refuse_seal_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     RAISE EXCEPTION 'audit_seals is append-only';
   END $$`,
  `CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_seals"
   FOR EACH STATEMENT EXECUTE FUNCTION refuse_seal_change()`,
  `CREATE TABLE "audit_unsealed" ("event_id" bigint NOT NULL, CONSTRAINT "audit_unsealed_pkey" PRIMARY KEY ("event_id"))`,
  `INSERT INTO "audit_unsealed" SELECT "id" FROM "audit_events"`,
  // Runs as its owner, so that the app's role cannot skip a row.
  `CREATE FUNCTION queue_audit_seal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
   SET search_path = public, pg_temp AS $$
   BEGIN
     INSERT INTO audit_unsealed VALUES (NEW.id);
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER audit_events_seal AFTER INSERT ON "audit_events"
   FOR EACH ROW EXECUTE FUNCTION queue_audit_seal()`,
];

const DOWN = [
  `DROP TRIGGER audit_events_seal ON "audit_events"`,
  `DROP FUNCTION queue_audit_seal`,
  `DROP TABLE "audit_unsealed"`,
  `DROP TABLE "audit_seals"`,
  `DROP FUNCTION refuse_seal_change`,
  `DROP INDEX "users_by_name"`,
  `DROP INDEX "audit_events_by_actor"`,
  `ALTER TABLE "audit_events" ADD "actor_name" text, ADD "client_address" text NOT NULL DEFAULT ''`,
  `CREATE INDEX "audit_events_actor_name" ON "audit_events" (lower("actor_name") text_pattern_ops, "at", "id")`,
  `DROP TABLE "audit_origins"`,
];

/** Keeps ids alone, stores origins apart so that they can expire, and chains all other fields by hash. */
export class AuditChain1763803100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
