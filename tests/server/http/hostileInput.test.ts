import { beforeEach, describe, expect, test } from "vitest";
import { pagesFromSource } from "../../support/pagesFromSource";
import { drawHalves, upload } from "../../support/samplePictures";
import { Caller, useTestApp } from "../../support/testApp";

const log: string[] = [];
const logTo = (line: string) => {
  if ((JSON.parse(line) as { level: number }).level >= 50) log.push(line);
};
const server = useTestApp({}, { pages: pagesFromSource, logTo });

beforeEach(() => {
  log.length = 0;
});

const HASH = "a".repeat(64);
const persisted = (extra: object) => ({
  ...extra,
  extensions: { persistedQuery: { version: 1, sha256Hash: HASH } },
});
const VIEWER = "{ viewer { id } }";
const COURSE = "query ($slug: String!) { course(slug: $slug) { id } }";
const mark = "Planted:Words".repeat(200);

describe("a client's mistake is answered as one, and leaves no error in the log:", () => {
  test.each<[string, unknown]>([
    ["an operation that is not there", { query: "query A { __typename }", operationName: "B" }],
    ["two operations and no name", { query: "query A { __typename } query B { __typename }" }],
    ["an empty name", { query: "query A { __typename } query B { __typename }", operationName: "" }],
    ["a name that is no text", { query: VIEWER, operationName: { a: 1 } }],
    ["a long name", { query: VIEWER, operationName: mark }],
    ["no document", {}],
    ["a document that is no text", { query: { a: 1 } }],
    ["an empty document", { query: " " }],
    ["a document without operation", { query: "fragment f on Query { __typename }" }],
    ["no GraphQL", { query: `{ viewer { ${mark} ` }],
    ["an unknown field", { query: "{ nothing }" }],
    ["a persisted query", persisted({})],
    ["a persisted query of another text", persisted({ query: VIEWER })],
    ["NUL in a variable", { query: COURSE, variables: { slug: "a\u0000" } }],
    ["NUL in a literal", { query: '{ course(slug: "a\\u0000") { id } }' }],
    ["a lone surrogate", { query: COURSE, variables: { slug: "\ud800" } }],
    ["a variable of the wrong type", { query: COURSE, variables: { slug: [mark] } }],
    ["a missing variable", { query: COURSE }],
    ["variables that are a list", { query: COURSE, variables: [1] }],
    ["variables that are a text", { query: COURSE, variables: mark }],
    ["a subscription", { query: "subscription { __typename }" }],
    ["a list of operations", [{ query: VIEWER }]],
    ["null", null],
    ["a text", mark],
    ["a prototype", '{"query":"{ viewer { id } }","__proto__":{"a":1}}'],
    ["no JSON", '{"query":'],
    ["a deep value", `{"query":"{ viewer { id } }","variables":${"[".repeat(500)}${"]".repeat(500)}}`],
    ["a number for an id", { query: "{ batch(id: 7) { id } }" }],
  ])("%s", async (_what, body) => {
    const response = await new Caller(() => server.origin).post(body);
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    if (errors) {
      expect(response.status).toBeGreaterThanOrEqual(200);
      expect(response.status).toBeLessThan(500);
      expect(errors.map(({ extensions }) => extensions.code)).not.toContain("INTERNAL_SERVER_ERROR");
      expect(JSON.stringify(errors)).not.toContain("Planted");
    }
    expect(log).toEqual([]);
  });

  test.each([
    ["an address with a broken escape", "/%E0%A4%A"],
    ["an address with NUL", "/blog/%00"],
    ["an address with NUL in its query", "/blog?after=%00"],
    ["an address with a lone surrogate", "/blog/%ED%A0%80"],
    ["a long address", `/${"a".repeat(5000)}`],
    ["a calendar that is not there", "/workshops/%00.ics"],
    ["a picture that is not there", "/media/%00"],
    ["a screenshot that is not there", "/payment-proofs/%00"],
    ["a card that is not there", "/og/site/%00.png"],
  ])("%s", async (_what, address) => {
    const response = await fetch(server.origin + address, { redirect: "manual" });
    expect(response.status).toBeLessThan(500);
    expect(log).toEqual([]);
  });
});

describe("staff's mistake at a route outside GraphQL is refused, and leaves no error in the log:", () => {
  test.each([
    ["NUL in a search of messages", "/cms/messages.csv?search=%00"],
    ["NUL in a search of registrations", "/cms/registrations.csv?search=%00a"],
    ["two searches of messages", "/cms/messages.xlsx?search=a&search=b"],
    ["two searches of registrations", "/cms/registrations.xlsx?search=a&search=b"],
    ["two states", "/cms/registrations.csv?state=STARTED&state=STARTED"],
    ["two offerings", "/cms/registrations.csv?offeringId=a&offeringId=b"],
  ])("%s", async (_what, address) => {
    const { cookie } = server.as.admin;
    expect((await fetch(server.origin + address, { headers: { cookie } })).status).toBe(400);
    expect(log).toEqual([]);
  });

  test("NUL in a picture's description", async () => {
    const bytes = await drawHalves({ width: 40, height: 20 }).jpeg().toBuffer();
    expect((await upload(server.as.admin, { bytes, alt: "a\u0000b" })).status).toBe(400);
    expect(log).toEqual([]);
  });
});

describe("the status tells a mistake:", () => {
  test.each([
    ["an operation that is not there", { query: "query A { __typename }", operationName: "B" }],
    ["two operations and no name", { query: "query A { __typename } query B { __typename }" }],
    ["control characters", { query: COURSE, variables: { slug: "\u0007" } }],
  ])("%s", async (_what, body) => {
    expect((await new Caller(() => server.origin).post(body)).status).toBe(400);
  });
});
