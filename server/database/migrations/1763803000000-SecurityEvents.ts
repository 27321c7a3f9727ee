import type { MigrationInterface, QueryRunner } from "typeorm";

const UP = [
  `CREATE TABLE "security_events" (
     "id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
     "at" timestamptz NOT NULL,
     "kind" text NOT NULL,
     "detail" text NOT NULL,
     "account_id" uuid,
     "record_id" uuid,
     "network" text NOT NULL,
     "count" integer NOT NULL,
     CONSTRAINT "security_events_pkey" PRIMARY KEY ("id"))`,
  `CREATE INDEX "security_events_by_time" ON "security_events" ("at", "id")`,
  `CREATE INDEX "security_events_by_kind" ON "security_events" ("kind", "at", "id")`,
  `CREATE TABLE "security_alerts" (
     "name" text NOT NULL,
     "sent_at" timestamptz NOT NULL,
     CONSTRAINT "security_alerts_pkey" PRIMARY KEY ("name"))`,
  `CREATE FUNCTION refuse_security_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'DELETE' AND OLD.at < now() - interval '30 days' THEN RETURN OLD; END IF;
     RAISE EXCEPTION 'security_events is append-only';
   END $$`,
  `CREATE TRIGGER security_events_append_only BEFORE UPDATE OR DELETE ON "security_events"
   FOR EACH ROW EXECUTE FUNCTION refuse_security_change()`,
  `CREATE TRIGGER security_events_no_truncate BEFORE TRUNCATE ON "security_events"
   FOR EACH STATEMENT EXECUTE FUNCTION refuse_security_change()`,
  // Runs as its owner: the app's role may not delete, and events younger than 30 days cannot be deleted.
  `CREATE FUNCTION forget_security_events(before timestamptz) RETURNS bigint LANGUAGE sql SECURITY DEFINER
   SET search_path = public, pg_temp AS $$
     WITH forgotten AS (
       DELETE FROM security_events WHERE at < least(before, now() - interval '30 days') RETURNING 1)
     SELECT count(*) FROM forgotten
   $$`,
];

export class SecurityEvents1763803000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION forget_security_events`);
    await runner.query(`DROP TABLE "security_alerts"`);
    await runner.query(`DROP TABLE "security_events"`);
    await runner.query(`DROP FUNCTION refuse_security_change`);
  }
}
