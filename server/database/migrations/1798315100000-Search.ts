import type { MigrationInterface, QueryRunner } from "typeorm";

/** Separators; the last five characters show nothing and are dropped. */
const SEPARATORS = String.raw`E'!"#$%&\'()*+,-./:;<=>?@[\\]^_\`{|}~–—‘’“”…।॥·•\u00ad\u200b\u200c\u200d\ufeff'`;

interface Searched {
  table: string;
  kind: string;
  title: string;
  /** Found too, but ranked below the title. */
  texts: string[];
}

const SEARCHED: Searched[] = [
  { table: "courses", kind: "COURSE", title: "name", texts: ["description", "section_text", "syllabus"] },
  {
    table: "workshops",
    kind: "WORKSHOP",
    title: "name",
    texts: ["headline", "tagline", "summary", "place", "language"],
  },
  { table: "blog_posts", kind: "ARTICLE", title: "title", texts: ["excerpt", "body", "tags"] },
  { table: "batch_references", kind: "LESSON", title: "title", texts: ["text"] },
];

const STATEMENTS = [
  `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  // The parser would read "node.js" as a host and "power-bi" as three words.
  `CREATE FUNCTION search_plain(words text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
     RETURN translate(normalize(words, NFC), ${SEPARATORS}, repeat(' ', 43))`,
  `CREATE FUNCTION search_vector(title text, body text) RETURNS tsvector IMMUTABLE PARALLEL SAFE LANGUAGE sql
     RETURN setweight(to_tsvector('simple', search_plain(title)), 'A')
       || setweight(to_tsvector('simple', search_plain(body)), 'D')`,
  `CREATE FUNCTION search_words(title text) RETURNS SETOF text IMMUTABLE PARALLEL SAFE LANGUAGE sql
     BEGIN ATOMIC
       SELECT word FROM unnest(tsvector_to_array(to_tsvector('simple', search_plain(title)))) AS word
       WHERE word ~ '^[^0-9]{3,40}$';
     END`,
  `CREATE TABLE "search_entries" (
     "kind" text NOT NULL,
     "record_id" uuid NOT NULL,
     "batch_id" uuid,
     "words" tsvector NOT NULL,
     PRIMARY KEY ("kind", "record_id")
   )`,
  // The words of titles, to correct what people type. Not unique: an insert waits for no other transaction.
  `CREATE TABLE "search_vocabulary" ("word" text COLLATE "C" NOT NULL)`,
  `CREATE FUNCTION index_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
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
         body := concat_ws(' ', body, record ->> TG_ARGV[place]);
       END LOOP;
       INSERT INTO search_entries (kind, record_id, batch_id, words)
         VALUES (kind, NEW.id, (record ->> 'batch_id')::uuid, search_vector(title, body))
         ON CONFLICT ON CONSTRAINT search_entries_pkey
           DO UPDATE SET batch_id = EXCLUDED.batch_id, words = EXCLUDED.words;
       INSERT INTO search_vocabulary SELECT titled FROM search_words(title) AS titled
         WHERE NOT EXISTS (SELECT 1 FROM search_vocabulary known WHERE known.word = titled);
       RETURN NULL;
     END $$`,
];

function fill({ table, kind, title, texts }: Searched): string {
  const batch = kind === "LESSON" ? "batch_id" : "NULL::uuid";
  const body = texts.map((text) => `record ->> '${text}'`).join(", ");
  return `INSERT INTO search_entries
    SELECT '${kind}', id, ${batch}, search_vector("${title}", concat_ws(' ', ${body}))
    FROM (SELECT *, to_jsonb(${table}) AS record FROM ${table}) AS filled`;
}

function keep({ table, kind, title, texts }: Searched): string[] {
  const columns = [title, ...texts, ...(kind === "LESSON" ? ["batch_id"] : [])];
  const names = [kind, title, ...texts].map((name) => `'${name}'`).join(", ");
  return [
    `CREATE TRIGGER "index_for_search" AFTER INSERT OR DELETE OR UPDATE OF ${columns.join(", ")} ON "${table}"
       FOR EACH ROW EXECUTE FUNCTION index_for_search(${names})`,
    fill({ table, kind, title, texts }),
    `INSERT INTO search_vocabulary SELECT DISTINCT word FROM "${table}", search_words("${title}") AS word`,
  ];
}

/** After the rows, which is faster. */
const INDEXES = [
  `CREATE INDEX "search_of_lessons" ON "search_entries" USING gin ("words") WHERE "kind" = 'LESSON'`,
  `CREATE INDEX "search_of_pages" ON "search_entries" USING gin ("words") WHERE "kind" <> 'LESSON'`,
  `CREATE INDEX "search_of_batches" ON "search_entries" ("batch_id")`,
  `CREATE INDEX "search_vocabulary_exact" ON "search_vocabulary" ("word")`,
  `CREATE INDEX "search_vocabulary_near" ON "search_vocabulary" USING gist ("word" gist_trgm_ops)`,
];

export class Search1798315100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...STATEMENTS, ...SEARCHED.flatMap(keep), ...INDEXES])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table } of SEARCHED) await runner.query(`DROP TRIGGER "index_for_search" ON "${table}"`);
    await runner.query(`DROP FUNCTION index_for_search, search_vector, search_words, search_plain`);
    await runner.query(`DROP TABLE "search_vocabulary", "search_entries"`);
  }
}
