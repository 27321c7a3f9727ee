import type { MigrationInterface, QueryRunner } from "typeorm";

const TABLE = [
  `CREATE TABLE "runs" (
    "starts_at" TIMESTAMP WITH TIME ZONE,
    "seats" integer,
    "whats_app_group_link" text,
    "countdown_to" TIMESTAMP WITH TIME ZONE,
    "countdown_text" text,
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "workshop_id" uuid,
    "season_id" uuid,
    "seats_taken" integer NOT NULL DEFAULT '0',
    "version" integer NOT NULL DEFAULT '1',
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "runs_one_parent" CHECK (num_nonnulls("workshop_id", "season_id") = 1),
    CONSTRAINT "runs_workshop_date" CHECK ("workshop_id" IS NULL OR "starts_at" IS NOT NULL),
    CONSTRAINT "runs_seats_taken" CHECK ("seats_taken" >= 0),
    CONSTRAINT "PK_runs" PRIMARY KEY ("id")
  )`,
  `ALTER TABLE "runs" ADD CONSTRAINT "FK_0522f9614fd01dcecb9f8d332b4" FOREIGN KEY ("workshop_id") REFERENCES "workshops"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "runs" ADD CONSTRAINT "FK_39d9582d31038bf5c3a1fae8b05" FOREIGN KEY ("season_id") REFERENCES "bootcamp_seasons"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  // A double click creates one run.
  `CREATE UNIQUE INDEX "runs_workshop_date_unique" ON "runs" ("workshop_id", "starts_at")`,
  `CREATE UNIQUE INDEX "runs_season_date_unique" ON "runs" ("season_id", "starts_at") NULLS NOT DISTINCT WHERE "season_id" IS NOT NULL`,
];

/** The first run keeps its parent's id, so that calendars update their entries. */
const FIRST_RUNS = [
  `INSERT INTO "runs" ("id", "workshop_id", "starts_at", "seats", "seats_taken", "whats_app_group_link", "countdown_to", "countdown_text", "created_at")
   SELECT "id", "id", "starts_at", "seats", "seats_taken", "whats_app_group_link", "countdown_to", "countdown_text", "created_at" FROM "workshops"`,
  `INSERT INTO "runs" ("id", "season_id", "starts_at", "seats", "seats_taken", "whats_app_group_link", "created_at")
   SELECT "id", "id", "starts_at", "seats", "seats_taken", "whats_app_group_link", "created_at" FROM "bootcamp_seasons"`,
];

const LIVE = `"state" IN ('WAITING', 'STARTED', 'SUBMITTED', 'CONFIRMED') OR "hold_until" IS NOT NULL`;

const REGISTRATIONS = [
  `ALTER TABLE "registrations" ADD "run_id" uuid`,
  `UPDATE "registrations" SET "run_id" = "runs"."id",
     "title" = "registrations"."title" || coalesce(to_char("runs"."starts_at" AT TIME ZONE 'Asia/Kolkata', ', FMDD Mon YYYY'), '')
   FROM "runs" WHERE "runs"."id" = coalesce("registrations"."workshop_id", "registrations"."season_id")`,
  `ALTER TABLE "registrations" DROP CONSTRAINT "registrations_one_offering"`,
  // Drops their indexes and foreign keys too.
  `ALTER TABLE "registrations" DROP COLUMN "workshop_id", DROP COLUMN "season_id"`,
  `ALTER TABLE "registrations" ADD CONSTRAINT "registrations_one_offering" CHECK ((("kind" = 'BATCH') = ("batch_id" IS NOT NULL)) AND num_nonnulls("run_id", "batch_id") = 1)`,
  `ALTER TABLE "registrations" ADD CONSTRAINT "FK_26f9e4b8e95d14ddd84db9c132f" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `CREATE INDEX "IDX_26f9e4b8e95d14ddd84db9c132" ON "registrations" ("run_id")`,
  `CREATE UNIQUE INDEX "registrations_live_run_unique" ON "registrations" ("run_id", "email_key") WHERE ${LIVE}`,
  `CREATE INDEX "registrations_waiting_run" ON "registrations" ("run_id", "queue_number") WHERE "state" = 'WAITING'`,
];

function tellOf(table: string): string[] {
  return [
    `CREATE TRIGGER ${table}_content_changed AFTER INSERT OR DELETE OR TRUNCATE ON "${table}"
     FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change()`,
    `CREATE TRIGGER ${table}_content_edited AFTER UPDATE ON "${table}" FOR EACH ROW
     WHEN (to_jsonb(OLD) - 'seats_taken' IS DISTINCT FROM to_jsonb(NEW) - 'seats_taken'
       OR seats_shown(OLD.seats, OLD.seats_taken) IS DISTINCT FROM seats_shown(NEW.seats, NEW.seats_taken))
     EXECUTE FUNCTION tell_content_change()`,
  ];
}

/** Without seats of their own, every change is an edit. */
function tellEverything(table: string): string[] {
  return [
    `DROP TRIGGER ${table}_content_edited ON "${table}"`,
    `DROP TRIGGER ${table}_content_changed ON "${table}"`,
    `CREATE TRIGGER ${table}_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}"
     FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change()`,
  ];
}

const OLD_COLUMNS = [
  `ALTER TABLE "workshops" DROP COLUMN "starts_at", DROP COLUMN "seats", DROP COLUMN "seats_taken", DROP COLUMN "whats_app_group_link", DROP COLUMN "countdown_to", DROP COLUMN "countdown_text"`,
  `ALTER TABLE "bootcamp_seasons" DROP COLUMN "starts_at", DROP COLUMN "seats", DROP COLUMN "seats_taken", DROP COLUMN "whats_app_group_link"`,
];

const STATEMENTS = [
  ...TABLE,
  ...FIRST_RUNS,
  ...REGISTRATIONS,
  ...tellOf("runs"),
  ...["workshops", "bootcamp_seasons"].flatMap(tellEverything),
  ...OLD_COLUMNS,
];

export class Runs1763804100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error("Several runs do not fit into one row: restore a backup instead.");
  }
}
