import { afterEach, describe, expect, test, vi } from "vitest";
import { openRequest } from "../../support/openRequest";
import { pagesFromSource } from "../../support/pagesFromSource";
import { useTestApp } from "../../support/testApp";

const render = vi.fn(pagesFromSource.render);
const server = useTestApp({ TRUSTED_PROXIES: "127.0.0.1" }, { pages: { ...pagesFromSource, render } });
const [AT_ONCE, MAX_WAITING, MAX_PER_CLIENT] = [3, 250, 100];

afterEach(() => {
  render.mockReset();
  render.mockImplementation(pagesFromSource.render);
});

function holdPages() {
  let letGo = () => {};
  const mayGo = new Promise<void>((resolve) => (letGo = resolve));
  let begun = 0;
  render.mockImplementation(async (page) => {
    begun += 1;
    await mayGo;
    return { html: Buffer.from(`<p>${page.url}</p>`), status: 200, redirect: null };
  });
  return { letGo: () => letGo(), begun: () => begun };
}

let serial = 0;

function someAddress(): string {
  serial += 1;
  return `${server.origin}/contact?about=${serial}`;
}

function visit(address = someAddress(), client = `10.8.${serial >> 8}.${serial & 255}`) {
  const headers = { accept: "text/html", "x-forwarded-for": client };
  const request = openRequest(address, { method: "GET", headers });
  request.finish();
  return request;
}

/** Ensures that the server has processed every earlier open and close. */
async function roundTrip(): Promise<void> {
  for (const _time of [1, 2]) await fetch(`${server.origin}/healthz`);
}

/** Clients counted by the rate limit, which precedes the queue. */
async function countClients(): Promise<number> {
  const rows = await server.dataSource.query<unknown[]>(
    "SELECT 1 FROM rate_limits WHERE starts_with(key, 'requests-anonymous:')",
  );
  return rows.length;
}

/** A few clients fill the visitors' queue, so that it refuses the rest; returns the accepted ones. */
async function fillQueue() {
  const refused = 5;
  const group = (serial += 1);
  const visits = Array.from({ length: AT_ONCE + MAX_WAITING + refused }, (_, index) =>
    visit(undefined, `10.${20 + (index % 4)}.${group >> 8}.${group & 255}`),
  );
  const ended = new Map<ReturnType<typeof visit>, number>();
  for (const one of visits) void one.status.then((status) => ended.set(one, status));
  await expect.poll(() => [...ended.values()]).toEqual(Array(refused).fill(503));
  return visits.filter((one) => !ended.has(one));
}

describe("pages that are rendered for visitors", () => {
  test("are rendered three at a time, 250 wait, and the next is asked to come back", async () => {
    const held = holdPages();
    const visits = await fillQueue();
    const refused = await fetch(someAddress(), { headers: { accept: "text/html" } });
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("This page couldn’t be shown");
    expect(held.begun()).toBe(AT_ONCE);
    held.letGo();
    expect(await Promise.all(visits.map(({ status }) => status))).toEqual(
      Array(AT_ONCE + MAX_WAITING).fill(200),
    );
  });

  test("are all served where one client asks for a hundred at once", async () => {
    const held = holdPages();
    const visits = Array.from({ length: 100 }, () => visit(undefined, "192.0.2.9"));
    await expect.poll(held.begun).toBe(AT_ONCE);
    held.letGo();
    expect(await Promise.all(visits.map(({ status }) => status))).toEqual(Array(100).fill(200));
  });

  test("wait behind each other's first one, so that one client keeps nobody waiting", async () => {
    const held = holdPages();
    const busy = Array.from({ length: AT_ONCE }, () => visit());
    await expect.poll(held.begun).toBe(AT_ONCE);
    const greedy = Array.from({ length: MAX_PER_CLIENT }, () => visit(undefined, "192.0.2.1"));
    await expect.poll(() => visit(undefined, "192.0.2.1").status).toBe(503);
    const before = await countClients();
    const other = visit(`${server.origin}/contact?about=other`, "192.0.2.2");
    await expect.poll(countClients).toBe(before + 1);
    await roundTrip();
    held.letGo();
    const statuses = await Promise.all([...busy, ...greedy, other].map(({ status }) => status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const urls = render.mock.calls.map(([{ url }]) => url);
    expect(urls.indexOf("/contact?about=other")).toBeLessThanOrEqual(AT_ONCE + 2);
  });

  test("cost the database nothing while the queue is full", async () => {
    const held = holdPages();
    const visits = await fillQueue();
    const budgets = async (): Promise<unknown> =>
      server.services.dataSource.query("SELECT count(*) FROM rate_limits");
    const before = await budgets();
    const headers = { accept: "text/html", "x-forwarded-for": "198.51.100.9" };
    expect((await fetch(someAddress(), { headers })).status).toBe(503);
    expect(await budgets()).toEqual(before);
    for (const { leave } of visits) leave();
    await roundTrip();
    held.letGo();
  });

  test("are not rendered for those who have left, who hold no place either", async () => {
    const held = holdPages();
    await roundTrip();
    const before = await server.countConnections();
    for (const { leave } of await fillQueue()) leave();
    await expect.poll(server.countConnections).toBeLessThanOrEqual(before);
    const later = visit();
    held.letGo();
    expect(await later.status).toBe(200);
    expect(held.begun()).toBe(AT_ONCE + 1);
  });

  test("and shared are rendered as long as one of those who wait for them is there", async () => {
    const held = holdPages();
    const busy = Array.from({ length: AT_ONCE }, () => visit());
    await expect.poll(held.begun).toBe(AT_ONCE);
    const [first, second] = [visit(`${server.origin}/about`), visit(`${server.origin}/about`)];
    const alone = visit(`${server.origin}/work`);
    await roundTrip();
    first.leave();
    alone.leave();
    await roundTrip();
    held.letGo();
    expect(await Promise.all([...busy, second].map(({ status }) => status))).toEqual(
      Array(AT_ONCE + 1).fill(200),
    );
    expect(render.mock.calls.map(([{ url }]) => url).slice(AT_ONCE)).toEqual(["/about"]);
  });

  test("keep none of the signed-in waiting", async () => {
    const held = holdPages();
    const visits = await fillQueue();
    render.mockImplementation(pagesFromSource.render);
    const headers = { cookie: server.as.learner.cookie };
    const page = await fetch(`${server.origin}/account`, { headers });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Meera")]);
    for (const { leave } of visits) leave();
    await roundTrip();
    held.letGo();
  });
});
