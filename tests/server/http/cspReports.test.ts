import { beforeEach, describe, expect, test } from "vitest";
import { BEHIND_PROXY } from "../../support/enrolmentCalls";
import { pagesFromSource } from "../../support/pagesFromSource";
import { useTestApp } from "../../support/testApp";

const lines: string[] = [];
const server = useTestApp(
  { ...BEHIND_PROXY, PUBLIC_ORIGIN: "https://academy.example" },
  { logTo: (line) => void lines.push(line), pages: pagesFromSource },
);
const OLD = "application/csp-report";
const CURRENT = "application/reports+json";

const EVENTS = `{ securityEvents(kind: CSP_VIOLATION, first: 100) {
  nodes { detail accountName recordId network count } } }`;

async function events(): Promise<{ detail: string; network: string; count: number }[]> {
  const { data } = await server.as.admin.ask(EVENTS, {}, { origin: "https://academy.example" });
  return data?.securityEvents.nodes as Awaited<ReturnType<typeof events>>;
}

let seen = 0;

async function noted(): Promise<string[]> {
  await server.services.security.flush();
  const all = await events();
  const fresh = all.slice(0, all.length - seen).map(({ detail }) => detail);
  seen = all.length;
  return fresh.toSorted();
}

async function send(type: string, body: unknown, client = "203.0.113.77"): Promise<number> {
  const response = await fetch(`${server.origin}/csp-reports`, {
    method: "POST",
    headers: { "content-type": type, "x-forwarded-for": client },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

const old = (blocked: unknown, more: object = {}) => ({
  "csp-report": {
    "document-uri": "https://academy.example/order/planted",
    "effective-directive": "img-src",
    "violated-directive": "img-src",
    "blocked-uri": blocked,
    ...more,
  },
});

const current = (blockedURL: unknown, more: object = {}) => ({
  type: "csp-violation",
  age: 1,
  url: "https://academy.example/order/planted",
  body: { blockedURL, effectiveDirective: "script-src-elem", disposition: "enforce", ...more },
});

beforeEach(async () => {
  await noted();
  lines.length = 0;
});

test("a page tells browsers where to report, and nothing else does", async () => {
  const headersOf = async (path: string) => (await fetch(server.origin + path)).headers;
  const page = await headersOf("/lms");
  const policy = page.get("content-security-policy") ?? "";
  expect(policy).toMatch(/;report-uri \/csp-reports;report-to csp$/);
  expect(page.get("reporting-endpoints")).toBe('csp="/csp-reports"');
  for (const path of ["/courses.json", "/healthz", "/sitemap.xml"]) {
    const headers = await headersOf(path);
    expect(headers.get("content-security-policy")).not.toContain("report");
    expect(headers.get("reporting-endpoints")).toBeNull();
  }
});

describe("a report", () => {
  test("of either format is noted with its directive, the blocked origin and the network", async () => {
    const blocked = "https://user:planted@Pictures.example:8443/planted?planted#planted";
    expect(await send(OLD, old(blocked))).toBe(204);
    expect(await send(`${CURRENT}; charset=utf-8`, [current("inline"), current("eval")])).toBe(204);
    expect(await send(CURRENT, current("https://scripts.example/planted.js"))).toBe(204);
    expect(await noted()).toEqual([
      "img-src https://pictures.example:8443",
      "script-src-elem eval",
      "script-src-elem https://scripts.example",
      "script-src-elem inline",
    ]);
    expect(await events()).toContainEqual({
      detail: "script-src-elem eval",
      accountName: null,
      recordId: null,
      network: "203.0.113.0/24",
      count: 1,
    });
    expect(lines.some((line) => line.includes('"msg":"security.csp_violation"'))).toBe(true);
    expect(lines.join()).not.toContain("planted");
  });

  test.each([
    ["data:text/html,planted", "img-src data"],
    ["data", "img-src data"],
    ["wss://sockets.example/planted", "img-src wss://sockets.example"],
    ["javascript:planted", "img-src other"],
    ["planted words of a person", "img-src other"],
    ["planted.example/planted", "img-src other"],
    ["https://planted\u0000.example/", "img-src other"],
    [`https://${"planted.".repeat(40)}example/`, "img-src other"],
    ["https://exam\tple.com/\r\nplanted", "img-src https://example.com"],
    ["https://b\u00fccher.example/", "img-src https://xn--bcher-kva.example"],
    ["", "img-src other"],
  ])("of %j is noted as %s", async (blocked, detail) => {
    expect(await send(OLD, old(blocked))).toBe(204);
    expect(await noted()).toEqual([detail]);
  });

  test("of a browser that knows no effective directive is noted without the directive's sources", async () => {
    const more = { "effective-directive": undefined, "violated-directive": "script-src 'self' planted" };
    expect(await send(OLD, old("inline", more))).toBe(204);
    expect(await noted()).toEqual(["script-src inline"]);
  });

  test("of what a browser extension did is accepted and not noted", async () => {
    const id = "://abcdefghijklmnop/script.js";
    for (const scheme of ["chrome-extension", "moz-extension", "safari-web-extension"]) {
      expect(await send(OLD, old(scheme))).toBe(204);
      expect(await send(OLD, old(scheme.toUpperCase() + id))).toBe(204);
      expect(await send(CURRENT, [current("inline", { sourceFile: scheme + id })])).toBe(204);
    }
    expect(await noted()).toEqual([]);
  });
});

describe("what is no report is refused, and neither noted nor logged:", () => {
  test.each<[string, string, unknown, number]>([
    ["another type", "application/json", old("inline"), 415],
    ["a form", "application/x-www-form-urlencoded", "a=b", 415],
    ["text", "text/plain", old("inline"), 415],
    ["no JSON", OLD, "{ nope", 400],
    ["nothing", OLD, "", 400],
    ["null", OLD, "null", 400],
    ["a number", CURRENT, "1", 400],
    ["an empty list", CURRENT, [], 400],
    ["a list of lists", CURRENT, [[[current("inline")]]], 400],
    ["a list of 1000", CURRENT, Array<number>(1000).fill(1), 400],
    ["a long list of reports", CURRENT, Array(90).fill(current("inline")), 400],
    ["16 KiB", OLD, old("x".repeat(17 * 1024)), 413],
    ["10 MB", CURRENT, "x".repeat(10 * 1024 * 1024), 413],
    ["another kind of report", CURRENT, [{ ...current("inline"), type: "deprecation" }], 400],
    ["an unknown directive", OLD, old("inline", { "effective-directive": "planted-src" }), 400],
    ["a directive of Object", OLD, old("inline", { "effective-directive": "constructor" }), 400],
    ["no text", OLD, old({ toString: "x" }), 400],
  ])("%s", async (_what, type, body, status) => {
    // The server may close the connection before it has read a huge body.
    const answered = await send(type, body).catch(() => 413);
    expect(answered).toBe(status);
    expect(await noted()).toEqual([]);
    expect(lines).toEqual([]);
  });

  test("a request without a body, and with another method", async () => {
    const statuses = [];
    for (const method of ["POST", "PUT", "DELETE"])
      statuses.push((await fetch(`${server.origin}/csp-reports`, { method })).status);
    expect(statuses).toEqual([400, 404, 404]);
    expect(await noted()).toEqual([]);
  });
});

test("more than 60 a minute from one client are dropped", async () => {
  const client = "203.0.113.200";
  const statuses = [];
  for (let index = 0; index < 65; index += 1)
    statuses.push(await send(OLD, old("https://limit.example"), client));
  expect(new Set(statuses)).toEqual(new Set([204]));
  await server.services.security.flush();
  const rows = await server.dataSource.query<{ count: number }[]>(
    "SELECT sum(count)::int AS count FROM security_events WHERE detail = 'img-src https://limit.example'",
  );
  expect(rows).toEqual([{ count: 60 }]);
});

test("thousands of invented origins are summed up, and hide no event of another kind", async () => {
  for (let index = 0; index < 60; index += 1) {
    const invented = Array.from({ length: 50 }, (_, each) => current(`https://a${index}-${each}.example`));
    const reports = invented.map(({ type, body }) => ({ type, body }));
    expect(await send(CURRENT, reports, `203.0.113.${index}`)).toBe(204);
  }
  await server.as.visitor.ask("{ activityKinds }", {}, { origin: "https://academy.example" });
  await server.services.security.flush();
  const rows = await server.dataSource.query<{ detail: string; count: number }[]>(
    "SELECT detail, count FROM security_events WHERE detail LIKE 'script-src-elem%' AND detail !~ ' (eval|inline|https://s)'",
  );
  const inventedRows = rows.filter(({ detail }) => detail.includes("https://a"));
  expect(inventedRows.length).toBeLessThanOrEqual(1000);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(3000);
  const refused = await server.dataSource.query(
    "SELECT 1 FROM security_events WHERE kind = 'CALL_REFUSED' AND detail = 'activityKinds'",
  );
  expect(refused).toHaveLength(1);
});
