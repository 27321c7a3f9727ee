import type { MigrationInterface, QueryRunner } from "typeorm";

const ONLY_ROW = "00000000-0000-4000-8000-000000000001";

const COURSES = [
  `ALTER TABLE "courses" ADD "is_sold" boolean NOT NULL DEFAULT false`,
  `ALTER TABLE "courses" ADD "section_text" text`,
  `ALTER TABLE "courses" ADD "see_more_link" text`,
  `ALTER TABLE "courses" ADD "syllabus" text array NOT NULL DEFAULT '{}'`,
  `UPDATE "courses" SET "is_sold" = true WHERE "price_rupees" IS NOT NULL`,
];

const SETTINGS = [
  `ALTER TABLE "site_settings" DROP COLUMN "id"`,
  `ALTER TABLE "site_settings" ADD "id" uuid`,
  `UPDATE "site_settings" SET "id" = '${ONLY_ROW}'`,
  `ALTER TABLE "site_settings" ALTER COLUMN "id" SET NOT NULL`,
  `ALTER TABLE "site_settings" ADD CONSTRAINT "PK_e4290e8371a166d7e066d131f6e" PRIMARY KEY ("id")`,
  `ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_only_row" CHECK ("id" = '${ONLY_ROW}')`,
  `ALTER TABLE "site_settings" ADD "phones" text array NOT NULL DEFAULT '{}'`,
  `ALTER TABLE "site_settings" ADD "emails" text array NOT NULL DEFAULT '{}'`,
  `ALTER TABLE "site_settings" ADD "address" text`,
  `ALTER TABLE "site_settings" ADD "whats_app_number" text`,
  `ALTER TABLE "site_settings" ADD "upi_address" text`,
  `ALTER TABLE "site_settings" ADD "upi_payee_name" text`,
  `ALTER TABLE "site_settings" ADD "social_links" jsonb NOT NULL DEFAULT '[]'`,
  `ALTER TABLE "site_settings" ADD "courses_page_link" text`,
];

const LISTS = ["testimonials", "questions"].flatMap((table) => [
  `ALTER TABLE "${table}" ADD "is_published" boolean NOT NULL DEFAULT true`,
  `ALTER TABLE "${table}" ADD "version" integer NOT NULL DEFAULT '1'`,
]);

const TABLES = [
  `CREATE INDEX "IDX_3440b5701f18b7b0bd3ca19332" ON "questions" ("position", "id")`,
  `CREATE INDEX "IDX_3e94afab709251fed113fc5c49" ON "testimonials" ("position", "id")`,
  `CREATE TABLE "partners" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "name" text NOT NULL,
    "link" text,
    "image_url" text,
    "is_published" boolean NOT NULL,
    "position" integer NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    CONSTRAINT "PK_998645b20820e4ab99aeae03b41" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "IDX_d39aa6485465d00d5bc838d723" ON "partners" ("position", "id")`,
  `CREATE UNIQUE INDEX "partners_name_unique" ON "partners" (lower("name"))`,
  `CREATE TABLE "home_content" (
    "id" uuid NOT NULL,
    "hero_headline" text NOT NULL,
    "hero_text" text NOT NULL,
    "start_learning_link" text,
    "languages" jsonb NOT NULL DEFAULT '[]',
    "tips" jsonb NOT NULL DEFAULT '[]',
    "reasons" jsonb NOT NULL DEFAULT '[]',
    "version" integer NOT NULL DEFAULT '1',
    CONSTRAINT "home_content_only_row" CHECK ("id" = '${ONLY_ROW}'),
    CONSTRAINT "PK_0538ebd94d81ba89f8ea85318f4" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE "about_content" (
    "id" uuid NOT NULL,
    "story" text NOT NULL,
    "mission" text NOT NULL,
    "vision" text NOT NULL,
    "values" jsonb NOT NULL DEFAULT '[]',
    "reasons" jsonb NOT NULL DEFAULT '[]',
    "version" integer NOT NULL DEFAULT '1',
    CONSTRAINT "about_content_only_row" CHECK ("id" = '${ONLY_ROW}'),
    CONSTRAINT "PK_3086a6ad374a54bd39deecfdecf" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE "blog_posts" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "slug" text NOT NULL,
    "title" text NOT NULL,
    "excerpt" text NOT NULL,
    "body" text NOT NULL,
    "author_name" text NOT NULL,
    "cover_url" text,
    "cover_alt" text NOT NULL DEFAULT '',
    "tags" text array NOT NULL DEFAULT '{}',
    "published_at" TIMESTAMP WITH TIME ZONE,
    "is_published" boolean NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_dd2add25eac93daefc93da9d387" PRIMARY KEY ("id")
  )`,
  `CREATE UNIQUE INDEX "blog_posts_slug_unique" ON "blog_posts" ("slug")`,
  `CREATE INDEX "IDX_22bef6e3952c21f259717a7ebf" ON "blog_posts" ("published_at", "id")`,
  `CREATE INDEX "IDX_f7ddab2c912b0738099bb9dd84" ON "blog_posts" ("created_at", "id")`,
  `CREATE TABLE "offer_votes" (
    "visitor_hash" bytea NOT NULL,
    "is_like" boolean NOT NULL,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_81dae8ddf4ca3c4268625f883c7" PRIMARY KEY ("visitor_hash")
  )`,
  `CREATE TABLE "offer_vote_counts" (
    "id" uuid NOT NULL,
    "likes" integer NOT NULL,
    "dislikes" integer NOT NULL,
    CONSTRAINT "offer_vote_counts_only_row" CHECK ("id" = '${ONLY_ROW}'),
    CONSTRAINT "PK_e53cf68a1bcdaa25b10c11ee290" PRIMARY KEY ("id")
  )`,
];

/** Votes are excluded: a vote must not invalidate every cached response. */
const CONTENT_CHANGES = ["partners", "home_content", "about_content", "blog_posts"].map(
  (
    table,
  ) => `CREATE TRIGGER ${table}_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}"
   FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change()`,
);

const ONLY_ROWS = [
  `INSERT INTO "home_content" ("id", "hero_headline", "hero_text")
   VALUES ('${ONLY_ROW}', 'Learn data. Step by step.', 'Live workshops, short courses and recorded classes.')`,
  `INSERT INTO "about_content" ("id", "story", "mission", "vision") VALUES ('${ONLY_ROW}', '', '', '')`,
  `INSERT INTO "offer_vote_counts" ("id", "likes", "dislikes") VALUES ('${ONLY_ROW}', 0, 0)`,
];

const STATEMENTS = [...COURSES, ...SETTINGS, ...LISTS, ...TABLES, ...CONTENT_CHANGES, ...ONLY_ROWS];

export class SiteContent1763683500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) {
      await runner.query(statement);
    }
  }

  async down(): Promise<void> {
    throw new Error("Reverting would delete content: restore a backup instead.");
  }
}
