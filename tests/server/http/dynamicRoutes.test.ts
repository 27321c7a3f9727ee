import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { pagesFromSource } from "../../support/pagesFromSource";
import { drawHalves, upload } from "../../support/samplePictures";
import { useTestApp } from "../../support/testApp";

const LIMIT = 20;
const server = useTestApp(
  { REQUESTS_PER_MINUTE_ANONYMOUS: String(LIMIT), TRUSTED_PROXIES: "127.0.0.1" },
  { pages: pagesFromSource },
);

let serial = 0;

async function statuses(address: () => string, client: string, cookie = ""): Promise<number[]> {
  const answers: number[] = [];
  for (let time = 0; time <= LIMIT; time += 1) {
    const headers = { "x-forwarded-for": client, cookie };
    const response = await fetch(server.origin + address(), { headers, redirect: "manual" });
    await response.arrayBuffer();
    answers.push(response.status);
  }
  return answers;
}

describe("a client's minute is spent by each request of", () => {
  const some = () => {
    serial += 1;
    return serial;
  };

  test.each<[string, () => string, number]>([
    ["a page with a query", () => `/contact?about=${some()}`, 200],
    ["a page that is not there", () => `/nothing/of-${some()}`, 302],
    ["a page of the signed-in", () => "/dash", 302],
    ["a page of the content area", () => "/cms", 302],
    ["the preview", () => "/cms/preview/lms", 302],
    ["the site map", () => "/sitemap.xml", 200],
    ["the list of courses", () => "/courses.json", 200],
    ["a picture", () => `/media/${randomUUID()}-9x9`, 404],
    ["a picture's file", () => `/media/${randomUUID()}/320.webp`, 404],
    ["a workshop's calendar", () => `/workshops/none-${some()}.ics`, 404],
    ["a person's calendar", () => `/calendar/${some()}.ics`, 404],
    ["the picture of a shared page", () => `/og/courses/none-${some()}.png`, 404],
    ["an address that cannot be read", () => `/%ff${some()}`, 302],
    ["an address that breaks off", () => `/blog/${some()}%E0%A4`, 302],
    ["an address with a long part", () => `/calendar/${"x".repeat(200)}${some()}.ics`, 404],
    ["a payment's screenshot", () => `/payment-proofs/${randomUUID()}`, 404],
  ])("%s", async (_what, address, status) => {
    const client = `10.1.0.${some()}`;
    expect(await statuses(address, client)).toEqual([...Array<number>(LIMIT).fill(status), 429]);
    const query = `query n${some()} { viewer { id } }`;
    expect((await server.as.visitor.post({ query }, { "x-forwarded-for": client })).status).toBe(429);
  });
});

test("browsers' reports, also from a page of another site, spend none of the client's minute", async () => {
  const client = "10.3.0.1";
  for (let time = 0; time <= LIMIT; time += 1) {
    const { status } = await fetch(`${server.origin}/csp-reports`, {
      method: "POST",
      headers: {
        "x-forwarded-for": client,
        origin: "https://elsewhere.example",
        "content-type": "application/csp-report",
      },
      body: JSON.stringify({ "csp-report": { "effective-directive": "img-src", "blocked-uri": "data" } }),
    });
    expect(status).toBe(204);
  }
  expect(await statuses(() => "/courses.json", client)).toEqual([...Array<number>(LIMIT).fill(200), 429]);
});

test("a page that visitors share, and a picture that was just read, cost nothing", async () => {
  const page = await statuses(() => "/lms", "10.2.0.1");
  expect(page).toEqual(Array(LIMIT + 1).fill(200));
  const bytes = await drawHalves({ width: 90, height: 60 }).jpeg().toBuffer();
  const { picture: sent } = await upload(server.as.admin, { bytes });
  const picture = await statuses(() => sent?.url ?? "", "10.2.0.2");
  expect(picture).toEqual(Array(LIMIT + 1).fill(200));
});

test("a session that was never given is counted where it is looked up", async () => {
  const page = await statuses(() => "/lms", "10.2.0.4", `session=${"b".repeat(43)}`);
  expect(page).toEqual([...Array<number>(LIMIT).fill(200), 429]);
});

test("a refused page says so as a page, and when to come back", async () => {
  const client = "10.2.0.3";
  await statuses(() => "/cms", client);
  const headers = { "x-forwarded-for": client, accept: "text/html" };
  const response = await fetch(`${server.origin}/cms`, { headers });
  expect([response.status, response.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
});
