import { expect, test } from "vitest";
import type { SecretKeys } from "../../../server/app/openDataKey";
import { openDataKey } from "../../../server/app/openDataKey";
import { ConfigError } from "../../../server/core/environment";
import { unwrapKey, wrapKey } from "../../../server/core/envelope";
import { RENEW_CALENDAR } from "../../support/accountDocuments";
import { enrolmentCalls } from "../../support/enrolmentCalls";
import { READ } from "../../support/enrolmentDocuments";
import { startApiServer } from "../../support/startApiServer";
import { endProgramsAfterwards } from "../../support/startProgram";
import { Caller, useTestApp } from "../../support/testApp";
import { SECRET_KEY, createTestDatabase } from "../../support/testDatabase";

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

const open = async (keys: Partial<SecretKeys> & { secretKey: string }) =>
  openDataKey(server.dataSource.manager, { previousSecretKey: null, acceptedKey: null, ...keys });

test("a new SECRET_KEY beside the previous one keeps codes, order links and calendars, and needs it only once", async () => {
  const keyed = await makeKeyed();
  // An academy older than data keys.
  expect(await open({ secretKey: SECRET_KEY })).toBe(SECRET_KEY);
  const changed = { SECRET_KEY: OTHER_KEY, PREVIOUS_SECRET_KEY: SECRET_KEY };
  expect(await whatWorks(keyed, changed)).toEqual(ALL);
  // A second process, or a restart before the variable is removed.
  expect(await open({ secretKey: OTHER_KEY, previousSecretKey: SECRET_KEY })).toBe(SECRET_KEY);
  expect(await whatWorks(keyed, { SECRET_KEY: OTHER_KEY })).toEqual(ALL);

  const refused = await startApiServer({ DATABASE_URL: server.url, SECRET_KEY });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(/\nSECRET_KEY is an old key[^\n]*PREVIOUS_SECRET_KEY[^\n]*\n$/);
  expect(refused.output()).not.toContain(SECRET_KEY);
  expect(await open({ secretKey: SECRET_KEY, previousSecretKey: OTHER_KEY })).toBe(SECRET_KEY);
});

async function refusal(keys: Parameters<typeof open>[0]): Promise<string> {
  const problem: unknown = await open(keys).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ConfigError);
  return String(problem);
}

test("another key needs to be accepted by its fingerprint; once another replaced it, it is refused, and the data key stays", async () => {
  const keyed = await makeKeyed();
  const words = await refusal({ secretKey: SECOND_KEY });
  expect(words).toContain("SECRET_KEY is not the key that this database is used with");
  expect(words).not.toContain(SECOND_KEY);
  const [, acceptedKey = ""] = /ACCEPT_NEW_SECRET_KEY=([\w-]+)/.exec(words) ?? [];
  await refusal({ secretKey: SECOND_KEY, acceptedKey: "1" });
  const second = { SECRET_KEY: SECOND_KEY, ACCEPT_NEW_SECRET_KEY: acceptedKey };
  expect(await whatWorks(keyed, second)).toMatchObject({ code: "InvalidSecretCode" });

  const made = await open({ secretKey: SECOND_KEY });
  const third = { secretKey: THIRD_KEY, previousSecretKey: SECOND_KEY, acceptedKey };
  expect(await open(third)).toBe(made);
  const back = await refusal({ secretKey: SECOND_KEY, acceptedKey });
  expect(back).toContain("until another replaced it");
  expect(back).not.toContain("ACCEPT_NEW_SECRET_KEY");
  await refusal({ secretKey: SECRET_KEY, acceptedKey });
  expect(await open({ secretKey: THIRD_KEY })).toBe(made);
});

test("a new academy's data key is none of its secret keys, and is stored encrypted alone", async () => {
  const { dataSource, drop } = await createTestDatabase();
  const keys = { secretKey: SECRET_KEY, previousSecretKey: null, acceptedKey: null };
  const dataKey = await openDataKey(dataSource.manager, keys);
  const [use] = await dataSource.query<[{ wrapped: Buffer }]>(
    "SELECT wrapped_data_key AS wrapped FROM secret_key_uses",
  );
  await drop();
  expect(dataKey).toMatch(/^[\w-]{43}$/);
  expect(unwrapKey(use.wrapped, SECRET_KEY)).toBe(dataKey);
  expect(use.wrapped.includes(dataKey)).toBe(false);
  expect(() => unwrapKey(use.wrapped, OTHER_KEY)).toThrow();
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
