import type { MigrationInterface, QueryRunner } from "typeorm";

export class LessonFiles1798314900100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "lesson_files" (
         "id" uuid NOT NULL DEFAULT gen_random_uuid(),
         "purpose" text NOT NULL,
         "name" text NOT NULL,
         "media_type" text NOT NULL,
         "size_bytes" integer NOT NULL,
         "digest" text NOT NULL,
         "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
         CONSTRAINT "lesson_files_pkey" PRIMARY KEY ("id")
       )`,
    );
    await runner.query(
      `CREATE TABLE "lesson_file_chunks" (
         "file_id" uuid NOT NULL,
         "place" integer NOT NULL,
         "bytes" bytea NOT NULL,
         CONSTRAINT "lesson_file_chunks_pkey" PRIMARY KEY ("file_id", "place"),
         CONSTRAINT "FK_847591d55e617f599940490e5c6" FOREIGN KEY ("file_id") REFERENCES "lesson_files"("id") ON DELETE CASCADE
       )`,
    );
    // Uncompressed, so that a range reads a part of a chunk.
    await runner.query(`ALTER TABLE "lesson_file_chunks" ALTER "bytes" SET STORAGE EXTERNAL`);
    await runner.query(
      `ALTER TABLE "batch_references" ALTER "link" DROP NOT NULL, ADD "text" text, ADD "file_id" uuid, ADD "captions_id" uuid,
         ADD CONSTRAINT "FK_a87f38dd19683ca9e2b85ed3108" FOREIGN KEY ("file_id") REFERENCES "lesson_files"("id"),
         ADD CONSTRAINT "FK_dd7255c4ec357497304aea37967" FOREIGN KEY ("captions_id") REFERENCES "lesson_files"("id")`,
    );
    await runner.query(`CREATE INDEX "IDX_6d6a693ab45c0ba69f07b2dd9b" ON "lesson_files" ("created_at")`);
    await runner.query(`CREATE INDEX "IDX_a87f38dd19683ca9e2b85ed310" ON "batch_references" ("file_id")`);
    await runner.query(`CREATE INDEX "IDX_dd7255c4ec357497304aea3796" ON "batch_references" ("captions_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "batch_references" DROP COLUMN "text", DROP COLUMN "file_id", DROP COLUMN "captions_id"`,
    );
    await runner.query(`UPDATE "batch_references" SET "link" = '' WHERE "link" IS NULL`);
    await runner.query(`ALTER TABLE "batch_references" ALTER "link" SET NOT NULL`);
    await runner.query(`DROP TABLE "lesson_file_chunks"`);
    await runner.query(`DROP TABLE "lesson_files"`);
  }
}
