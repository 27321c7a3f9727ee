import "reflect-metadata";
import { readDemoCourses } from "../support/demoCourses";
import { startBenchDatabase } from "./benchDatabase";
import { BENCH_SIZE, fillAcademy } from "./fillAcademy";
import { median } from "./measure";
import { sequentialScans } from "./sequentialScans";
import { startProduct } from "./startProcess";
import type { Row } from "./writeResults";
import { writeResults } from "./writeResults";

const GROWTH = 100;
const BATCHES_OF_A_LEARNER = 10;
const REQUESTS = Number(process.argv[2] ?? 60);
const QUERY = "query ($text: String!) { search(text: $text) { id kind slug title detail startsAt } }";

/** Each eighth lesson is a text. */
const GIVE_TITLES = `
  UPDATE batch_references lesson SET title = given.title || ' ' || position,
    kind = CASE WHEN position % 8 = 0 THEN 'TEXT' ELSE kind END,
    text = CASE WHEN position % 8 = 0 THEN repeat(given.title || ' explains how to filter its rows. ', 15) END
  FROM (SELECT id, ($1::text[])[1 + abs(hashtext(id::text)) % cardinality($1::text[])] AS title
    FROM batch_references) given
  WHERE given.id = lesson.id`;

const GIVE_BATCHES = `
  INSERT INTO batch_accesses (user_id, batch_id, door, granted_at)
  SELECT u.id, b.id, 'CODE', now() FROM users u
  CROSS JOIN LATERAL (
    SELECT id FROM batches ORDER BY hashtext(id::text || u.id::text) LIMIT $2 - 1) b
  WHERE u.email = ANY($1) ON CONFLICT DO NOTHING`;

/** As many words as a large academy's titles may have. */
const GIVE_WORDS = `
  INSERT INTO search_vocabulary
  SELECT left(translate(md5(n::text), '0123456789', 'aeioumnrst'), 5 + n % 7) FROM generate_series(1, 20000) n`;

const LARGE = [
  "batch_references",
  "search_entries",
  "search_vocabulary",
  "batch_accesses",
  "sessions",
  "users",
];

const TEXTS: [what: string, text: string][] = [
  ["in most lessons", "tutorial"],
  ["a frequent word", "python"],
  ["its beginning", "py"],
  ["two words", "pivot tab"],
  ["three words", "data analysis excel"],
  ["a rare word", "perceptron"],
  ["a typing error", "pyhton"],
  ["three typing errors", "pyhton tutorail begginers"],
  ["another form of a frequent word", "tutorially"],
  ["no word", "qwxzvk"],
];

await using database = await startBenchDatabase();
const { url, client } = await database.create("search");
process.stdout.write(`· Filling the academy at ${GROWTH} ×\n`);
const academy = await fillAcademy(client, { ...BENCH_SIZE, courses: BENCH_SIZE.courses * GROWTH });
const demo = await readDemoCourses();
const demoLessons = demo.flatMap(({ batches }) => batches.flatMap((batch) => batch.lessons));
const titles = [...new Set(demoLessons.map(({ title }) => title))];
await client.query(GIVE_TITLES, [titles]);
const emails = academy.learners.map((_, index) => `learner${index + 1}@example.com`);
await client.query(GIVE_BATCHES, [emails, BATCHES_OF_A_LEARNER]);
await client.query(GIVE_WORDS);
await client.query("VACUUM ANALYZE");
const product = await startProduct(url);

async function time(text: string, token: string): Promise<{ ms: number; found: number }> {
  const start = performance.now();
  const response = await fetch(`${product.origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { cookie: `session=${token}` }) },
    body: JSON.stringify({ query: QUERY, variables: { text } }),
  });
  const { data } = (await response.json()) as { data: { search: unknown[] } };
  return { ms: performance.now() - start, found: data.search.length };
}

const AUDIENCES: [who: string, tokenOf: (request: number) => string][] = [
  ["visitor", () => ""],
  ["learner", (request) => academy.learners[request % academy.learners.length]?.token ?? ""],
  ["staff", () => academy.adminToken],
];

// Its end flushes the counts of filling the academy.
await sequentialScans(client, LARGE);
const before = await sequentialScans(client, LARGE);
const rows: Row[] = [];
for (const [what, text] of TEXTS) {
  const row: Row = { text: `${what}: ${text}` };
  for (const [who, tokenOf] of AUDIENCES) {
    for (let warm = 0; warm < REQUESTS / 3; warm += 1) await time(text, tokenOf(warm));
    const runs = [];
    for (let request = 0; request < REQUESTS; request += 1) runs.push(await time(text, tokenOf(request)));
    row[`${who}, ms`] = median(runs.map(({ ms }) => ms)).toFixed(1);
    row[`${who}, results`] = runs[0]?.found ?? 0;
  }
  rows.push(row);
}
const after = await sequentialScans(client, LARGE);
const scanned = LARGE.filter((table) => after.get(table) !== before.get(table));
await product.stop();
const { rows: counted } = await client.query<{ lessons: string; words: string }>(
  `SELECT (SELECT count(*) FROM batch_references) AS lessons, (SELECT count(*) FROM search_vocabulary) AS words`,
);
const { lessons, words } = counted[0] ?? {};
await writeResults({
  name: "search",
  title: `Search among ${lessons} lessons with ${words} words of titles; learners with ${BATCHES_OF_A_LEARNER} batches, medians of ${REQUESTS}`,
  rows,
  note: `Large tables read in sequence: ${scanned.join(", ") || "none"}.`,
});
