import type { MigrationInterface, QueryRunner } from "typeorm";

const PROGRESS_KEY = "FK_964813473660ac475cb6f0ae7e6";

async function referToLessons(runner: QueryRunner, onDelete: string): Promise<void> {
  await runner.query(
    `ALTER TABLE "lesson_progress" DROP CONSTRAINT "${PROGRESS_KEY}",
       ADD CONSTRAINT "${PROGRESS_KEY}" FOREIGN KEY ("reference_id") REFERENCES "batch_references"("id")
         ON DELETE ${onDelete}`,
  );
}

async function indexTitles(runner: QueryRunner, where: string): Promise<void> {
  await runner.query(`DROP INDEX "references_title_unique"`);
  await runner.query(
    `CREATE UNIQUE INDEX "references_title_unique" ON "batch_references" ("batch_id", lower("title")) ${where}`,
  );
}

/** Lessons are marked as removed instead of deleted, and progress keeps a lesson from being deleted. */
export class RemovedLessons1798314900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "batch_references" ADD "removed_at" TIMESTAMP WITH TIME ZONE,
         ADD "kind" text NOT NULL DEFAULT 'VIDEO',
         ADD "video_number" integer NOT NULL DEFAULT '1'`,
    );
    await runner.query(`ALTER TABLE "lesson_progress" ADD "earlier_seconds" integer NOT NULL DEFAULT '0'`);
    await indexTitles(runner, `WHERE "removed_at" IS NULL`);
    await referToLessons(runner, "NO ACTION");
  }

  async down(runner: QueryRunner): Promise<void> {
    await referToLessons(runner, "CASCADE");
    await runner.query(`DELETE FROM "batch_references" WHERE "removed_at" IS NOT NULL`);
    await indexTitles(runner, "");
    await runner.query(`ALTER TABLE "lesson_progress" DROP COLUMN "earlier_seconds"`);
    await runner.query(`ALTER TABLE "batch_references" DROP COLUMN "removed_at", DROP COLUMN "kind",
         DROP COLUMN "video_number"`);
  }
}
