import type { MigrationInterface, QueryRunner } from "typeorm";

export class ExercisePlaces1798315500100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const statements = [
      `ALTER TABLE "batch_references" ADD "exercise_id" uuid, ADD "checkpoints" jsonb NOT NULL DEFAULT '[]'`,
      `CREATE INDEX "IDX_195978b432cf418ba771ed1644" ON "batch_references" ("exercise_id")`,
      `ALTER TABLE "bootcamp_questions" ADD "exercise_id" uuid`,
      `CREATE INDEX "IDX_29b1e0f219fec5869d7a410662" ON "bootcamp_questions" ("exercise_id")`,
      `ALTER TABLE "lesson_progress" ADD "passed_at" TIMESTAMP WITH TIME ZONE`,
      `ALTER TABLE "lesson_questions" ADD "code" text`,
      `ALTER TABLE "certificate_rules" ADD "exercises_percent" integer`,
    ];
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const columns = [
      ["certificate_rules", "exercises_percent"],
      ["lesson_questions", "code"],
      ["lesson_progress", "passed_at"],
      ["bootcamp_questions", "exercise_id"],
      ["batch_references", "checkpoints"],
      ["batch_references", "exercise_id"],
    ];
    for (const [table, column] of columns)
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`);
  }
}
