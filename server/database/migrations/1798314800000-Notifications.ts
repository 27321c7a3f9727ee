import type { MigrationInterface, QueryRunner } from "typeorm";

export class Notifications1798314800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "notifications" (
         "id" uuid NOT NULL DEFAULT gen_random_uuid(),
         "user_id" uuid NOT NULL,
         "kind" text NOT NULL,
         "title" text NOT NULL,
         "text" text NOT NULL DEFAULT '',
         "path" text NOT NULL,
         "about_id" uuid,
         "is_once" boolean NOT NULL DEFAULT false,
         "events" integer NOT NULL DEFAULT '1',
         "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
         "read_at" TIMESTAMP WITH TIME ZONE,
         "is_for_digest" boolean NOT NULL DEFAULT false,
         CONSTRAINT "notifications_pkey" PRIMARY KEY ("id"),
         CONSTRAINT "notifications_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
       )`,
    );
    await runner.query(
      `CREATE INDEX "notifications_newest" ON "notifications" ("user_id", "created_at", "id")`,
    );
    await runner.query(
      `CREATE INDEX "notifications_unread" ON "notifications" ("user_id") WHERE "read_at" IS NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "notifications_once" ON "notifications" ("about_id", "kind", "user_id") WHERE "is_once"`,
    );
    await runner.query(
      `CREATE INDEX "notifications_for_digest" ON "notifications" ("user_id", "created_at") WHERE "is_for_digest"`,
    );
    await runner.query(`CREATE INDEX "notifications_by_time" ON "notifications" ("created_at")`);
    await runner.query(
      `CREATE TABLE "notification_preferences" (
         "user_id" uuid NOT NULL,
         "kind" text NOT NULL,
         "mode" text NOT NULL,
         CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("user_id", "kind"),
         CONSTRAINT "notification_preferences_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
       )`,
    );
    await runner.query(
      `CREATE TABLE "email_opt_outs" (
         "address_key" text NOT NULL,
         "kind" text NOT NULL,
         "at" TIMESTAMP WITH TIME ZONE NOT NULL,
         CONSTRAINT "email_opt_outs_pkey" PRIMARY KEY ("address_key", "kind")
       )`,
    );
    await runner.query(`ALTER TABLE "letters" ADD "unsubscribe_seed" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "letters" DROP COLUMN "unsubscribe_seed"`);
    await runner.query(`DROP TABLE "email_opt_outs"`);
    await runner.query(`DROP TABLE "notification_preferences"`);
    await runner.query(`DROP TABLE "notifications"`);
  }
}
