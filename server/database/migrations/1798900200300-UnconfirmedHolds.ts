import type { MigrationInterface, QueryRunner } from "typeorm";

export class UnconfirmedHolds1798900200300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "registrations" ADD "client_hash" bytea`);
    await runner.query(
      `CREATE FUNCTION mailbox_of(email_key text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
       RETURN (SELECT CASE WHEN mailbox ~ '^[^@]+@(gmail|googlemail)\\.com$'
         THEN replace(split_part(mailbox, '@', 1), '.', '') || '@gmail.com' ELSE mailbox END
         FROM regexp_replace(email_key, '^([^@+]+)\\+[^@]*@', '\\1@') AS mailbox)`,
    );
    await runner.query(
      `CREATE INDEX "registrations_open_mailbox" ON "registrations" (mailbox_of("email_key"))
       WHERE "state" IN ('STARTED', 'WAITING', 'SUBMITTED', 'REJECTED')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "registrations_open_mailbox"`);
    await runner.query(`DROP FUNCTION mailbox_of`);
    await runner.query(`ALTER TABLE "registrations" DROP COLUMN "client_hash"`);
  }
}
