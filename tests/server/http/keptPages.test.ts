import { createHook } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { parse } from "graphql";
import { describe, expect, test, vi } from "vitest";
import { openRequest } from "../../support/openRequest";
import { pagesFromSource } from "../../support/pagesFromSource";
import { useTestApp } from "../../support/testApp";

const render = vi.fn(pagesFromSource.render);
// Only tests move the clock: cached pages expire with their minute.
let now = new Date();
const server = useTestApp({}, { pages: { ...pagesFromSource, render }, clock: { now: () => now } });

async function open(address: string, cookie = "") {
  const response = await fetch(server.origin + address, { headers: cookie ? { cookie } : {} });
  return { control: response.headers.get("cache-control"), html: await response.text() };
}

test("a visitor's page is rendered once, until content changes", async () => {
  const first = await open("/lms");
  expect(await open("/lms")).toEqual(first);
  expect(render).toHaveBeenCalledTimes(1);
  const { name } = await server.buildCourse({ name: "Just published" });
  await server.changes.settle();
  expect((await open("/lms")).html).toContain(name);
  expect(render).toHaveBeenCalledTimes(2);
});

test("a kept page is pressed smaller for those who come later, and is the same page", async () => {
  const read = async () => {
    const answer = await fetch(`${server.origin}/python`, { headers: { "accept-encoding": "br" } });
    return { length: Number(answer.headers.get("content-length")), html: await answer.text() };
  };
  const first = await read();
  await expect.poll(async () => (await read()).length).toBeLessThan(first.length);
  expect((await read()).html).toBe(first.html);
  expect(first.html).toContain("<h1");
});

