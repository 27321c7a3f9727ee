import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  `CREATE TABLE "contact_messages" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "desk" text NOT NULL,
    "status" text NOT NULL DEFAULT 'NEW',
    "first_name" text NOT NULL,
    "last_name" text NOT NULL,
    "email" text NOT NULL,
    "phone" text,
    "state" text,
    "role" text,
    "organization" text,
    "topic" text,
    "message" text,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    "sending_key" text NOT NULL,
    CONSTRAINT "PK_b74f96eb2edd977ccfba6533293" PRIMARY KEY ("id")
  )`,
  `CREATE UNIQUE INDEX "contact_messages_sending_key_unique" ON "contact_messages" ("sending_key")`,
  `CREATE TABLE "contact_replies" (
    "id" uuid NOT NULL DEFAULT gen_random_uuid(),
    "message_id" uuid NOT NULL,
    "author_name" text NOT NULL,
    "text" text NOT NULL,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_b58d521da2be0a27c801bdc17b0" PRIMARY KEY ("id"),
    CONSTRAINT "FK_63a5e43d106b93f35827c7ce808" FOREIGN KEY ("message_id") REFERENCES "contact_messages"("id") ON DELETE CASCADE
  )`,
  `CREATE INDEX "IDX_832971d308b653b3416da94976" ON "contact_messages" ("created_at", "id")`,
  `CREATE INDEX "IDX_4184fa04b6cb3e464aee2b81e0" ON "contact_messages" ("status", "created_at", "id")`,
  `CREATE INDEX "IDX_381a696dae3c7921de726cad27" ON "contact_replies" ("message_id", "created_at")`,
];

/** No content trigger: no page shows these messages. */
export class Contact1763683800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) {
      await runner.query(statement);
    }
  }

  async down(): Promise<void> {
    throw new Error("Reverting would delete messages: restore a backup instead.");
  }
}
