import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  `CREATE TABLE "letters" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "kind" text NOT NULL,
    "to" text NOT NULL,
    "subject" text NOT NULL,
    "paragraphs" text array NOT NULL,
    "action_label" text,
    "action_path" text,
    "attachments" jsonb NOT NULL DEFAULT '[]',
    "is_confidential" boolean NOT NULL,
    "state" text NOT NULL,
    "attempts" integer NOT NULL DEFAULT '0',
    "last_error" text,
    "queued_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "sent_at" TIMESTAMP WITH TIME ZONE,
    "claimed_until" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "PK_letters" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "letters_by_time" ON "letters" ("queued_at", "id")`,
  `CREATE INDEX "letters_by_state" ON "letters" ("state", "queued_at", "id")`,
  `CREATE TABLE "account_tokens" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "user_id" uuid NOT NULL,
    "purpose" text NOT NULL,
    "email" text NOT NULL,
    "token_hash" bytea NOT NULL,
    "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_account_tokens" PRIMARY KEY ("id"),
    CONSTRAINT "FK_1b5fea09efc20c7f63c4a09b3d6" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
  )`,
  `CREATE UNIQUE INDEX "account_tokens_hash_unique" ON "account_tokens" ("token_hash")`,
  `CREATE INDEX "account_tokens_by_user" ON "account_tokens" ("user_id")`,
  `ALTER TABLE "users" ADD "email_verified_at" TIMESTAMP WITH TIME ZONE`,
  // An invitation creates the account before its password.
  `ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL`,
];

export class Mail1763683700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) {
      await runner.query(statement);
    }
  }

  async down(): Promise<void> {
    throw new Error("Reverting would delete e-mails: restore a backup instead.");
  }
}
