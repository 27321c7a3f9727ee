import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { startServer } from "../../support/startAcademy";

const NODE = `tests/node24/node_modules/node-${process.platform}-${process.arch}/bin/node`;

test.skip(process.platform !== "linux", "The production image is Linux.");

test("the built product runs on the Node of the production image: a page, the API and readiness", async () => {
  const [, version] = /FROM node:([\d.]+)-slim/.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  expect(execFileSync(NODE, ["--version"], { encoding: "utf8" })).toBe(`v${version}\n`);
  const { academy, stop } = await startServer({ node: NODE });
  try {
    const { origin, people } = academy;
    const page = await fetch(origin);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<h1");
    const { email, password } = people.learner;
    const signedIn = await fetch(`${origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        query: "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }",
        variables: { input: { email, password } },
      }),
    });
    expect(await signedIn.json()).toEqual({ data: { signIn: { __typename: "SignedIn" } } });
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  } finally {
    await stop();
  }
});
