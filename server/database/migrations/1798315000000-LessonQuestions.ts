import type { MigrationInterface, QueryRunner } from "typeorm";

const POST = `
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "user_id" uuid,
  "is_by_staff" boolean NOT NULL DEFAULT false,
  "text" text NOT NULL,
  "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
  "edited_at" TIMESTAMP WITH TIME ZONE,
  "hidden_at" TIMESTAMP WITH TIME ZONE,
  "hidden_reason" text`;

const STATEMENTS = [
  `CREATE TABLE "lesson_questions" (${POST},
     "reference_id" uuid NOT NULL,
     "at_second" integer,
     "title" text NOT NULL,
     "is_answered" boolean NOT NULL DEFAULT false,
     CONSTRAINT "PK_a90c71312451e7b01e96521e856" PRIMARY KEY ("id"),
     CONSTRAINT "FK_db9df72e1cb3e715a8d448eb942" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL,
     CONSTRAINT "FK_d44809f5ad57f66907e8a5d703b" FOREIGN KEY ("reference_id") REFERENCES "batch_references"("id")
   )`,
  `CREATE INDEX "IDX_db9df72e1cb3e715a8d448eb94" ON "lesson_questions" ("user_id")`,
  `CREATE INDEX "lesson_questions_by_time" ON "lesson_questions" ("created_at", "id")`,
  `CREATE INDEX "lesson_questions_unanswered" ON "lesson_questions" ("created_at", "id") WHERE (NOT is_answered AND hidden_at IS NULL)`,
  `CREATE INDEX "lesson_questions_of_lesson" ON "lesson_questions" ("reference_id", "created_at", "id")`,
  `CREATE TABLE "lesson_answers" (${POST},
     "question_id" uuid NOT NULL,
     "accepted_at" TIMESTAMP WITH TIME ZONE,
     CONSTRAINT "PK_9f4a05900bffe26b03e74f78407" PRIMARY KEY ("id"),
     CONSTRAINT "FK_094376e3d333a7ac9892f318dc2" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL,
     CONSTRAINT "FK_a19c859cc8e6577ad5d5170a446" FOREIGN KEY ("question_id") REFERENCES "lesson_questions"("id")
   )`,
  `CREATE INDEX "IDX_094376e3d333a7ac9892f318dc" ON "lesson_answers" ("user_id")`,
  `CREATE UNIQUE INDEX "lesson_answers_accepted_unique" ON "lesson_answers" ("question_id") WHERE (accepted_at IS NOT NULL)`,
  `CREATE INDEX "lesson_answers_of_question" ON "lesson_answers" ("question_id", "created_at", "id")`,
  `CREATE TABLE "post_reports" (
     "id" uuid NOT NULL DEFAULT gen_random_uuid(),
     "user_id" uuid,
     "question_id" uuid,
     "answer_id" uuid,
     "reason" text NOT NULL,
     "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
     "handled_at" TIMESTAMP WITH TIME ZONE,
     CONSTRAINT "post_reports_of_one" CHECK (num_nonnulls("question_id", "answer_id") = 1),
     CONSTRAINT "PK_afa7cad2bd08b113aeb519c37b7" PRIMARY KEY ("id"),
     CONSTRAINT "FK_6014e696c442bf3d4882fde1f8b" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL,
     CONSTRAINT "FK_9e6f3ad9d52fed9523574aedd79" FOREIGN KEY ("question_id") REFERENCES "lesson_questions"("id"),
     CONSTRAINT "FK_576db6dcbce1cb397ea92ebb1a0" FOREIGN KEY ("answer_id") REFERENCES "lesson_answers"("id")
   )`,
  `CREATE INDEX "IDX_6014e696c442bf3d4882fde1f8" ON "post_reports" ("user_id")`,
  `CREATE INDEX "post_reports_handled" ON "post_reports" ("handled_at") WHERE (handled_at IS NOT NULL)`,
  `CREATE UNIQUE INDEX "post_reports_answer_unique" ON "post_reports" ("answer_id", "user_id")`,
  `CREATE UNIQUE INDEX "post_reports_question_unique" ON "post_reports" ("question_id", "user_id")`,
];

export class LessonQuestions1798315000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ["post_reports", "lesson_answers", "lesson_questions"])
      await runner.query(`DROP TABLE "${table}"`);
  }
}