test.each([
  ["br", "br"],
  ["gzip;q=0.5, BR ;q=0.8", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, x-gzip", "gzip"],
  ["gzip;level=1", null],
  ["*", null],
  ["br;q=0", null],
  ["gzip;q=0, br; q=0.000", null],
  ["identity", null],
  ["xbr, br-old", null],
])("a kept page for Accept-Encoding %j is encoded as %s", async (accepted, encoding) => {
  const headers = { "accept-encoding": accepted };
  for (let time = 0; time < 2; time += 1) {
    const page = await fetch(`${server.origin}/mysql`, { headers });
    expect(page.headers.get("content-encoding")).toBe(encoding);
    expect(await page.text()).toContain("<h1");
  }
});

test("a kept page is compressed with gzip once", async () => {
  const read = () => {
    const request = openRequest(`${server.origin}/contact`, {
      method: "GET",
      headers: { "accept-encoding": "gzip" },
    });
    request.finish();
    return request.status;
  };
  expect(await read()).toBe(200);
  let compressions = 0;
  const counting = createHook({
    init: (_id, type) => {
      if (type === "ZLIB") compressions += 1;
    },
  }).enable();
  for (let time = 0; time < 10; time += 1) expect(await read()).toBe(200);
  counting.disable();
  // A better brotli version follows a second later.
  expect(compressions).toBeLessThanOrEqual(1);
});

test("those who ask at once have it rendered once, and anyone who asks after a change has it rendered again", async () => {
  let letGo = () => {};
  const mayGo = new Promise<void>((resolve) => (letGo = resolve));
  render.mockClear();
  render.mockImplementation(async (page) => {
    const rendered = await pagesFromSource.render(page);
    await mayGo;
    return rendered;
  });
  const before = [1, 2, 3, 4, 5].map(() => open("/blog"));
  await expect.poll(() => render.mock.calls.length).toBe(1);
  const { name } = await server.buildCourse({ name: "Published meanwhile" });
  await server.changes.settle();
  const after = open("/lms");
  const again = open("/blog");
  await expect.poll(() => render.mock.calls.length).toBe(3);
  letGo();
  const pages = await Promise.all(before);
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
  expect((await after).html).toContain(name);
  expect((await again).html).toContain("<h1");
  expect(render).toHaveBeenCalledTimes(3);
  render.mockImplementation(pagesFromSource.render);
});

test("those who wait for a page that cannot be rendered each hear of it, and the next one gets it", async () => {
  let letFail = () => {};
  const mayFail = new Promise<void>((resolve) => (letFail = resolve));
  render.mockImplementationOnce(async () => {
    await mayFail;
    throw new Error("not drawn");
  });
  const status = async () => (await fetch(`${server.origin}/about`)).status;
  const first = status();
  await expect.poll(() => render.mock.calls.length).toBeGreaterThan(3);
  const second = status();
  letFail();
  expect([await first, await second]).toEqual([500, 200]);
});

test("where a visitor came from changes nothing of the page", async () => {
  const page = await open("/lms?utm_source=letter&utm_campaign=monsoon&gclid=1");
  render.mockClear();
  expect(await open("/lms?fbclid=2")).toEqual(page);
  expect(render).not.toHaveBeenCalled();
});

test("names that a page does not read change nothing of it", async () => {
  const page = await open("/lms");
  render.mockClear();
  expect(await open("/lms?n=1")).toEqual(page);
  expect(await open("/lms?after=2&n=%2F")).toEqual(page);
  expect(await open("/%6cm%73?after=2")).toEqual(page);
  expect(render).not.toHaveBeenCalled();
});

test.each([
  "/contact?about=Power+BI",
  "/contactusworkshop/?for=partners",
  "/offer?goal=Analyse+data&length=short",
  "/practice?kind=SQL&level=MEDIUM&topic=Joins&search=orders",
  "/signin?next=%2Faccount",
])("%s is rendered each time and kept by nobody", async (address) => {
  render.mockClear();
  for (const extra of ["", "&x=1"]) expect((await open(address + extra)).control).toBe("no-store");
  expect(render.mock.calls.map(([{ url }]) => url)).toEqual([address, address]);
});

test.each(["/LMS", "/lms//", "/l%4ds"])("%s is another spelling, and kept by nobody", async (address) => {
  render.mockClear();
  for (const page of [await open(address), await open(address)]) expect(page.control).toBe("no-store");
  expect(render).toHaveBeenCalledTimes(2);
});

test.each(["/registration/", "/Registration/", "/%72egistration/", "/registratio%6E/"])(
  "a page below %s is kept by nobody, whatever the id",
  async (path) => {
    const address = path + randomUUID();
    render.mockClear();
    for (const page of [await open(address), await open(address)]) expect(page.control).toBe("no-store");
    expect(render).toHaveBeenCalledTimes(2);
  },
);

test.each([
  ["of another form", "session=bogus"],
  ["that was never given", `session=${"a".repeat(43)}`],
])("a session %s is served the page that visitors share", async (_what, cookie) => {
  const page = await open("/lms");
  render.mockClear();
  expect(await open("/lms", cookie)).toEqual(page);
  expect(render).not.toHaveBeenCalled();
});

test("a session that has ended is served the page that visitors share, and makes it for them", async () => {
  const caller = await server.newCaller();
  await server.dataSource.query("UPDATE sessions SET ends_at = '2020-01-01' WHERE token_hash = sha256($1)", [
    Buffer.from(caller.cookie.split("=")[1] ?? ""),
  ]);
  await server.buildCourse();
  await server.changes.settle();
  render.mockClear();
  expect(await open("/lms", caller.cookie)).toEqual(await open("/lms"));
  expect(render).toHaveBeenCalledTimes(1);
});

test("a page of someone signed in is rendered for them, and theirs alone", async () => {
  const { html, control } = await open("/lms", server.as.learner.cookie);
  expect(html).toContain("Meera");
  expect(control).toBe("no-store");
  expect((await open("/lms")).html).not.toContain("Meera");
});

test("a page that knows this visitor is kept for nobody", async () => {
  render.mockImplementation(async (page) => {
    // Reads the visitor's cookie.
    await page.run(parse("{ viewerOfferVote }"), {});
    return pagesFromSource.render(page);
  });
  for (const time of [1, 2]) {
    render.mockClear();
    const { control, html } = await open("/signin");
    expect(control, `time ${time}`).toBe("no-store");
    expect(html).toContain("<h1");
    expect(render).toHaveBeenCalledTimes(1);
  }
  render.mockImplementation(pagesFromSource.render);
});

describe("a page that counts down", () => {
  const target = new Date("2040-02-15T14:30:00Z");
  const at = async (secondsFromTarget: number, address: string) => {
    now = new Date(target.getTime() + secondsFromTarget * 1000);
    return (await open(address)).html;
  };

  test("is not served from before its end once that has come", async () => {
    const { slug } = await server.buildWorkshop({ startsAt: target, countdownTo: target });
    await server.changes.settle();
    const before = await at(-20, `/${slug}`);
    expect(before).toContain("<strong>20</strong> <!-- -->seconds");
    expect(before).not.toContain("The countdown is over!");
    expect(await at(-0.001, `/${slug}`)).toBe(before);
    for (const seconds of [0, 1, 59]) {
      const after = await at(seconds, `/${slug}`);
      expect(after).toContain("The countdown is over!");
      expect(after).not.toContain('role="timer"');
    }
  });

  test("nor is one that was begun before the end and finished after it", async () => {
    const { slug } = await server.buildWorkshop({ startsAt: target, countdownTo: target });
    await server.changes.settle();
    now = new Date(target.getTime() - 1);
    render.mockImplementationOnce(async (page) => {
      const rendered = await pagesFromSource.render(page);
      now = new Date(target.getTime() + 1000);
      return rendered;
    });
    expect((await open(`/${slug}`)).html).toContain('role="timer"');
    expect((await open(`/${slug}`)).html).toContain("The countdown is over!");
  });

  test("tells of the bootcamp as coming soon, and of its season as started", async () => {
    await server.dataSource.query("UPDATE bootcamps SET is_published = true");
    await server.buildSeason({ startsAt: target });
    await server.changes.settle();
    const before = await at(-1, "/python");
    expect(before).toContain('role="timer"');
    expect(before).not.toContain("Coming Soon");
    expect(before).not.toContain("Started");
    const after = await at(0, "/python");
    expect(after).toContain("Coming Soon");
    expect(after).toContain("Started");
    expect(after).not.toContain('role="timer"');
  });
});
