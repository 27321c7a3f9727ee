import type { MigrationInterface, QueryRunner } from "typeorm";

/** TypeORM derives these names from the table's: the old name, then the new one. */
const CONSTRAINTS = [
  ["FK_490d167129c646d013ab0235b12", "FK_0d9292b3eb40707950eeeba9617"],
  ["FK_888ae67e02ba666942a27cf43bf", "FK_964813473660ac475cb6f0ae7e6"],
];
const INDEXES = [
  ["IDX_888ae67e02ba666942a27cf43b", "IDX_964813473660ac475cb6f0ae7e"],
  ["IDX_ae9b45052a27a0b23db631eb21", "IDX_bf84854d40723a89cef0537412"],
];

export class LessonProgress1798314500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "reference_views" RENAME TO "lesson_progress"`);
    for (const [before, after] of CONSTRAINTS)
      await runner.query(`ALTER TABLE "lesson_progress" RENAME CONSTRAINT "${before}" TO "${after}"`);
    for (const [before, after] of INDEXES) await runner.query(`ALTER INDEX "${before}" RENAME TO "${after}"`);
    // For processes of the previous release; the next release drops it.
    await runner.query(
      `CREATE VIEW "reference_views" AS SELECT "user_id", "reference_id", "viewed_at" FROM "lesson_progress"`,
    );
    await runner.query(
      `ALTER TABLE "lesson_progress"
         ADD "watched" int4multirange NOT NULL DEFAULT '{}',
         ADD "watched_seconds" integer NOT NULL DEFAULT '0',
         ADD "position_seconds" integer NOT NULL DEFAULT '0',
         ADD "position_at" TIMESTAMP WITH TIME ZONE,
         ADD "watched_at" TIMESTAMP WITH TIME ZONE,
         ADD "ticked_at" TIMESTAMP WITH TIME ZONE,
         ADD "opened_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await runner.query(`UPDATE "lesson_progress" SET "opened_at" = "viewed_at"`);
    await runner.query(
      `CREATE TABLE "watch_clocks" (
         "user_id" uuid NOT NULL,
         "spent_until" TIMESTAMP WITH TIME ZONE NOT NULL,
         CONSTRAINT "watch_clocks_pkey" PRIMARY KEY ("user_id"),
         CONSTRAINT "FK_7b1fde4a59bd97b409ecf3b8d48" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "watch_clocks"`);
    await runner.query(`DROP VIEW "reference_views"`);
    await runner.query(
      `ALTER TABLE "lesson_progress" DROP COLUMN "watched", DROP COLUMN "watched_seconds",
         DROP COLUMN "position_seconds", DROP COLUMN "position_at", DROP COLUMN "watched_at", DROP COLUMN "ticked_at",
         DROP COLUMN "opened_at"`,
    );
    for (const [before, after] of INDEXES) await runner.query(`ALTER INDEX "${after}" RENAME TO "${before}"`);
    for (const [before, after] of CONSTRAINTS)
      await runner.query(`ALTER TABLE "lesson_progress" RENAME CONSTRAINT "${after}" TO "${before}"`);
    await runner.query(`ALTER TABLE "lesson_progress" RENAME TO "reference_views"`);
  }
}
