import type { MigrationInterface, QueryRunner } from "typeorm";

const COLUMNS = [
  `"enrolled_start" integer NOT NULL DEFAULT 0`,
  `"enrolled_minimum" integer NOT NULL DEFAULT 50`,
  `"reviews_start" integer NOT NULL DEFAULT 0`,
  `"reviews_minimum" integer NOT NULL DEFAULT 10`,
];

const FUNCTIONS = [
  // Mirrors `shownCount`.
  `CREATE FUNCTION shown_count(count bigint) RETURNS bigint IMMUTABLE LANGUAGE sql AS $$
     SELECT CASE WHEN count < 100 THEN count ELSE count - count % power(10, length(count::text) - 2)::bigint END $$`,
  // One count a statement, and only where it confirmed or ended orders.
  `CREATE FUNCTION tell_enrolled_change() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE
       added bigint := 0;
       enrolled bigint;
     BEGIN
       IF TG_OP <> 'DELETE' THEN
         SELECT count(*) INTO added FROM orders_after WHERE state = 'CONFIRMED';
       END IF;
       IF TG_OP <> 'INSERT' THEN
         SELECT added - count(*) INTO added FROM orders_before WHERE state = 'CONFIRMED';
       END IF;
       IF added = 0 THEN RETURN NULL; END IF;
       SELECT count(*) INTO enrolled FROM registrations WHERE state = 'CONFIRMED';
       IF EXISTS (SELECT 1 FROM site_settings WHERE shown_count(enrolled_start + enrolled)
           <> shown_count(enrolled_start + enrolled - added)) THEN
         PERFORM pg_notify('content_changed', TG_TABLE_NAME);
       END IF;
       RETURN NULL;
     END $$`,
];

function tellOn(event: string, tables: string): string {
  return `CREATE TRIGGER registrations_enrolled_${event.toLowerCase()} AFTER ${event} ON "registrations"
    REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION tell_enrolled_change()`;
}

const TRIGGERS = [
  tellOn("INSERT", "NEW TABLE AS orders_after"),
  tellOn("UPDATE", "OLD TABLE AS orders_before NEW TABLE AS orders_after"),
  tellOn("DELETE", "OLD TABLE AS orders_before"),
];

export class SiteCounters1798316000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await runner.query(`ALTER TABLE "site_settings" ADD COLUMN ${column}`);
    for (const statement of [...FUNCTIONS, ...TRIGGERS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of ["insert", "update", "delete"])
      await runner.query(`DROP TRIGGER registrations_enrolled_${event} ON "registrations"`);
    await runner.query("DROP FUNCTION tell_enrolled_change, shown_count");
    for (const column of COLUMNS)
      await runner.query(`ALTER TABLE "site_settings" DROP COLUMN ${column.split(" ")[0]}`);
  }
}
