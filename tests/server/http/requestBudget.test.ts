import { describe, expect, test } from "vitest";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp({
  REQUESTS_PER_MINUTE_ANONYMOUS: "20",
  REQUESTS_PER_MINUTE_SIGNED_IN: "40",
  TRUSTED_PROXIES: "127.0.0.1",
});

/** Not a multiple of a process's lease. */
const WIDER = { REQUESTS_PER_MINUTE_ANONYMOUS: "105" };
let serial = 0;

async function countServed(caller: Caller, address: string, tries: number): Promise<number> {
  for (let served = 0; served < tries; served += 1) {
    serial += 1;
    const query = `query n${serial} { viewer { id } }`;
    const response = await caller.post({ query }, { "x-forwarded-for": address });
    if (response.status === 429) return served;
    expect(response.status).toBe(200);
  }
  return tries;
}

async function countServedAtOnce(callers: Caller[], address: string, tries: number): Promise<number> {
  const sent = Array.from({ length: tries }, (_, index) => {
    serial += 1;
    const caller = callers[index % callers.length] as Caller;
    return caller.post({ query: `query n${serial} { viewer { id } }` }, { "x-forwarded-for": address });
  });
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  return statuses.filter((status) => status === 200).length;
}

describe("requests a minute", () => {
  test("are limited for a visitor's address, and other addresses stay free", async () => {
    const visitor = new Caller(() => server.origin);
    expect(await countServed(visitor, "10.0.0.1", 30)).toBe(20);
    expect(await countServed(visitor, "10.0.0.2", 5)).toBe(5);
  });

  test("are more for someone signed in, counted by account wherever they are", async () => {
    const [here, there] = [
      await server.newCaller(server.people.learner),
      await server.newCaller(server.people.learner),
    ];
    const served = (await countServed(here, "10.0.1.1", 25)) + (await countServed(there, "10.0.1.2", 25));
    expect(served).toBe(40);
    expect(await countServed(await server.newCaller(server.people.otherLearner), "10.0.1.3", 5)).toBe(5);
  });

  test("are refused with how long to wait", async () => {
    const visitor = new Caller(() => server.origin);
    await countServed(visitor, "10.0.2.1", 21);
    const response = await visitor.post({ query: "{ viewer { id } }" }, { "x-forwarded-for": "10.0.2.1" });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: "TOO_MANY_REQUESTS", retryAfterSeconds: expect.any(Number) } }],
    });
  });

  test("are counted over all processes together", async () => {
    const [one, other] = [new Caller(() => server.origin), await server.startAnother()];
    expect((await countServed(one, "10.0.3.1", 20)) + (await countServed(other, "10.0.3.1", 20))).toBe(20);
  });

  test("are granted to the last one when many come at the same moment", async () => {
    const visitor = new Caller(() => server.origin);
    expect(await countServedAtOnce([visitor], "10.0.5.1", 20)).toBe(20);
    expect(await countServedAtOnce([visitor], "10.0.5.2", 60)).toBe(20);
    expect(await countServedAtOnce([visitor], "10.0.5.2", 5)).toBe(0);
    expect(await countServedAtOnce([server.as.admin], "10.0.5.3", 100)).toBe(40);
  });

  test("are granted to the last one by several processes at the same moment", async () => {
    const here = new Caller(() => server.origin);
    const [there, elsewhere] = [await server.startAnother(WIDER), await server.startAnother(WIDER)];
    expect(await countServedAtOnce([there, elsewhere], "10.0.6.1", 300)).toBe(105);
    expect(await countServedAtOnce([here, there, elsewhere], "10.0.6.1", 30)).toBe(0);
  });

  test("a session that does not live counts as a visitor", async () => {
    const caller = new Caller(() => server.origin);
    caller.cookie = "session=made-up";
    expect(await countServed(caller, "10.0.4.1", 30)).toBe(20);
  });
});

const MANY_KEYS = Array.from({ length: 9000 }, (_, index) => `"b${index}":1`).join(",");

describe("a minute is spent by each refused request:", () => {
  test.each<[string, RequestInit, number]>([
    ["a body that is no JSON", { body: "{ nope" }, 400],
    ["a list", { body: "[1,2]" }, 400],
    [
      "many variables, one of them twice",
      { body: `{"query":"{ __typename }","variables":{${MANY_KEYS},"b0":2}}` },
      400,
    ],
    ["a nest of lists", { body: `{"variables":${"[".repeat(40_000)}${"]".repeat(40_000)}}` }, 400],
    ["a page of another site", { body: "{}", headers: { origin: "https://evil.example" } }, 403],
    ["a body of another type", { body: "{}", headers: { "content-type": "text/plain" } }, 415],
    ["another charset", { body: "{}", headers: { "content-type": "application/json;charset=utf-16" } }, 415],
    ["another method", { method: "PUT", body: "{}" }, 405],
  ])("%s", async (_what, { headers = {}, ...init }, status) => {
    serial += 1;
    const client = { "x-forwarded-for": `10.7.${serial >> 8}.${serial & 255}` };
    const statuses: number[] = [];
    for (let time = 0; time <= 20; time += 1) {
      const response = await fetch(`${server.origin}/graphql`, {
        method: "POST",
        ...init,
        headers: { "content-type": "application/json", ...client, ...headers },
      });
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(status), 429]);
  });
});
