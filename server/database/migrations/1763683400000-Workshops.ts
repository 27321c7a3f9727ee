import type { MigrationInterface, QueryRunner } from "typeorm";

const TABLES = [
  `CREATE TABLE "bootcamps" (
    "id" uuid NOT NULL,
    "name" text NOT NULL,
    "headline" text NOT NULL,
    "text" text NOT NULL,
    "price_rupees" integer NOT NULL,
    "countdown_to" TIMESTAMP WITH TIME ZONE,
    "reasons" jsonb NOT NULL,
    "fun_coding" jsonb NOT NULL,
    "join_steps" jsonb NOT NULL,
    "banner_text" text NOT NULL,
    "is_published" boolean NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    CONSTRAINT "PK_d3d4d5ac597041a53deb030f990" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE "bootcamp_seasons" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "number" integer NOT NULL,
    "title" text NOT NULL,
    "tagline" text NOT NULL,
    "level_text" text NOT NULL,
    "price_rupees" integer NOT NULL,
    "rarity" text NOT NULL,
    "starts_at" TIMESTAMP WITH TIME ZONE,
    "is_locked" boolean NOT NULL,
    "time_left_text" text,
    "person_name" text,
    "image_url" text,
    "is_published" boolean NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_a2ddad08fc6a85beabf84c973d3" PRIMARY KEY ("id")
  )`,
  `CREATE UNIQUE INDEX "bootcamp_seasons_number_unique" ON "bootcamp_seasons" ("number")`,
  `CREATE TABLE "bootcamp_levels" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "season_id" uuid NOT NULL,
    "name" text NOT NULL,
    "position" integer NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    CONSTRAINT "PK_7ceb7df2c286aba60cb6158b438" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "IDX_b19e1bddb0ea989e937110caf5" ON "bootcamp_levels" ("season_id", "position")`,
  `CREATE TABLE "bootcamp_questions" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "level_id" uuid NOT NULL,
    "title" text NOT NULL,
    "prompt" text NOT NULL,
    "example" text NOT NULL,
    "starter_code" text NOT NULL,
    "expected_result" text NOT NULL,
    "position" integer NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    CONSTRAINT "PK_25ebeec5cf8f4261153fa7ae767" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "IDX_0b22b8a724d8459b9993686f03" ON "bootcamp_questions" ("level_id", "position")`,
  `CREATE TABLE "workshops" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "slug" text NOT NULL,
    "name" text NOT NULL,
    "layout" text NOT NULL,
    "headline" text NOT NULL,
    "tagline" text NOT NULL,
    "summary" text NOT NULL,
    "banner_text" text,
    "price_rupees" integer NOT NULL,
    "list_price_rupees" integer,
    "starts_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "minutes_per_day" integer NOT NULL,
    "days" integer NOT NULL,
    "place" text NOT NULL,
    "countdown_to" TIMESTAMP WITH TIME ZONE,
    "image_url" text,
    "certificate_text" text NOT NULL,
    "seats" integer,
    "seats_taken" integer NOT NULL DEFAULT '0',
    "agenda" jsonb NOT NULL,
    "faq" jsonb NOT NULL,
    "audiences" jsonb NOT NULL,
    "gallery" jsonb NOT NULL,
    "join_steps" jsonb NOT NULL,
    "is_published" boolean NOT NULL,
    "position" integer NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_6d0e82a124f5b53df91c8989848" PRIMARY KEY ("id")
  )`,
  `CREATE UNIQUE INDEX "workshops_slug_unique" ON "workshops" ("slug")`,
  `ALTER TABLE "bootcamp_levels" ADD CONSTRAINT "FK_733e3d9596293f495731f8307cf" FOREIGN KEY ("season_id") REFERENCES "bootcamp_seasons"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "bootcamp_questions" ADD CONSTRAINT "FK_cefe10b801345db18f632f27509" FOREIGN KEY ("level_id") REFERENCES "bootcamp_levels"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
];

const UNIQUE_NAMES = [
  `CREATE UNIQUE INDEX "bootcamp_levels_name_unique" ON "bootcamp_levels" ("season_id", lower("name"))`,
  `CREATE UNIQUE INDEX "bootcamp_questions_title_unique" ON "bootcamp_questions" ("level_id", lower("title"))`,
];

const PUBLIC_TABLES = ["workshops", "bootcamps", "bootcamp_seasons", "bootcamp_levels", "bootcamp_questions"];

const CONTENT_CHANGES = PUBLIC_TABLES.map(
  (
    table,
  ) => `CREATE TRIGGER ${table}_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}"
   FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change()`,
);

const BOOTCAMP = [
  `INSERT INTO "bootcamps"
   ("id", "name", "headline", "text", "price_rupees", "reasons", "fun_coding", "join_steps", "banner_text", "is_published")
   VALUES ('00000000-0000-4000-8000-000000000001', 'Coding bootcamp', 'Coding bootcamp', '', 0, '[]', '[]', '[]', '', false)`,
];

const STATEMENTS = [...TABLES, ...UNIQUE_NAMES, ...CONTENT_CHANGES, ...BOOTCAMP];

export class Workshops1763683400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...PUBLIC_TABLES].reverse()) {
      await runner.query(`DROP TABLE "${table}"`);
    }
  }
}
