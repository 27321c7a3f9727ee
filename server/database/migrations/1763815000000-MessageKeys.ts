import type { MigrationInterface, QueryRunner } from "typeorm";
import { fillEmailKeys } from "./fillEmailKeys";

export class MessageKeys1763815000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "contact_messages" ADD "email_key" text`);
    await fillEmailKeys(runner, { table: "contact_messages", from: "email", to: "email_key" });
    await runner.query(`ALTER TABLE "contact_messages" ALTER COLUMN "email_key" SET NOT NULL`);
    await runner.query(`CREATE INDEX "contact_messages_email" ON "contact_messages" ("email_key")`);

    await runner.query(`ALTER TABLE "letters" ADD "to_key" text`);
    await fillEmailKeys(runner, { table: "letters", from: "to", to: "to_key" });
    await runner.query(`ALTER TABLE "letters" ALTER COLUMN "to_key" SET NOT NULL`);
    await runner.query(`CREATE INDEX "letters_to" ON "letters" ("to_key")`);
    // The oldest e-mails do not name their message: match them by reply address.
    await fillEmailKeys(runner, {
      table: "letters",
      from: "reply_to",
      to: "reply_to",
      where: `"kind" = 'contactMessage' AND "about_id" IS NULL AND "reply_to" IS NOT NULL`,
    });
    // Every start looks for these, and only the first finds any.
    await runner.query(
      `CREATE INDEX "letters_with_old_links" ON "letters" ("id") WHERE "action_path" ~ '^/(reset|verify|invitation|newemail)#'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "letters_with_old_links"`);
    await runner.query(`ALTER TABLE "letters" DROP COLUMN "to_key"`);
    await runner.query(`ALTER TABLE "contact_messages" DROP COLUMN "email_key"`);
  }
}
