import pg from "pg";
import { expect, test } from "vitest";
import { unwrapKey, wrapKey } from "../../../server/core/envelope";
import { RENEW_CALENDAR } from "../../support/accountDocuments";
import { enrolmentCalls } from "../../support/enrolmentCalls";
import { READ } from "../../support/enrolmentDocuments";
import { startApiServer } from "../../support/startApiServer";
import { endProgramsAfterwards } from "../../support/startProgram";
import { makeTemporaryFolder } from "../../support/temporaryFolder";
import { Caller, useTestApp } from "../../support/testApp";
import { SECRET_KEY, onCluster } from "../../support/testDatabase";

const server = useTestApp();
const { start } = enrolmentCalls(server);
endProgramsAfterwards();

const SECOND_KEY = "a second secret key that only tests know, and no server";
const THIRD_KEY = "a third secret key that only tests know, and no server";
const OTHER_KEY = "another secret key that only tests know, and no server";

/** Everything derived from the data key: a code's hash, an order's link, a calendar's URL. */
async function makeKeyed() {
  const batch = await server.buildBatch({ secretCode: "bkq7-xtn3" });
  const { secret } = await start({ offeringId: (await server.buildWorkshop()).id });
  const calendar = String((await server.as.learner.ask(RENEW_CALENDAR)).data?.renewCalendarAddress);
  return { batchId: batch.id, secret, calendar };
}

type Keyed = Awaited<ReturnType<typeof makeKeyed>>;

async function whatWorks({ batchId, secret, calendar }: Keyed, keys: Record<string, string>) {
  const academy = await startApiServer({ DATABASE_URL: server.url, ...keys });
  await academy.says(/open at/);
  const visitor = new Caller(() => academy.origin);
  const learner = new Caller(() => academy.origin);
  learner.cookie = (await server.newCaller()).cookie;
  const works = {
    code: (await learner.unlock(batchId, "bkq7-xtn3")).__typename,
    order: (await visitor.ask(READ, { secret })).data?.registration?.id !== undefined,
    calendar: (await fetch(academy.origin + calendar)).status,
  };
  academy.process.kill("SIGTERM");
  expect(await academy.ended).toBe(0);
  return works;
}

const ALL = { code: "BatchUnlocked", order: true, calendar: 200 };

test("a new SECRET_KEY beside the previous one keeps codes, order links and calendars, and needs it only once", async () => {
  const keyed = await makeKeyed();
  expect(await whatWorks(keyed, { SECRET_KEY })).toEqual(ALL);
  const changed = { SECRET_KEY: OTHER_KEY, PREVIOUS_SECRET_KEY: SECRET_KEY };
  expect(await whatWorks(keyed, changed)).toEqual(ALL);
  // A second process, or a restart before the variable is removed.
  expect(await whatWorks(keyed, changed)).toEqual(ALL);
  expect(await whatWorks(keyed, { SECRET_KEY: OTHER_KEY })).toEqual(ALL);

  const refused = await startApiServer({ DATABASE_URL: server.url, SECRET_KEY });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain("PREVIOUS_SECRET_KEY");
  expect(refused.output()).not.toContain(SECRET_KEY);
  expect(await whatWorks(keyed, { SECRET_KEY, PREVIOUS_SECRET_KEY: OTHER_KEY })).toEqual(ALL);
});

async function dataKeyOf(secretKey: string): Promise<string> {
  const [use] = await server.dataSource.query<[{ wrapped: Buffer }]>(
    "SELECT wrapped_data_key AS wrapped FROM secret_key_uses WHERE wrapped_data_key IS NOT NULL",
  );
  return unwrapKey(use.wrapped, secretKey);
}

async function refusal(keys: Record<string, string>) {
  const academy = await startApiServer({ DATABASE_URL: server.url, ...keys });
  return { code: await academy.ended, output: academy.output() };
}

test("a key that was accepted once and replaced since is refused, and the data key stays", async () => {
  const keyed = await makeKeyed();
  const { output } = await refusal({ SECRET_KEY: SECOND_KEY });
  const [, accepted = ""] = /ACCEPT_NEW_SECRET_KEY=([\w-]+)/.exec(output) ?? [];
  const second = { SECRET_KEY: SECOND_KEY, ACCEPT_NEW_SECRET_KEY: accepted };
  expect(await whatWorks(keyed, second)).toMatchObject({ code: "InvalidSecretCode" });
  const third = { SECRET_KEY: THIRD_KEY, PREVIOUS_SECRET_KEY: SECOND_KEY, ACCEPT_NEW_SECRET_KEY: accepted };
  const made = await dataKeyOf(SECOND_KEY);
  expect(await whatWorks(keyed, third)).toMatchObject({ code: "InvalidSecretCode" });
  expect(await dataKeyOf(THIRD_KEY)).toBe(made);
  const back = await refusal(second);
  expect(back).toMatchObject({
    code: 1,
    output: expect.stringContaining("until another replaced it") as string,
  });
  expect(back.output).not.toContain("ACCEPT_NEW_SECRET_KEY");
  expect(await dataKeyOf(THIRD_KEY)).toBe(made);
});

test("a new academy's data key is none of its secret keys, and is stored encrypted alone", async () => {
  const url = new URL(server.url);
  const name = `${url.pathname.slice(1)}_new`;
  await onCluster(`CREATE DATABASE ${name} TEMPLATE template0`);
  url.pathname = `/${name}`;
  const academy = await startApiServer({
    DATABASE_URL: url.href,
    SECRET_KEY,
    DATA_DIR: await makeTemporaryFolder(),
  });
  await academy.says(/open at/);
  academy.process.kill("SIGTERM");
  expect(await academy.ended).toBe(0);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const { rows } = await client.query<{ wrapped: Buffer }>(
    "SELECT wrapped_data_key AS wrapped FROM secret_key_uses",
  );
  await client.end();
  await onCluster(`DROP DATABASE ${name}`);
  const wrapped = rows[0]?.wrapped ?? Buffer.alloc(0);
  const dataKey = unwrapKey(wrapped, SECRET_KEY);
  expect(dataKey).toMatch(/^[\w-]{43}$/);
  expect(wrapped.includes(dataKey)).toBe(false);
  expect(() => unwrapKey(wrapped, OTHER_KEY)).toThrow();
});

test("a wrapped key is never wrapped alike twice, and none of its bytes may change", () => {
  const [one, two] = [wrapKey("a data key", SECRET_KEY), wrapKey("a data key", SECRET_KEY)];
  expect(one.equals(two)).toBe(false);
  expect([unwrapKey(one, SECRET_KEY), unwrapKey(two, SECRET_KEY)]).toEqual(["a data key", "a data key"]);
  for (let at = 0; at < one.length; at += 1) {
    const changed = Buffer.from(one);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => unwrapKey(changed, SECRET_KEY)).toThrow();
  }
});
