import type { MigrationInterface, QueryRunner } from "typeorm";

/** Texts in lists too, without the names of their fields. */
const TEXTS = `
  CREATE FUNCTION search_texts(value jsonb) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
    BEGIN ATOMIC
      SELECT string_agg(part #>> '{}', ' ') FROM jsonb_path_query(value, 'strict $.**') AS part
        WHERE jsonb_typeof(part) = 'string';
    END`;

/** As in `Search1798315100000`, but for how it reads a text. */
const index = (text: string) => `
  CREATE OR REPLACE FUNCTION index_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      kind text := TG_ARGV[0];
      record jsonb := to_jsonb(NEW);
      title text := record ->> TG_ARGV[1];
      body text := '';
    BEGIN
      IF TG_OP = 'DELETE' THEN
        DELETE FROM search_entries entry WHERE entry.kind = TG_ARGV[0] AND entry.record_id = OLD.id;
        RETURN NULL;
      END IF;
      FOR place IN 2 .. TG_NARGS - 1 LOOP
        body := concat_ws(' ', body, ${text});
      END LOOP;
      INSERT INTO search_entries (kind, record_id, batch_id, words)
        VALUES (kind, NEW.id, (record ->> 'batch_id')::uuid, search_vector(title, body))
        ON CONFLICT ON CONSTRAINT search_entries_pkey
          DO UPDATE SET batch_id = EXCLUDED.batch_id, words = EXCLUDED.words;
      INSERT INTO search_vocabulary SELECT titled FROM search_words(title) AS titled
        WHERE NOT EXISTS (SELECT 1 FROM search_vocabulary known WHERE known.word = titled);
      RETURN NULL;
    END $$`;

const COLUMNS = ["name", "headline", "tagline", "summary", "place", "language"];

async function indexWorkshops(runner: QueryRunner, columns: string[]): Promise<void> {
  await runner.query(`DROP TRIGGER "index_for_search" ON "workshops"`);
  await runner.query(
    `CREATE TRIGGER "index_for_search" AFTER INSERT OR DELETE OR UPDATE OF ${columns.join(", ")} ON "workshops"
       FOR EACH ROW EXECUTE FUNCTION index_for_search('WORKSHOP', '${columns.join("', '")}')`,
  );
  await runner.query(`UPDATE "workshops" SET "name" = "name"`);
}

/** A workshop is found by its questions and its agenda, too. */
export class SearchWorkshopTexts1798900300400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TEXTS);
    await runner.query(index("search_texts(record -> TG_ARGV[place])"));
    await indexWorkshops(runner, [...COLUMNS, "agenda", "faq"]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(index("record ->> TG_ARGV[place]"));
    await indexWorkshops(runner, COLUMNS);
    await runner.query(`DROP FUNCTION search_texts`);
  }
}
