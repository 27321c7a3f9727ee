import type { MigrationInterface, QueryRunner } from "typeorm";

const TABLES = [
  `CREATE TABLE "users" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "name" text NOT NULL,
    "email" text NOT NULL,
    "phone" text,
    "role" text NOT NULL,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "password_hash" text NOT NULL,
    CONSTRAINT "PK_a3ffb1c0c8416b9fc6f907b7433" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE "sessions" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "user_id" uuid NOT NULL,
    "token_hash" bytea NOT NULL,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "idle_until" TIMESTAMP WITH TIME ZONE NOT NULL,
    "ends_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_3238ef96f18b355b671619111bc" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "IDX_085d540d9f418cfbdc7bd55bb1" ON "sessions" ("user_id")`,
  `CREATE UNIQUE INDEX "IDX_abaa9e068cdd390bc5210f7988" ON "sessions" ("token_hash")`,
  `CREATE TABLE "courses" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "slug" text NOT NULL,
    "name" text NOT NULL,
    "description" text NOT NULL,
    "image_url" text,
    "price_rupees" integer,
    "pay_link" text,
    "is_published" boolean NOT NULL,
    "position" integer NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_3f70a487cc718ad8eda4e6d58c9" PRIMARY KEY ("id")
  )`,
  `CREATE UNIQUE INDEX "courses_slug_unique" ON "courses" ("slug")`,
  `CREATE INDEX "IDX_1f417fd1b4c317cca9f992f189" ON "courses" ("position", "id")`,
  `CREATE TABLE "batches" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "course_id" uuid NOT NULL,
    "name" text NOT NULL,
    "access" text NOT NULL,
    "starts_on" date,
    "ends_on" date,
    "schedule_text" text,
    "seats" integer,
    "seats_taken" integer NOT NULL DEFAULT '0',
    "is_closed" boolean NOT NULL DEFAULT false,
    "is_code_weak" boolean NOT NULL DEFAULT false,
    "position" integer NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "secret_code_hash" text,
    CONSTRAINT "PK_55e7ff646e969b61d37eea5be7a" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "IDX_c333b8c19525fc0a855ff8c308" ON "batches" ("course_id")`,
  `CREATE INDEX "IDX_e70633bdc4317042f34ac3d9fe" ON "batches" ("starts_on")`,
  `CREATE TABLE "batch_accesses" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "user_id" uuid NOT NULL,
    "batch_id" uuid NOT NULL,
    "door" text NOT NULL,
    "granted_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_a009c05350d545dc4d9d1306a6c" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "IDX_7fd9d53d3135df81ced349df3f" ON "batch_accesses" ("batch_id", "granted_at", "id")`,
  `CREATE UNIQUE INDEX "batch_accesses_user_batch_unique" ON "batch_accesses" ("user_id", "batch_id")`,
  `CREATE TABLE "batch_references" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "batch_id" uuid NOT NULL,
    "title" text NOT NULL,
    "link" text NOT NULL,
    "image_url" text,
    "duration_text" text,
    "position" integer NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_1a8e4f268cf97706bd8e3ba8fa5" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "IDX_a54924326d5fa5bee11a387f2a" ON "batch_references" ("batch_id", "position")`,
  `CREATE TABLE "reference_views" (
    "user_id" uuid NOT NULL,
    "reference_id" uuid NOT NULL,
    "viewed_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_9bba2ec499e7c3cdca044b78b7d" PRIMARY KEY ("user_id",
    "reference_id")
  )`,
  `CREATE INDEX "IDX_888ae67e02ba666942a27cf43b" ON "reference_views" ("reference_id")`,
  `CREATE INDEX "IDX_ae9b45052a27a0b23db631eb21" ON "reference_views" ("user_id", "viewed_at")`,
  `CREATE TABLE "questions" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "question" text NOT NULL,
    "answer" text NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT "PK_08a6d4b0f49ff300bf3a0ca60ac" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE "site_settings" (
    "id" integer NOT NULL DEFAULT '1',
    "academy_name" text NOT NULL,
    "tagline" text NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    CONSTRAINT "PK_e4290e8371a166d7e066d131f6e" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE "testimonials" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "name" text NOT NULL,
    "role" text NOT NULL,
    "text" text NOT NULL,
    "rating" integer NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT "PK_63b03c608bd258f115a0a4a1060" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE "audit_events" (
    "id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
    "at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "actor_id" uuid,
    "actor_name" text,
    "action" text NOT NULL,
    "entity" text NOT NULL,
    "entity_id" uuid,
    "before" jsonb,
    "after" jsonb,
    "client_address" text NOT NULL,
    CONSTRAINT "PK_910f64d901a5c3e9878f0d4a407" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "IDX_c9bfe3eda4c329b863c306ab97" ON "audit_events" ("entity_id", "id")`,
  `ALTER TABLE "sessions" ADD CONSTRAINT "FK_085d540d9f418cfbdc7bd55bb19" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "batches" ADD CONSTRAINT "FK_c333b8c19525fc0a855ff8c3082" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "batch_accesses" ADD CONSTRAINT "FK_9eeb0baf48cf59e7f152b277447" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "batch_accesses" ADD CONSTRAINT "FK_0f38bfbfba6e1e0f0db941f88b0" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "batch_references" ADD CONSTRAINT "FK_762152a4d62e0c79a5e4da44bac" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "reference_views" ADD CONSTRAINT "FK_490d167129c646d013ab0235b12" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "reference_views" ADD CONSTRAINT "FK_888ae67e02ba666942a27cf43bf" FOREIGN KEY ("reference_id") REFERENCES "batch_references"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
];

/** TypeORM cannot describe indexes on expressions. */
const UNIQUE_NAMES = [
  `CREATE UNIQUE INDEX "users_email_unique" ON "users" (lower("email"))`,
  `CREATE UNIQUE INDEX "courses_name_unique" ON "courses" (lower("name"))`,
  `CREATE UNIQUE INDEX "batches_name_unique" ON "batches" ("course_id", lower("name"))`,
  `CREATE UNIQUE INDEX "references_title_unique" ON "batch_references" ("batch_id", lower("title"))`,
];

const RATE_LIMITS = [
  `CREATE TABLE "rate_limits" ("key" varchar(255) PRIMARY KEY, "points" integer NOT NULL DEFAULT 0, "expire" bigint)`,
];

const APPEND_ONLY_AUDIT = [
  `CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     RAISE EXCEPTION 'audit_events is append-only';
   END $$`,
  `CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_events"
   FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
];

/** Changes of these tables invalidate every process's cached responses. */
const PUBLIC_TABLES = [
  "courses",
  "batches",
  "batch_references",
  "site_settings",
  "testimonials",
  "questions",
];

const CONTENT_CHANGES = [
  `CREATE FUNCTION tell_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM pg_notify('content_changed', TG_TABLE_NAME);
     RETURN NULL;
   END $$`,
  ...PUBLIC_TABLES.map(
    (
      table,
    ) => `CREATE TRIGGER ${table}_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}"
   FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change()`,
  ),
];

const SITE = [
  `INSERT INTO "site_settings" ("academy_name", "tagline") VALUES ('Sopaan', 'Learn data. Step by step.')`,
];

const STATEMENTS = [
  ...TABLES,
  ...UNIQUE_NAMES,
  ...RATE_LIMITS,
  ...APPEND_ONLY_AUDIT,
  ...CONTENT_CHANGES,
  ...SITE,
];

export class LearningCore1763683200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) {
      await runner.query(statement);
    }
  }

  async down(): Promise<void> {
    throw new Error("This migration is irreversible: restore a backup instead.");
  }
}
