import { afterEach, describe, expect, test } from "vitest";
import { FILLED, MESSAGES, SEND_MESSAGE, someKey } from "../../support/contactDocuments";
import { Caller, useTestApp } from "../../support/testApp";

const log: string[] = [];
const server = useTestApp({}, { logTo: (line) => log.push(line) });
const visitor = () => new Caller(() => server.origin);
const FIXED = /^Something went wrong on our side\. Please try again\. \(([0-9a-f]{10})\)$/;

afterEach(async () => {
  await server.dataSource.query("ALTER TABLE IF EXISTS hidden_site RENAME TO site_settings");
});

describe("an unexpected failure", () => {
  test("leaves as one fixed text with an id, under which the log holds what happened", async () => {
    await server.dataSource.query("ALTER TABLE site_settings RENAME TO hidden_site");
    const { errors, text, headers } = await visitor().ask("{ site { academyName } }");
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions).toEqual({ code: "INTERNAL_SERVER_ERROR" });
    const [, errorId = ""] = FIXED.exec(errors[0]?.message ?? "") ?? [];
    expect(errorId).not.toBe("");
    expect(text).not.toMatch(/site_settings|relation|42P01|QueryFailed|stack|\.ts/);
    expect(headers.get("cache-control")).toBe("no-store");
    const logged = log.find((line) => line.includes(errorId));
    expect(logged).toMatch(/site_settings/);
  });

  test("in a part of an answer leaves the other parts", async () => {
    await server.dataSource.query("ALTER TABLE site_settings RENAME TO hidden_site");
    const { data, errors } = await visitor().ask("{ viewer { id } questions { id } }");
    expect(errors).toEqual([]);
    expect(data).toEqual({ viewer: null, questions: [] });
  });

  test("of the session's table or of a plain route is masked like any other", async () => {
    const caller = await server.newCaller();
    await server.dataSource.query("ALTER TABLE sessions RENAME TO hidden_sessions");
    await server.dataSource.query("ALTER TABLE courses RENAME TO hidden_courses");
    try {
      const graphql = await caller.post({ query: "{ viewer { id } }" });
      const plain = await fetch(`${server.origin}/courses.json`);
      for (const response of [graphql, plain]) {
        expect(response.status).toBe(500);
        const text = await response.text();
        expect(text).toMatch(/Something went wrong on our side/);
        expect(text).not.toMatch(/relation|sessions|courses|42P01/);
      }
    } finally {
      await server.dataSource.query("ALTER TABLE hidden_sessions RENAME TO sessions");
      await server.dataSource.query("ALTER TABLE hidden_courses RENAME TO courses");
    }
  });

  test("writes no parameter of a statement into the log", async () => {
    await server.dataSource.query(
      "ALTER TABLE users ADD CONSTRAINT no_such_user CHECK (name <> 'Planted Name') NOT VALID",
    );
    const { errors } = await visitor().ask(
      "mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }",
      { input: { name: "Planted Name", email: "planted@example.com", password: "five brass lanterns" } },
    );
    expect(errors[0]?.message).toMatch(FIXED);
    expect(log.join()).toContain("no_such_user");
    expect(log.join()).not.toMatch(/Planted Name|planted@example.com|argon2id/);
  });
});

describe("a value of the wrong kind", () => {
  const MARK = "planted-marker-7319";
  const call = "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }";

  test.each([
    ["an object as the password", { input: { email: "a@example.com", password: { text: MARK } } }],
    ["a list as the password", { input: { email: "a@example.com", password: [MARK] } }],
    ["a text as the input", { input: MARK }],
    ["a field too many", { input: { email: "a@example.com", password: "p", extra: MARK } }],
    ["nothing else", { input: { password: MARK } }],
    ["a password that is too long", { input: { email: "a@example.com", password: MARK.repeat(20) } }],
  ])("(%s) is refused without being sent back or logged", async (_what, variables) => {
    const { errors, text } = await visitor().ask(call, variables);
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(text).not.toContain(MARK);
    expect(log.join()).not.toContain(MARK);
  });

  test.each([
    `mutation { signIn(input: { email: "a", password: ["${MARK}"] }) { __typename } }`,
    `mutation { signIn(input: { email: "a", password: { a: "${MARK}" } }) { __typename } }`,
    `mutation { signIn(input: "${MARK}") { __typename } }`,
    `mutation { signIn(input: { email: "a", password: "${MARK}" extra: 1 }) { __typename } }`,
    `mutation { signIn(input: { email: "a", password: "${MARK}" `,
    `mutation { signIn(input: { email: "a", password: "x" "${MARK}" }) { __typename } }`,
    `mutation { signIn(input: { email: "a", password: "${MARK}) { __typename } }`,
  ])("in the document is refused without being sent back or logged: %s", async (query) => {
    const { errors, text } = await visitor().ask(query);
    expect(errors.length).toBeGreaterThan(0);
    expect(text).not.toContain(MARK);
    expect(log.join()).not.toContain(MARK);
  });
});

