import { describe, expect, test } from "vitest";
import { pagesFromSource } from "../../support/pagesFromSource";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp({ PUBLIC_ORIGIN: "https://academy.example" }, { pages: pagesFromSource });
const QUERY = { query: "{ __typename }" };

async function send(
  init: RequestInit,
  path = "/graphql",
): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await fetch(`${server.origin}${path}`, init);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const post = (body: string, headers: Record<string, string> = { "content-type": "application/json" }) =>
  send({ method: "POST", body, headers });

describe("the GraphQL route", () => {
  test("takes no GET, neither to ask nor to change", async () => {
    for (const query of ["{ __typename }", "mutation { signOut }"]) {
      const { status, headers, text } = await send({}, `/graphql?query=${encodeURIComponent(query)}`);
      expect(status).toBe(405);
      expect(headers.get("allow")).toBe("POST");
      expect(text).not.toContain("__typename");
    }
  });

  test.each(["PUT", "PATCH", "DELETE"])("takes no %s", async (method) => {
    expect((await send({ method })).status).toBe(405);
  });

  test.each([
    ["text/plain", JSON.stringify(QUERY)],
    ["application/x-www-form-urlencoded", `query=${encodeURIComponent("{ __typename }")}`],
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="query"\r\n\r\n{ __typename }\r\n--x--',
    ],
    ["application/graphql", "{ __typename }"],
    ["text/html", JSON.stringify(QUERY)],
    ["application/json; charset=cp437", JSON.stringify(QUERY)],
    ['application/json;Charset="utf-16"', JSON.stringify(QUERY)],
  ])("takes no %s", async (type, body) => {
    const { status, text } = await post(body, { "content-type": type });
    expect(status).toBe(415);
    expect(text).not.toContain('"data"');
  });

  test.each(["application/json; charset=utf-8", "application/json;charset=UTF8", "application/json"])(
    "takes %s, with a text in which a key seems to be twice",
    async (type) => {
      const variables = { a: '"query": "x", "query": "y"', b: [{ id: 1 }, { id: 1 }], c: { a: "\\" } };
      const { status, text } = await post(JSON.stringify({ ...QUERY, variables }), { "content-type": type });
      expect([status, text]).toEqual([200, expect.stringContaining('"data"')]);
    },
  );

  test("takes one operation a request", async () => {
    for (const body of [[QUERY, QUERY], [QUERY], []]) {
      const { status, text } = await post(JSON.stringify(body));
      expect(status).toBe(400);
      expect(text).not.toContain('"data"');
    }
  });

  test("takes no body over 100 kB", async () => {
    for (const size of [101_000, 10_000_000]) {
      const { status, text } = await post(JSON.stringify({ ...QUERY, variables: { a: "a".repeat(size) } }));
      expect(status).toBe(413);
      expect(JSON.parse(text)).toMatchObject({ errors: [{ message: expect.any(String) }] });
    }
  });

  test.each([
    ["no JSON", "{ nope"],
    ["nothing", ""],
    ["null", "null"],
    ["a number", "7"],
    ["a text", '"{ __typename }"'],
    ["a query that is no text", '{"query": {"a": 1}}'],
    ["variables that are no object", '{"query": "{ __typename }", "variables": [1]}'],
    ["an operation twice", '{"query": "{ __typename }", "query": "{ viewer { id } }"}'],
    ["a key twice, one escaped", '{"query": "{ __typename }", "variables": {"a": 1, "\\u0061": 2}}'],
    ["a key twice deep inside", '{"query": "{ __typename }", "variables": {"a": [{"b": {"c": 1, "c": 1}}]}}'],
    ["a prototype", '{"query": "{ __typename }", "variables": {"__proto__": {"a": 1}}}'],
    [
      "many variables",
      `{"query": "{ __typename }", "variables": {${Array.from({ length: 2000 }, (_, index) => `"a${index}": 1`).join()}}}`,
    ],
    [
      "a nest of lists",
      `{"query": "{ __typename }", "variables": {"a": ${"[".repeat(30_000)}${"]".repeat(30_000)}}}`,
    ],
  ])("answers a body of %s with 400 and a GraphQL error", async (_what, body) => {
    const { status, text } = await post(body);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ message: expect.any(String) }] });
    expect(text).not.toMatch(/stack|node_modules|\.ts/);
  });
});

test.each(["/%", "/%ff", "/blog/%E0%A4%A", "/blog/%ff?q=1#x"])(
  "%s, which cannot be read, is redirected with the headers of any unknown address",
  async (path) => {
    const withoutDate = (headers: Headers) => [...headers].filter(([name]) => name !== "date");
    const unknown = await send({ redirect: "manual" }, "/nothing/here");
    expect(unknown.status).toBe(302);
    const { status, headers } = await send({ redirect: "manual" }, path);
    expect([status, withoutDate(headers)]).toEqual([302, withoutDate(unknown.headers)]);
    expect(headers.get("location")).toBe("/");
    expect(headers.get("strict-transport-security")).toBeTruthy();
  },
);

describe("where a request comes from", () => {
  const from = (headers: Record<string, string>) =>
    post(JSON.stringify(QUERY), { "content-type": "application/json", ...headers });

  test.each([
    ["origin", "https://evil.example"],
    ["origin", "http://academy.example"],
    ["origin", "https://academy.example.evil.example"],
    ["origin", "https://academy.example:8443"],
    ["origin", "null"],
    ["sec-fetch-site", "cross-site"],
  ])("%s %s is refused", async (name, value) => {
    const { status, text } = await from({ [name]: value });
    expect(status).toBe(403);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
  });

  test("our own pages and programs without an Origin are answered", async () => {
    expect((await from({ origin: "https://academy.example" })).status).toBe(200);
    expect((await from({})).status).toBe(200);
  });

  test("no other site is allowed to read an answer", async () => {
    const preflight = await send({
      method: "OPTIONS",
      headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
    });
    const answer = await from({ origin: "https://academy.example" });
    for (const { headers } of [preflight, answer]) {
      expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });

  test("a sign-in from another site sets no cookie", async () => {
    const response = await new Caller(() => server.origin).post(
      {
        query: "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }",
        variables: { input: { email: server.people.learner.email, password: "three brass lanterns" } },
      },
      { origin: "https://evil.example" },
    );
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe("headers", () => {
  test("protect every kind of answer", async () => {
    const answers = [
      await post(JSON.stringify(QUERY)),
      await post("{ nope"),
      await send({}, "/healthz"),
      await send({}, "/courses.json"),
      await send({}, "/no-such-thing"),
    ];
    for (const path of ["/assets/none.js", "/labs/none.js"])
      expect((await send({}, path)).headers.get("content-security-policy")).toContain(
        "frame-ancestors 'none'",
      );
    for (const { headers } of answers) {
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("strict-transport-security")).toMatch(/max-age=31536000/);
      const policy = headers.get("content-security-policy") ?? "";
      for (const directive of [
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "upgrade-insecure-requests",
      ]) {
        expect(policy).toContain(directive);
      }
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers.get("x-powered-by")).toBeNull();
    }
  });
});
