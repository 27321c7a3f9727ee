import type { MigrationInterface, QueryRunner } from "typeorm";

export class LiveClasses1798314600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "class_sessions" (
         "id" uuid NOT NULL DEFAULT gen_random_uuid(),
         "batch_id" uuid,
         "run_id" uuid,
         "title" text NOT NULL,
         "starts_at" TIMESTAMP WITH TIME ZONE NOT NULL,
         "minutes" integer NOT NULL,
         "join_link" text,
         "teacher_name" text,
         "recording_link" text,
         "reference_id" uuid,
         "cancelled_at" TIMESTAMP WITH TIME ZONE,
         "version" integer NOT NULL DEFAULT '1',
         "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
         "day_reminder_for" TIMESTAMP WITH TIME ZONE,
         "hour_reminder_for" TIMESTAMP WITH TIME ZONE,
         CONSTRAINT "PK_dc034da48c6e0cf95c51f606c4e" PRIMARY KEY ("id"),
         CONSTRAINT "REL_6d1d229468c31e65d808529175" UNIQUE ("reference_id"),
         CONSTRAINT "class_sessions_one_parent" CHECK (num_nonnulls("batch_id", "run_id") = 1),
         CONSTRAINT "FK_ca76f03c6f1b82ef463b14f0f28" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE CASCADE,
         CONSTRAINT "FK_3a23070c92985d3cc09af8538ce" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE CASCADE,
         CONSTRAINT "FK_6d1d229468c31e65d8085291758" FOREIGN KEY ("reference_id") REFERENCES "batch_references"("id") ON DELETE SET NULL
       )`,
    );
    await runner.query(
      `CREATE INDEX "IDX_b28f9339e5ef578e8b81c40da9" ON "class_sessions" ("batch_id", "starts_at")`,
    );
    await runner.query(
      `CREATE INDEX "IDX_575a2a0fa9b0fcb960c7592c60" ON "class_sessions" ("run_id", "starts_at")`,
    );
    await runner.query(`CREATE INDEX "class_sessions_by_start" ON "class_sessions" ("starts_at")`);
    await runner.query(
      `CREATE TABLE "class_attendances" (
         "session_id" uuid NOT NULL,
         "user_id" uuid NOT NULL,
         "joined_at" TIMESTAMP WITH TIME ZONE,
         "corrected_to" boolean,
         CONSTRAINT "PK_fb0fbffc19728d283b9f8ab0865" PRIMARY KEY ("session_id", "user_id"),
         CONSTRAINT "FK_38ed01804e959d6c711ae906435" FOREIGN KEY ("session_id") REFERENCES "class_sessions"("id") ON DELETE CASCADE,
         CONSTRAINT "FK_d63175052e8909cba672acd6887" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
       )`,
    );
    await runner.query(`CREATE INDEX "IDX_d63175052e8909cba672acd688" ON "class_attendances" ("user_id")`);
    await runner.query(
      `CREATE TABLE "class_changes" (
         "session_id" uuid NOT NULL,
         "batch_id" uuid,
         "run_id" uuid,
         "title" text NOT NULL,
         "known_start" TIMESTAMP WITH TIME ZONE,
         "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL,
         CONSTRAINT "PK_b31914673a0e1c11b0b9992a875" PRIMARY KEY ("session_id"),
         CONSTRAINT "class_changes_one_parent" CHECK (num_nonnulls("batch_id", "run_id") = 1),
         CONSTRAINT "FK_7c46780deac5911828ef11043fc" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE CASCADE,
         CONSTRAINT "FK_6fc9251e3202858d484b0612509" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE CASCADE
       )`,
    );
    await runner.query(`CREATE INDEX "IDX_7c46780deac5911828ef11043f" ON "class_changes" ("batch_id")`);
    await runner.query(`CREATE INDEX "IDX_6fc9251e3202858d484b061250" ON "class_changes" ("run_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "class_changes"`);
    await runner.query(`DROP TABLE "class_attendances"`);
    await runner.query(`DROP TABLE "class_sessions"`);
  }
}
