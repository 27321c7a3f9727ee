import { createHash, randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { DataSource } from "typeorm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createDataSource } from "../../server/database/dataSource";
import { migrations } from "../../server/database/migrations";
import { createHashing } from "../../server/platform/hashing";
import { VERIFY_EMAIL } from "../support/accountDocuments";
import { PASSWORD } from "../support/builders";
import { READ } from "../support/enrolmentDocuments";
import { startApiServer } from "../support/startApiServer";
import { endProgramsAfterwards } from "../support/startProgram";
import { Caller } from "../support/testApp";
import { onCluster, SECRET_KEY } from "../support/testDatabase";

/** The last migration before runs, e-mail keys and confirmed addresses. */
const LAST_OLD = 1763773200000;
const DAY_MS = 24 * 60 * 60 * 1000;
const COMING = new Date(Date.now() + 30 * DAY_MS);

const { deriveToken, hashPassword } = createHashing(SECRET_KEY);
const sha256 = (text: string) => createHash("sha256").update(text).digest();
const secretOf = (id: string) => deriveToken(`registration:${id}`);

const name = `old_${randomBytes(6).toString("hex")}`;
const address = new URL(inject("templateUrl"));
address.pathname = `/${name}`;
const database = new pg.Client({ connectionString: address.href });

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const places = columns.map((_column, index) => `$${index + 1}`);
  await database.query(
    `INSERT INTO "${table}" (${columns.join(", ")}) VALUES (${places.join(", ")})`,
    Object.values(row),
  );
}

async function makeOldSchema(): Promise<void> {
  const { options } = createDataSource({ url: address.href, poolSize: 1, entities: [] });
  const old = migrations.filter(({ name: migration }) => Number(/\d{13}$/.exec(migration)?.[0]) <= LAST_OLD);
  const source = new DataSource({ ...options, migrations: old });
  await source.initialize();
  await source.runMigrations({ transaction: "each" });
  await source.destroy();
}

const WORKSHOP = {
  id: randomUUID(),
  slug: "old-excel",
  name: "Excel",
  layout: "AGENDA",
  headline: "Excel in five evenings",
  tagline: "",
  summary: "",
  price_rupees: 299,
  minutes_per_day: 90,
  days: 5,
  place: "Live on Zoom",
  certificate_text: "",
  ...Object.fromEntries(["agenda", "faq", "audiences", "gallery", "join_steps"].map((list) => [list, "[]"])),
  is_published: true,
  position: 1,
  starts_at: COMING,
  seats: 3,
  seats_taken: 3,
  whats_app_group_link: "https://chat.example.com/old",
  countdown_text: "Early price until",
};

const SEASON = {
  id: randomUUID(),
  number: 7,
  title: "Old season",
  tagline: "",
  level_text: "Basic",
  price_rupees: 99,
  rarity: "Common",
  is_locked: false,
  is_published: true,
  seats: 40,
  seats_taken: 1,
};

let serial = 0;

async function insertOrder(order: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  serial += 1;
  await insert("registrations", {
    id,
    reference: `SP-OLD${serial}`,
    kind: order.season_id ? "SEASON" : "WORKSHOP",
    title: order.season_id ? "Old season" : "Excel",
    name: `Person ${serial}`,
    email: `Person${serial}@Example.com`,
    phone: "+919000000000",
    list_rupees: 299,
    discount_rupees: 0,
    amount_rupees: 299,
    state: "CONFIRMED",
    holds_seat: true,
    created_at: new Date(Date.now() - DAY_MS),
    secret_hash: sha256(secretOf(id)),
    idempotency_key_hash: sha256(`key ${id}`),
    ...order,
  });
  return id;
}

async function insertOrders(userId: string) {
  const workshop_id = WORKSHOP.id;
  const heldUntil = new Date(Date.now() + DAY_MS);
  const waits = { workshop_id, state: "WAITING", holds_seat: false };
  const orders = {
    confirmed: await insertOrder({ workshop_id, user_id: userId }),
    submitted: await insertOrder({ workshop_id, state: "SUBMITTED" }),
    started: await insertOrder({ workshop_id, state: "STARTED", hold_until: heldUntil }),
    first: await insertOrder({ ...waits, queue_number: 11 }),
    second: await insertOrder({ ...waits, queue_number: 12 }),
    cancelled: await insertOrder({ workshop_id, state: "CANCELLED", holds_seat: false }),
    season: await insertOrder({ season_id: SEASON.id }),
  };
  await insert("payment_proofs", {
    registration_id: orders.submitted,
    utr: "515151515151",
    submitted_at: new Date(),
  });
  return orders;
}

async function insertPerson(): Promise<{ id: string; token: string }> {
  const [id, token] = [randomUUID(), randomBytes(32).toString("base64url")];
  const email = "Person1@Example.com";
  const password_hash = await hashPassword(PASSWORD);
  await insert("users", { id, name: "Asha Rao", email, role: "LEARNER", password_hash });
  const link = { user_id: id, purpose: "VERIFICATION", email, expires_at: COMING };
  await insert("account_tokens", { ...link, token_hash: sha256(token) });
  return { id, token };
}

async function insertEmail(path: string): Promise<string> {
  const id = randomUUID();
  await insert("letters", {
    id,
    kind: "registrationStarted",
    to: "person1@example.com",
    subject: "Your seat is held",
    paragraphs: ["Hello"],
    action_label: "Open your order",
    action_path: path,
    is_confidential: true,
    state: "QUEUED",
    queued_at: new Date(),
  });
  return id;
}

interface Old {
  orders: Awaited<ReturnType<typeof insertOrders>>;
  token: string;
  email: string;
}

let old: Old;
let visitor: Caller;

