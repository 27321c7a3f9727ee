import type { MigrationInterface, QueryRunner } from "typeorm";

const SEATED_TABLES = ["workshops", "bootcamp_seasons", "batches"];

/** Mirrors `seatsShown`. */
const SEATS_SHOWN = `CREATE FUNCTION seats_shown(seats integer, taken integer) RETURNS integer IMMUTABLE LANGUAGE sql AS $$
   SELECT CASE WHEN seats - taken <= 10 THEN greatest(0, seats - taken) END $$`;

function tellWhatIsShown(table: string): string[] {
  return [
    `DROP TRIGGER ${table}_content_changed ON "${table}"`,
    `CREATE TRIGGER ${table}_content_changed AFTER INSERT OR DELETE OR TRUNCATE ON "${table}"
     FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change()`,
    `CREATE TRIGGER ${table}_content_edited AFTER UPDATE ON "${table}" FOR EACH ROW
     WHEN (to_jsonb(OLD) - 'seats_taken' IS DISTINCT FROM to_jsonb(NEW) - 'seats_taken'
       OR seats_shown(OLD.seats, OLD.seats_taken) IS DISTINCT FROM seats_shown(NEW.seats, NEW.seats_taken))
     EXECUTE FUNCTION tell_content_change()`,
  ];
}

function tellEverything(table: string): string[] {
  return [
    `DROP TRIGGER ${table}_content_edited ON "${table}"`,
    `DROP TRIGGER ${table}_content_changed ON "${table}"`,
    `CREATE TRIGGER ${table}_content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}"
     FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change()`,
  ];
}

export class SeatsShown1763684300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [SEATS_SHOWN, ...SEATED_TABLES.flatMap(tellWhatIsShown)]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of SEATED_TABLES.flatMap(tellEverything)) await runner.query(statement);
    await runner.query("DROP FUNCTION seats_shown");
  }
}
