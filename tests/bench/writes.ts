import { randomBytes, randomInt } from "node:crypto";
import pg from "pg";
import { startBenchDatabase } from "./benchDatabase";
import { median } from "./measure";
import { startDemo } from "./startProcess";
import { writeResults } from "./writeResults";

const CONNECTIONS = 50;
/** The size of the product's pool. */
const WRITERS = 10;
const ROUND_MS = 8000;
/** `npm run bench:writes -- 5` measures five rounds. */
const ROUNDS = Number(process.argv[2] ?? 3);

const MESSAGE =
  "mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { __typename } }";
const REGISTER =
  "mutation ($input: StartRegistrationInput!) { startRegistration(input: $input) { __typename } }";

async function countPerSecond(connections: number, work: () => Promise<void>): Promise<number> {
  const end = performance.now() + ROUND_MS;
  let done = 0;
  async function repeat(): Promise<void> {
    while (performance.now() < end) {
      await work();
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, repeat));
  return (done * 1000) / ROUND_MS;
}

await using database = await startBenchDatabase();
const { url, client } = await database.create("writes");
const product = await startDemo(url);
await client.query("UPDATE runs SET seats = NULL");
await client.query("CREATE TABLE bench_rows (id bigserial PRIMARY KEY, text text NOT NULL)");
const { rows: workshops } = await client.query<{ id: string }>("SELECT id FROM workshops WHERE is_published");

/** Sends from a new address, like real visitors; throws on any bad response. */
async function send(query: string, input: object, good: string): Promise<void> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const response = await fetch(`${product.origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const text = await response.text();
  if (!text.includes(good)) throw new Error(`${response.status} ${text}`);
}

const someone = () => `bench${randomBytes(6).toString("hex")}@example.com`;
/** Random, so that no two orders of a run share one. */
const somePhone = () =>
  `9${randomInt(10 ** 9)
    .toString()
    .padStart(9, "0")}`;
const someKey = () => randomBytes(16).toString("base64url");

const works = {
  "contact message": () =>
    send(
      MESSAGE,
      {
        desk: "HELP",
        firstName: "Bench",
        lastName: "Sample",
        email: someone(),
        phone: "90000 00000",
        message: "When does it begin?",
        sendingKey: someKey(),
      },
      "ContactMessageSent",
    ),
  registration: () =>
    send(
      REGISTER,
      {
        kind: "WORKSHOP",
        offeringId: workshops[randomInt(workshops.length)]?.id,
        name: "Bench Sample",
        email: someone(),
        phone: somePhone(),
        idempotencyKey: someKey(),
      },
      "RegistrationStarted",
    ),
};
const mixed = () => (randomInt(2) === 0 ? works["contact message"]() : works.registration());

const writers = new pg.Pool({ connectionString: url, max: WRITERS });
const commit = async () => {
  await writers.query("INSERT INTO bench_rows (text) VALUES ($1)", ["A row of its own"]);
};

const rows = [];
for (const [write, work] of Object.entries({ ...works, "both, by turns": mixed })) {
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await countPerSecond(WRITERS, commit));
    ours.push(await countPerSecond(CONNECTIONS, work));
  }
  rows.push({
    write,
    "per second": Math.round(median(ours)),
    "bare commits per second": Math.round(median(bare)),
    "× bare": (median(ours) / median(bare)).toFixed(2),
  });
}
await writers.end();
await product.stop();
await writeResults({
  name: "writes",
  title: `Writes with fsync on: ${CONNECTIONS} visitors at once, beside bare commits of one row on ${WRITERS} connections, medians of ${ROUNDS}`,
  rows,
});
