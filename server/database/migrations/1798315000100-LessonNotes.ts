import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  `CREATE TABLE "lesson_notes" (
     "id" uuid NOT NULL DEFAULT gen_random_uuid(),
     "user_id" uuid NOT NULL,
     "reference_id" uuid NOT NULL,
     "at_second" integer,
     "text" text NOT NULL,
     "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
     CONSTRAINT "PK_89780b18199ecda10d5913f3747" PRIMARY KEY ("id"),
     CONSTRAINT "FK_ec783a54bb94db53d307ff2ffb7" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE,
     CONSTRAINT "FK_26f840e8bdd7de1ee7e4d525974" FOREIGN KEY ("reference_id") REFERENCES "batch_references"("id")
   )`,
  `CREATE INDEX "lesson_notes_of_lesson" ON "lesson_notes" ("reference_id", "user_id")`,
  `CREATE INDEX "lesson_notes_of_person" ON "lesson_notes" ("user_id", "created_at", "id")`,
  `CREATE TABLE "bookmarks" (
     "id" uuid NOT NULL DEFAULT gen_random_uuid(),
     "user_id" uuid NOT NULL,
     "reference_id" uuid NOT NULL,
     "at_second" integer,
     "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
     CONSTRAINT "PK_7f976ef6cecd37a53bd11685f32" PRIMARY KEY ("id"),
     CONSTRAINT "FK_58a0fbaee65cd8959a870ee678c" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE,
     CONSTRAINT "FK_101e102dbe9cb2d5d3bd53f15db" FOREIGN KEY ("reference_id") REFERENCES "batch_references"("id")
   )`,
  `CREATE INDEX "IDX_101e102dbe9cb2d5d3bd53f15d" ON "bookmarks" ("reference_id")`,
  `CREATE INDEX "bookmarks_of_person" ON "bookmarks" ("user_id", "created_at", "id")`,
  `CREATE UNIQUE INDEX "bookmarks_person_lesson_unique" ON "bookmarks" ("user_id", "reference_id")`,
];

export class LessonNotes1798315000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "bookmarks"`);
    await runner.query(`DROP TABLE "lesson_notes"`);
  }
}
