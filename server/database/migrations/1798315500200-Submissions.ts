import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  `CREATE TABLE "exercise_submissions" (
     "id" uuid NOT NULL DEFAULT gen_random_uuid(),
     "user_id" uuid NOT NULL,
     "exercise_id" uuid NOT NULL,
     "check_version" integer NOT NULL,
     "code" text NOT NULL,
     "state" text NOT NULL,
     "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
     "code_hash" bytea NOT NULL,
     CONSTRAINT "exercise_submissions_pkey" PRIMARY KEY ("id"),
     CONSTRAINT "exercise_submissions_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE,
     CONSTRAINT "exercise_submissions_exercise" FOREIGN KEY ("exercise_id") REFERENCES "exercises"("id")
   )`,
  `CREATE UNIQUE INDEX "exercise_submissions_code_unique"
     ON "exercise_submissions" ("user_id", "exercise_id", "check_version", "code_hash")`,
  `CREATE INDEX "exercise_submissions_same_code" ON "exercise_submissions" ("exercise_id", "code_hash")`,
  `CREATE INDEX "exercise_submissions_waiting" ON "exercise_submissions" ("created_at", "id") WHERE (state = 'WAITING'::text)`,
  `CREATE INDEX "exercise_submissions_by_time" ON "exercise_submissions" ("created_at")`,
  `CREATE TABLE "exercise_verdicts" (
     "id" uuid NOT NULL DEFAULT gen_random_uuid(),
     "submission_id" uuid NOT NULL,
     "check_version" integer NOT NULL,
     "passed" boolean NOT NULL,
     "results" jsonb NOT NULL,
     "runtime" text NOT NULL,
     "checked_at" TIMESTAMP WITH TIME ZONE NOT NULL,
     "cause" text NOT NULL,
     CONSTRAINT "exercise_verdicts_pkey" PRIMARY KEY ("id"),
     CONSTRAINT "exercise_verdicts_submission" FOREIGN KEY ("submission_id") REFERENCES "exercise_submissions"("id") ON DELETE CASCADE
   )`,
  `CREATE UNIQUE INDEX "exercise_verdicts_once" ON "exercise_verdicts" ("submission_id", "check_version")`,
  // A verdict goes with its submission: then a foreign key's trigger deletes it, one level deeper.
  `CREATE FUNCTION refuse_verdict_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
     RAISE EXCEPTION 'exercise_verdicts is append-only';
   END $$`,
  `CREATE TRIGGER "exercise_verdicts_append_only" BEFORE UPDATE OR DELETE ON "exercise_verdicts"
     FOR EACH ROW EXECUTE FUNCTION refuse_verdict_change()`,
  `CREATE TRIGGER "exercise_verdicts_no_truncate" BEFORE TRUNCATE ON "exercise_verdicts"
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_verdict_change()`,
  `CREATE TABLE "exercise_progress" (
     "user_id" uuid NOT NULL,
     "exercise_id" uuid NOT NULL,
     "passed_at" TIMESTAMP WITH TIME ZONE,
     "passed_without_hints_at" TIMESTAMP WITH TIME ZONE,
     "gave_up_at" TIMESTAMP WITH TIME ZONE,
     "helped_at" TIMESTAMP WITH TIME ZONE,
     "hints_shown" integer NOT NULL DEFAULT '0',
     "attempts" integer NOT NULL DEFAULT '0',
     "due_at" TIMESTAMP WITH TIME ZONE,
     "stage" integer NOT NULL DEFAULT '0',
     CONSTRAINT "exercise_progress_pkey" PRIMARY KEY ("user_id", "exercise_id"),
     CONSTRAINT "exercise_progress_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE,
     CONSTRAINT "exercise_progress_exercise" FOREIGN KEY ("exercise_id") REFERENCES "exercises"("id")
   )`,
  `CREATE INDEX "exercise_progress_due" ON "exercise_progress" ("user_id", "due_at") WHERE (due_at IS NOT NULL)`,
  `CREATE INDEX "exercise_progress_of_exercise" ON "exercise_progress" ("exercise_id")`,
  `CREATE TABLE "exercise_drafts" (
     "user_id" uuid NOT NULL,
     "exercise_id" uuid NOT NULL,
     "code" text NOT NULL,
     "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL,
     "older_code" text,
     "older_at" TIMESTAMP WITH TIME ZONE,
     CONSTRAINT "exercise_drafts_pkey" PRIMARY KEY ("user_id", "exercise_id"),
     CONSTRAINT "exercise_drafts_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE,
     CONSTRAINT "exercise_drafts_exercise" FOREIGN KEY ("exercise_id") REFERENCES "exercises"("id") ON DELETE CASCADE
   )`,
  `CREATE INDEX "exercise_drafts_by_time" ON "exercise_drafts" ("updated_at")`,
];

export class Submissions1798315500200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ["exercise_drafts", "exercise_progress", "exercise_verdicts", "exercise_submissions"])
      await runner.query(`DROP TABLE "${table}"`);
    await runner.query(`DROP FUNCTION refuse_verdict_change`);
  }
}
