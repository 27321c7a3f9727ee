import { serverAudits } from "graphql-http";
import { describe, expect, test } from "vitest";
import { useTestApp } from "../../support/testApp";

// Some audits ask the schema about itself, so it is the open one of the sandbox.
const server = useTestApp({ SANDBOX: "on" });

/** Recommendations that are not followed, each by decision; of the requirements ("MUST") all are met. */
const BY_DECISION = [
  // Apollo answers 400 where the document or the variables are at fault, in either media type.
  /^SHOULD use 200 status code on document (parsing|validation) failure when accepting application\/json$/,
  /^SHOULD use a status code of 200 on variable coercion failure when accepting application\/json$/,
  // Extensions of the request are ignored, whatever they are.
  /^MAY use 400 status code on \w+ \{extensions\} parameter$/,
];

// A GET can be sent by a link on any page, and lands in logs and histories: we take POST only, by decision.
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
