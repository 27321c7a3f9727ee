import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  `CREATE TABLE "calendar_feeds" (
    "user_id" uuid NOT NULL,
    "number" integer NOT NULL,
    "token_hash" bytea NOT NULL,
    CONSTRAINT "PK_calendar_feeds" PRIMARY KEY ("user_id"),
    CONSTRAINT "FK_3212ce9ff23847e66347a6730d3" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
  )`,
  `CREATE UNIQUE INDEX "calendar_feeds_token_unique" ON "calendar_feeds" ("token_hash")`,
];

export class Account1763684100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "calendar_feeds"`);
  }
}