describe("null for a variable that fills a place without null", () => {
  const MARK = "planted-marker-8420";
  const SIGN_IN = `{ signIn(input: { email: $v, password: "${MARK}" }) { __typename } }`;
  const UNLOCK = `{ unlockBatch(input: { batchId: $v, secretCode: "${MARK}" }) { __typename } }`;
  const RESET = `{ resetPassword(input: { token: "${MARK}", newPassword: $v }) { __typename } }`;
  const SUBMIT = `{ submitPaymentProof(input: { secret: "${MARK}", isPictureRemoved: $v }) { __typename } }`;
  const someId = '"00000000-0000-4000-8000-000000000000"';

  test.each([
    `mutation ($v: String = "a") ${SIGN_IN}`,
    `mutation ($v: UUID = ${someId}) ${UNLOCK}`,
    `mutation ($v: String = "a") ${RESET}`,
    `mutation ($v: Boolean) ${SUBMIT}`,
    `mutation ($v: Boolean = null) ${SUBMIT}`,
    `mutation ($v: String = "a") { ...Own } fragment Own on Mutation ${SIGN_IN}`,
    `query ($v: Int) { blogPosts(first: $v) { nodes { id } } }`,
    `query ($v: Int) { site { academyName } ... { blogPosts(first: $v) { nodes { id } } } }`,
    `query ($v: Boolean = true) { viewer @skip(if: $v) { id } }`,
    `query ($v: Boolean = true) { courses { name @include(if: $v) } }`,
  ])("is refused each time in the same way, without being logged: %s", async (query) => {
    const answers = [];
    for (let time = 0; time < 7; time += 1) {
      const { status, data, errors, text } = await server.as.learner.ask(query, { v: null });
      expect(text).not.toContain(MARK);
      answers.push({ status, data, errors });
    }
    const errors = [
      { message: expect.stringMatching(/^A variable is/), extensions: { code: "BAD_USER_INPUT" } },
    ];
    expect(answers).toEqual(Array(7).fill({ status: 400, data: null, errors }));
    expect(log.join()).not.toMatch(new RegExp(`${MARK}|invalid value|must not be null`));
  });

  test.each([
    "query ($v: Int) { blogPosts(first: $v) { nodes { id } } }",
    "query ($v: Int = 3) { blogPosts(first: $v) { nodes { id } } }",
    "query ($v: String) { blogPosts(after: $v) { nodes { id } } }",
  ])("leaves variables alone that are left out, and places that take null: %s", async (query) => {
    for (const variables of query.includes("Int") ? [{}, { v: 2 }] : [{}, { v: null }]) {
      for (let time = 0; time < 7; time += 1) {
        const { data, errors } = await visitor().ask(query, variables);
        expect(errors).toEqual([]);
        expect(data).toEqual({ blogPosts: { nodes: [] } });
      }
    }
  });
});

test("a stored value that fits no type is quoted in neither the answer nor the log", async () => {
  await visitor().ask(SEND_MESSAGE, { input: { ...FILLED.HELP, sendingKey: someKey() } });
  await server.dataSource.query("UPDATE contact_messages SET status = 'planted-status-5512'");
  const { errors, text } = await server.as.admin.ask(MESSAGES);
  expect(errors[0]?.message).toMatch(FIXED);
  expect(log.join()).toMatch(/ContactStatus[^ ]* cannot represent value\."/);
  expect(`${text} ${log.join()}`).not.toContain("planted-status-5512");
});
