import type { MigrationInterface, QueryRunner } from "typeorm";

const PERIODS = {
  messages_kept_months: 24,
  unpaid_orders_kept_months: 12,
  emails_kept_days: 90,
  security_kept_days: 180,
};

/** With `limited`, deletes at most a thousand per call; the sweep repeats it until none are left. */
function forgetSecurityEvents(limited: string): string {
  return `CREATE OR REPLACE FUNCTION forget_security_events(before timestamptz) RETURNS bigint LANGUAGE sql SECURITY DEFINER
   SET search_path = public, pg_temp AS $$
     WITH forgotten AS (
       DELETE FROM security_events WHERE ${limited} RETURNING 1)
     SELECT count(*) FROM forgotten
   $$`;
}

const OLD = "at < least(before, now() - interval '30 days')";

export class Retention1763812000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [column, value] of Object.entries(PERIODS))
      await runner.query(`ALTER TABLE "site_settings" ADD "${column}" integer NOT NULL DEFAULT ${value}`);
    await runner.query(
      forgetSecurityEvents(`id IN (SELECT id FROM security_events WHERE ${OLD} ORDER BY at LIMIT 1000)`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(forgetSecurityEvents(OLD));
    for (const column of Object.keys(PERIODS))
      await runner.query(`ALTER TABLE "site_settings" DROP "${column}"`);
  }
}
