import type { MigrationInterface, QueryRunner } from "typeorm";

const TABLES = [
  `CREATE TABLE "coupons" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "code" text NOT NULL,
    "unit" text NOT NULL,
    "value" integer NOT NULL,
    "valid_from" TIMESTAMP WITH TIME ZONE,
    "valid_until" TIMESTAMP WITH TIME ZONE,
    "max_uses" integer,
    "uses_taken" integer NOT NULL DEFAULT '0',
    "is_for_all" boolean NOT NULL,
    "is_for_bootcamp" boolean NOT NULL,
    "workshop_ids" uuid array NOT NULL DEFAULT '{}',
    "course_ids" uuid array NOT NULL DEFAULT '{}',
    "is_active" boolean NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "coupons_uses" CHECK ("uses_taken" >= 0 AND ("max_uses" IS NULL OR "uses_taken" <= "max_uses")),
    CONSTRAINT "PK_d7ea8864a0150183770f3e9a8cb" PRIMARY KEY ("id")
  )`,
  `CREATE UNIQUE INDEX "coupons_code_unique" ON "coupons" ("code")`,
  `CREATE INDEX "IDX_7c151f3e3a14e89b6f4263fdde" ON "coupons" ("created_at", "id")`,
  `CREATE TABLE "registrations" (
    "id" uuid NOT NULL,
    "reference" text NOT NULL,
    "kind" text NOT NULL,
    "workshop_id" uuid,
    "season_id" uuid,
    "batch_id" uuid,
    "title" text NOT NULL,
    "user_id" uuid,
    "name" text NOT NULL,
    "email" text NOT NULL,
    "phone" text NOT NULL,
    "list_rupees" integer NOT NULL,
    "discount_rupees" integer NOT NULL,
    "amount_rupees" integer NOT NULL,
    "coupon_id" uuid,
    "coupon_code" text,
    "state" text NOT NULL,
    "reason" text,
    "hold_until" TIMESTAMP WITH TIME ZONE,
    "holds_seat" boolean NOT NULL,
    "queue_number" BIGSERIAL NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "secret_hash" bytea NOT NULL,
    "idempotency_key_hash" bytea NOT NULL,
    CONSTRAINT "registrations_one_offering" CHECK ((("kind" = 'WORKSHOP') = ("workshop_id" IS NOT NULL)) AND (("kind" = 'SEASON') = ("season_id" IS NOT NULL)) AND (("kind" = 'BATCH') = ("batch_id" IS NOT NULL)) AND num_nonnulls("workshop_id", "season_id", "batch_id") = 1),
    CONSTRAINT "PK_6013e724d7b22929da9cd7282d1" PRIMARY KEY ("id")
  )`,
  `CREATE UNIQUE INDEX "registrations_reference_unique" ON "registrations" ("reference")`,
  `CREATE INDEX "IDX_baa074efd7d8645f5bce29953e" ON "registrations" ("workshop_id")`,
  `CREATE INDEX "IDX_d58b604219fb28c8ed9deb4f6e" ON "registrations" ("season_id")`,
  `CREATE INDEX "IDX_aa1845991d32d819c4182ca0f4" ON "registrations" ("batch_id")`,
  `CREATE INDEX "IDX_76f4a4c9214d503100b53fae81" ON "registrations" ("hold_until")`,
  `CREATE UNIQUE INDEX "registrations_secret_unique" ON "registrations" ("secret_hash")`,
  `CREATE UNIQUE INDEX "registrations_idempotency_unique" ON "registrations" ("idempotency_key_hash")`,
  `CREATE INDEX "IDX_42979680ee5295c6982cdfd9c4" ON "registrations" ("user_id", "created_at")`,
  `CREATE INDEX "IDX_90d05c68b6a08b8a6c8e4676d3" ON "registrations" ("state", "created_at", "id")`,
  `CREATE INDEX "IDX_466e5afbc294854a1c104fae2f" ON "registrations" ("created_at", "id")`,
  `CREATE TABLE "payment_proofs" (
    "registration_id" uuid NOT NULL,
    "utr" text,
    "picture_id" uuid,
    "submitted_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "is_withdrawn" boolean NOT NULL DEFAULT false,
    CONSTRAINT "PK_0b0c51df961fe07d1510a52879c" PRIMARY KEY ("registration_id")
  )`,
  `CREATE UNIQUE INDEX "payment_proofs_utr_unique" ON "payment_proofs" ("utr") WHERE "is_withdrawn" = false`,
  `CREATE TABLE "proof_pictures" (
    "id" uuid NOT NULL,
    "registration_id" uuid NOT NULL,
    "width" integer NOT NULL,
    "height" integer NOT NULL,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "bytes" bytea NOT NULL,
    CONSTRAINT "PK_118ec63614cc220c0d91094169c" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "IDX_fec69db0c3d3d688c51f009ca8" ON "proof_pictures" ("registration_id")`,
  `CREATE TABLE "registration_events" (
    "id" BIGSERIAL NOT NULL,
    "registration_id" uuid NOT NULL,
    "state" text NOT NULL,
    "at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "by" text NOT NULL,
    "staff_name" text,
    "note" text,
    CONSTRAINT "PK_bdc9fb0b4c9ace1d8018a32dd03" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "IDX_c5e4ac647c9e367b84f4b2e675" ON "registration_events" ("registration_id", "id")`,
  `ALTER TABLE "batches" ADD "whats_app_group_link" text`,
  `ALTER TABLE "bootcamp_seasons" ADD "seats" integer`,
  `ALTER TABLE "bootcamp_seasons" ADD "seats_taken" integer NOT NULL DEFAULT '0'`,
  `ALTER TABLE "bootcamp_seasons" ADD "whats_app_group_link" text`,
  `ALTER TABLE "workshops" ADD "whats_app_group_link" text`,
  `ALTER TABLE "registrations" ADD CONSTRAINT "FK_baa074efd7d8645f5bce29953e2" FOREIGN KEY ("workshop_id") REFERENCES "workshops"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "registrations" ADD CONSTRAINT "FK_d58b604219fb28c8ed9deb4f6e9" FOREIGN KEY ("season_id") REFERENCES "bootcamp_seasons"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "registrations" ADD CONSTRAINT "FK_aa1845991d32d819c4182ca0f40" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "registrations" ADD CONSTRAINT "FK_6aacc9b213fd8c881af6c738ecf" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
  `ALTER TABLE "registrations" ADD CONSTRAINT "FK_9a82ec458a3cd6ace1b522157ec" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
  `ALTER TABLE "payment_proofs" ADD CONSTRAINT "FK_0b0c51df961fe07d1510a52879c" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "proof_pictures" ADD CONSTRAINT "FK_fec69db0c3d3d688c51f009ca86" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "registration_events" ADD CONSTRAINT "FK_b181392ee3facd34d54c38e54bd" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "proof_pictures" ALTER COLUMN "bytes" SET STORAGE EXTERNAL`,
];

const LIVE = `"state" IN ('WAITING', 'STARTED', 'SUBMITTED', 'CONFIRMED') OR "hold_until" IS NOT NULL`;

const ONE_LIVE_EACH = ["workshop", "season", "batch"].map(
  (kind) => `CREATE UNIQUE INDEX "registrations_live_${kind}_unique"
   ON "registrations" ("${kind}_id", lower("email")) WHERE ${LIVE}`,
);

/** Every registration looks up who is next in line. */
const LINES = ["workshop", "season", "batch"].map(
  (kind) => `CREATE INDEX "registrations_waiting_${kind}"
   ON "registrations" ("${kind}_id", "queue_number") WHERE "state" = 'WAITING'`,
);

const ADDRESSES = [`CREATE INDEX "registrations_email" ON "registrations" (lower("email"))`];

const STATEMENTS = [...TABLES, ...ONE_LIVE_EACH, ...LINES, ...ADDRESSES];

export class Enrolment1763683900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) {
      await runner.query(statement);
    }
  }

  async down(): Promise<void> {
    throw new Error("Reverting would delete orders and payments: restore a backup instead.");
  }
}
