import type { MigrationInterface, QueryRunner } from "typeorm";

const CREATE = [
  `CREATE TABLE "certificate_rules" (
     "id" uuid NOT NULL DEFAULT gen_random_uuid(),
     "lessons_percent" integer,
     "achievement" text,
     "signatory" text,
     "signatory_title" text,
     "course_id" uuid,
     "workshop_id" uuid,
     "season_id" uuid,
     "version" integer NOT NULL DEFAULT '1',
     "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
     CONSTRAINT "certificate_rules_pkey" PRIMARY KEY ("id"),
     CONSTRAINT "certificate_rules_one_subject" CHECK (num_nonnulls("course_id", "workshop_id", "season_id") = 1),
     CONSTRAINT "certificate_rules_course" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE,
     CONSTRAINT "certificate_rules_workshop" FOREIGN KEY ("workshop_id") REFERENCES "workshops"("id") ON DELETE CASCADE,
     CONSTRAINT "certificate_rules_season" FOREIGN KEY ("season_id") REFERENCES "bootcamp_seasons"("id") ON DELETE CASCADE
   )`,
  `CREATE UNIQUE INDEX "certificate_rules_course_unique" ON "certificate_rules" ("course_id")`,
  `CREATE UNIQUE INDEX "certificate_rules_workshop_unique" ON "certificate_rules" ("workshop_id")`,
  `CREATE UNIQUE INDEX "certificate_rules_season_unique" ON "certificate_rules" ("season_id")`,
  `CREATE INDEX "certificate_rules_by_time" ON "certificate_rules" ("created_at", "id")`,
  `CREATE TABLE "certificates" (
     "id" uuid NOT NULL DEFAULT gen_random_uuid(),
     "number" text NOT NULL,
     "user_id" uuid NOT NULL,
     "kind" text NOT NULL,
     "subject_id" uuid NOT NULL,
     "batch_id" uuid,
     "run_id" uuid,
     "title" text NOT NULL,
     "achievement" text,
     "signatory" text,
     "signatory_title" text,
     "source" text NOT NULL,
     "issued_at" TIMESTAMP WITH TIME ZONE NOT NULL,
     "issued_on" date NOT NULL,
     "name" text,
     "name_confirmed_at" TIMESTAMP WITH TIME ZONE,
     "signed_claim" text,
     "revoked_at" TIMESTAMP WITH TIME ZONE,
     "revoked_reason" text,
     "replaced_by" text,
     "version" integer NOT NULL DEFAULT '1',
     CONSTRAINT "certificates_pkey" PRIMARY KEY ("id"),
     CONSTRAINT "certificates_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
   )`,
  `CREATE UNIQUE INDEX "certificates_number_unique" ON "certificates" ("number")`,
  `CREATE UNIQUE INDEX "certificates_one_valid" ON "certificates" ("user_id", "subject_id") WHERE "revoked_at" IS NULL`,
  `CREATE INDEX "certificates_of_person" ON "certificates" ("user_id", "subject_id")`,
  `CREATE INDEX "certificates_by_time" ON "certificates" ("issued_at", "id")`,
  `CREATE TABLE "certificate_revocations" (
     "number" text NOT NULL,
     "revoked_at" TIMESTAMP WITH TIME ZONE NOT NULL,
     CONSTRAINT "certificate_revocations_pkey" PRIMARY KEY ("number")
   )`,
  `CREATE TABLE "certificate_keys" (
     "kid" text NOT NULL,
     "public_key" text NOT NULL,
     "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
     "retired_at" TIMESTAMP WITH TIME ZONE,
     "wrapped_private_key" bytea,
     CONSTRAINT "certificate_keys_pkey" PRIMARY KEY ("kid")
   )`,
  `CREATE UNIQUE INDEX "certificate_keys_one_in_use" ON "certificate_keys" (("retired_at" IS NULL)) WHERE "retired_at" IS NULL`,
  // Share pictures are cached: a new certificate has none yet, but a revoked one must lose its picture.
  `CREATE TRIGGER "content_changed" AFTER UPDATE OF "revoked_at" OR DELETE ON "certificates"
     FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"()`,
];

const TABLES = ["certificate_keys", "certificate_revocations", "certificates", "certificate_rules"];

export class Certificates1798314700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of CREATE) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TABLE "${table}"`);
  }
}
