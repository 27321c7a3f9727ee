import { serverAudits } from "graphql-http";
import { describe, expect, test } from "vitest";
import { useTestApp } from "../../support/testApp";

// Some audits use introspection, which only the sandbox allows.
const server = useTestApp({ SANDBOX: "on" });

/** Recommendations not followed, each by decision; every requirement ("MUST") is met. */
const BY_DECISION = [
  // Apollo returns 400 for a faulty document or variables, in either media type.
  /^SHOULD use 200 status code on document (parsing|validation) failure when accepting application\/json$/,
  /^SHOULD use a status code of 200 on variable coercion failure when accepting application\/json$/,
  // The server ignores request extensions.
  /^MAY use 400 status code on \w+ \{extensions\} parameter$/,
];

// POST only: any page can link to a GET, and logs and histories keep it.
const audits = serverAudits({ url: () => `${server.origin}/graphql` }).filter(
  ({ name }) => !/\bGETs?\b/.test(name),
);

describe("GraphQL over HTTP", () => {
  test("is audited by many audits", () => {
    expect(audits.filter(({ name }) => name.startsWith("MUST")).length).toBeGreaterThan(5);
    expect(audits.length).toBeGreaterThan(40);
  });

  test.each(audits.map((audit) => [audit.name, audit] as const))("%s", async (name, audit) => {
    const result = await audit.fn();
    const isDecided = result.status !== "error" && BY_DECISION.some((decision) => decision.test(name));
    expect(isDecided ? "ok" : result.status, "reason" in result ? result.reason : "").toBe("ok");
  });
});
