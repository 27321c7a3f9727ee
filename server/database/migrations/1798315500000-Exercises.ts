import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  `CREATE TABLE "exercises" (
     "id" uuid NOT NULL DEFAULT gen_random_uuid(),
     "slug" text NOT NULL,
     "kind" text NOT NULL,
     "title" text NOT NULL,
     "topic" text NOT NULL,
     "level" text NOT NULL,
     "minutes" integer NOT NULL,
     "prompt" text NOT NULL,
     "starter_code" text NOT NULL,
     "solution" text NOT NULL,
     "setup" text NOT NULL,
     "files" jsonb NOT NULL,
     "is_ordered" boolean NOT NULL,
     "tolerance" double precision,
     "hints" text array NOT NULL DEFAULT '{}',
     "tests" jsonb NOT NULL DEFAULT '[]',
     "is_open" boolean NOT NULL,
     "is_published" boolean NOT NULL,
     "check_version" integer NOT NULL DEFAULT '1',
     "check_problem" text,
     "position" integer NOT NULL,
     "version" integer NOT NULL DEFAULT '1',
     "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
     CONSTRAINT "exercises_pkey" PRIMARY KEY ("id")
   )`,
  `CREATE UNIQUE INDEX "exercises_slug_unique" ON "exercises" ("slug")`,
  `CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE ON "exercises"
     FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change()`,
  `CREATE TRIGGER "index_for_search" AFTER INSERT OR DELETE OR UPDATE OF "title", "topic", "prompt" ON "exercises"
     FOR EACH ROW EXECUTE FUNCTION index_for_search('EXERCISE', 'title', 'topic', 'prompt')`,
];

export class Exercises1798315500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "exercises"`);
    await runner.query(`DELETE FROM "search_entries" WHERE "kind" = 'EXERCISE'`);
  }
}