async function readOrder(id: string) {
  const { data } = await visitor.ask(READ, { secret: secretOf(id) });
  return data?.registration as object | null;
}

async function rowsOf<Row extends object>(query: string, parameters: unknown[] = []): Promise<Row[]> {
  return (await database.query<Row>(query, parameters)).rows;
}

endProgramsAfterwards();

beforeAll(async () => {
  await onCluster(`CREATE DATABASE ${name}`);
  await makeOldSchema();
  await database.connect();
  await insert("workshops", WORKSHOP);
  await insert("bootcamp_seasons", SEASON);
  await database.query("UPDATE site_settings SET whats_app_number = '6581234567'");
  await insert("bank_imports", {
    file_name: "old.csv",
    state: "APPLIED",
    staff_name: "Arjun",
    applied_by_name: "Arjun",
    applied_from: "203.0.113.7",
    created_at: new Date(),
  });
  const { id, token } = await insertPerson();
  const orders = await insertOrders(id);
  const email = await insertEmail(`/registration/${orders.started}#${secretOf(orders.started)}`);
  old = { orders, token, email };
  const server = await startApiServer({ DATABASE_URL: address.href, SECRET_KEY });
  await server.says(/open at/);
  visitor = new Caller(() => server.origin);
});

afterAll(async () => {
  await database.end();
  await onCluster(`DROP DATABASE ${name} WITH (FORCE)`);
});

describe("a database from before runs, on which today's server starts", () => {
  test("has one run for each workshop and season, with its date, seats and group", async () => {
    const runs = await rowsOf(
      `SELECT workshop_id, season_id, starts_at, seats, seats_taken, whats_app_group_link, countdown_text
       FROM runs ORDER BY workshop_id NULLS LAST`,
    );
    expect(runs).toEqual([
      {
        workshop_id: WORKSHOP.id,
        season_id: null,
        starts_at: COMING,
        seats: 3,
        seats_taken: 3,
        whats_app_group_link: WORKSHOP.whats_app_group_link,
        countdown_text: WORKSHOP.countdown_text,
      },
      expect.objectContaining({ workshop_id: null, season_id: SEASON.id, starts_at: null, seats_taken: 1 }),
    ]);
  });

  test("has its WhatsApp number with a plus, as forms take it", async () => {
    const { data } = await visitor.ask("{ site { whatsAppNumber } }");
    expect(data?.site).toEqual({ whatsAppNumber: "+6581234567" });
  });

  test("counts as many seats as its orders hold, in the run that they belong to", async () => {
    const counted = await rowsOf(
      `SELECT run.seats_taken, count(*) FILTER (WHERE r.holds_seat)::int AS held, count(*)::int AS orders
       FROM runs run JOIN registrations r ON r.run_id = run.id GROUP BY run.id ORDER BY orders DESC`,
    );
    expect(counted).toEqual([
      { seats_taken: 3, held: 3, orders: 6 },
      { seats_taken: 1, held: 1, orders: 1 },
    ]);
  });

  test("opens every order by its old link, in its old state", async () => {
    const { orders } = old;
    const states = Object.entries(orders).map(([state, id]) => ({ state, id }));
    const seen = await Promise.all(states.map(async ({ id }) => readOrder(id)));
    expect(seen).toMatchObject([
      { state: "CONFIRMED", whatsAppGroupLink: WORKSHOP.whats_app_group_link },
      { state: "SUBMITTED", proof: { utr: "515151515151" } },
      { state: "STARTED" },
      { state: "WAITING" },
      { state: "WAITING" },
      { state: "CANCELLED" },
      { state: "CONFIRMED", title: "Old season" },
    ]);
    expect(seen[0]).toMatchObject({ offeringId: WORKSHOP.id, slug: WORKSHOP.slug });
    expect(await readOrder(randomUUID())).toBeNull();
  });

  test("keeps the waiting list in its order, and asks nobody of before to confirm an address", async () => {
    const waiting = await rowsOf<{ id: string }>(
      "SELECT id FROM registrations WHERE state = 'WAITING' ORDER BY queue_number",
    );
    expect(waiting.map(({ id }) => id)).toEqual([old.orders.first, old.orders.second]);
    expect(await rowsOf("SELECT 1 FROM registrations WHERE email_confirmed_at IS NULL")).toEqual([]);
    expect(await rowsOf("SELECT DISTINCT link_version FROM registrations")).toEqual([{ link_version: 1 }]);
  });

  test("holds no token of an e-mail that waits, and will send the same link", async () => {
    const [email] = await rowsOf("SELECT action_path, action_seed FROM letters WHERE id = $1", [old.email]);
    const { started } = old.orders;
    expect(email).toEqual({
      action_path: `/registration/${started}`,
      action_seed: `registration:${started}`,
    });
  });

  test("no longer has the address from which staff applied a bank statement", async () => {
    const statements = await rowsOf("SELECT applied_by_name, applied_from FROM bank_imports");
    expect(statements).toEqual([{ applied_by_name: "Arjun", applied_from: null }]);
  });

  test("takes the old password and the link that was sent to verify an address", async () => {
    const verify = async (token: string, currentPassword: string | null) => {
      const { data } = await visitor.ask(VERIFY_EMAIL, { input: { token, currentPassword } });
      return (data?.verifyEmail as { __typename: string }).__typename;
    };
    expect(await verify("of nobody", PASSWORD)).toBe("LinkExpired");
    expect(await verify(old.token, null)).toBe("PasswordNeeded");
    expect(await verify(old.token, PASSWORD)).toBe("EmailVerified");
    const verified = await rowsOf("SELECT email_key, email_verified_at IS NOT NULL AS done FROM users");
    expect(verified).toEqual([{ email_key: "person1@example.com", done: true }]);
  });
});
