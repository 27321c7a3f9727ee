import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  `CREATE TABLE "pictures" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "width" integer NOT NULL,
    "height" integer NOT NULL,
    "alt" text NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_7aa5e10dd31983e9f05b9f1fc85" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE "picture_files" (
    "picture_id" uuid NOT NULL,
    "width" integer NOT NULL,
    "format" text NOT NULL,
    "bytes" bytea NOT NULL,
    CONSTRAINT "PK_ced99e26f6b1d8b9cb122b971da" PRIMARY KEY ("picture_id", "width", "format"),
    CONSTRAINT "FK_bc586c4b5a4c776b36150d423b2" FOREIGN KEY ("picture_id") REFERENCES "pictures"("id") ON DELETE CASCADE
  )`,
  `CREATE INDEX "IDX_585b46dfe9c94bddbc73d8d7b0" ON "pictures" ("created_at")`,
  `ALTER TABLE "picture_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL`,
  // Pages show the alt text; the bytes never change.
  `CREATE TRIGGER pictures_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "pictures"
   FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change()`,
];

export class Media1763683600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) {
      await runner.query(statement);
    }
  }

  async down(): Promise<void> {
    throw new Error("Reverting would delete uploads: restore a backup instead.");
  }
}
