import type { MigrationInterface, QueryRunner } from "typeorm";

export class Teachers1798315700300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "teachers" (
      "id" uuid NOT NULL DEFAULT gen_random_uuid(),
      "name" text NOT NULL,
      "line" text NOT NULL,
      "link" text,
      "image_url" text,
      "course_ids" uuid array NOT NULL DEFAULT '{}',
      "workshop_ids" uuid array NOT NULL DEFAULT '{}',
      "is_for_bootcamp" boolean NOT NULL,
      "is_sample" boolean NOT NULL,
      "is_published" boolean NOT NULL,
      "position" integer NOT NULL,
      "version" integer NOT NULL DEFAULT '1',
      CONSTRAINT "teachers_pkey" PRIMARY KEY ("id")
    )`);
    await runner.query(`CREATE INDEX "IDX_e758227f21ea496c635c45a815" ON "teachers" ("position", "id")`);
    await runner.query(`CREATE TRIGGER teachers_content_changed
      AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "teachers"
      FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change()`);
    await runner.query(`ALTER TABLE "testimonials" ADD COLUMN "is_sample" boolean NOT NULL DEFAULT false`);
  }

  async down(): Promise<void> {
    throw new Error("Reverting would delete content: restore a backup instead.");
  }
}
