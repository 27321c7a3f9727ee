import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  `CREATE TABLE "bank_imports" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "file_name" text NOT NULL,
    "state" text NOT NULL,
    "problem" text,
    "headings" text array NOT NULL DEFAULT '{}',
    "samples" jsonb NOT NULL DEFAULT '[]',
    "columns" jsonb,
    "done" integer NOT NULL DEFAULT '0',
    "total" integer NOT NULL DEFAULT '0',
    "staff_name" text NOT NULL,
    "applied_by_id" uuid,
    "applied_by_name" text,
    "applied_from" text,
    "version" integer NOT NULL DEFAULT '1',
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "claimed_until" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "PK_f216dc7fa4e4fdd928b6416a9ff" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "bank_imports_at_work" ON "bank_imports" ("claimed_until") WHERE "state" IN ('READING', 'APPLYING')`,
  `CREATE INDEX "IDX_ac918f62d5136cbb4aa9d027be" ON "bank_imports" ("created_at", "id")`,
  `CREATE TABLE "bank_chunks" (
    "import_id" uuid NOT NULL,
    "position" integer NOT NULL,
    "bytes" bytea NOT NULL,
    CONSTRAINT "PK_355dca02126c46fcec77ff2f861" PRIMARY KEY ("import_id", "position")
  )`,
  `CREATE TABLE "bank_mappings" (
    "fingerprint" text NOT NULL,
    "columns" jsonb NOT NULL,
    "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_0a2d7dcae00b40a055ce01d671f" PRIMARY KEY ("fingerprint")
  )`,
  `CREATE TABLE "bank_rows" (
    "id" BIGSERIAL NOT NULL,
    "import_id" uuid NOT NULL,
    "line" integer NOT NULL,
    "booked_on" date,
    "amount_paise" bigint,
    "utr" text,
    "reference" text,
    "narration" text NOT NULL,
    "problem" text,
    "match" text NOT NULL,
    "reason" text,
    "registration_id" uuid,
    "applied_at" TIMESTAMP WITH TIME ZONE,
    "refusal" text,
    CONSTRAINT "PK_aedabfa49ed5c229b0db2ac40a8" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "IDX_ad5eca7490a0f88ebb2f2be2a4" ON "bank_rows" ("registration_id")`,
  `CREATE UNIQUE INDEX "bank_rows_applied_utr_unique" ON "bank_rows" ("utr") WHERE "applied_at" IS NOT NULL`,
  `CREATE INDEX "IDX_0dd0338206645f4809a406e531" ON "bank_rows" ("import_id", "match", "line", "id")`,
  `ALTER TABLE "bank_chunks" ADD CONSTRAINT "FK_a98c8d47c2b8ae35e54f1c33efd" FOREIGN KEY ("import_id") REFERENCES "bank_imports"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "bank_rows" ADD CONSTRAINT "FK_a0d56c9d5fe87e954d422a6b4bb" FOREIGN KEY ("import_id") REFERENCES "bank_imports"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "bank_rows" ADD CONSTRAINT "FK_ad5eca7490a0f88ebb2f2be2a46" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
  `ALTER TABLE "bank_chunks" ALTER COLUMN "bytes" SET STORAGE EXTERNAL`,
];

export class BankStatements1763684000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) {
      await runner.query(statement);
    }
  }

  async down(): Promise<void> {
    throw new Error("Reverting would delete bank payments: restore a backup instead.");
  }
}
