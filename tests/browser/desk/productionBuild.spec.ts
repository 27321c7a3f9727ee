import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { SIGN_IN } from "../../support/documents";
import { startServer } from "../../support/startAcademy";

const NODE = `tests/node24/node_modules/node-${process.platform}-${process.arch}/bin/node`;

interface Coverage {
  result: { url: string }[];
}

/** The production image is Linux; elsewhere the Node at hand must do. */
function findNode(): string {
  if (process.platform !== "linux") return process.execPath;
  const [, version] = /FROM node:([\d.]+)-slim/.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  expect(execFileSync(NODE, ["--version"], { encoding: "utf8" })).toBe(`v${version}\n`);
  return NODE;
}

function readLoaded(folder: string): string[] {
  const reports = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Coverage,
  );
  return reports.flatMap(({ result }) => result.map(({ url }) => url));
}

test("on the Node of the production image and without NODE_ENV, the built product serves a page, the API and readiness, by React's production build", async ({}, {
  outputDir,
}) => {
  const { academy, stop } = await startServer({
    node: findNode(),
    environment: { NODE_ENV: undefined, NODE_V8_COVERAGE: outputDir },
  });
  try {
    const { origin, people } = academy;
    const page = await fetch(origin);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<h1");
    const { email, password } = people.learner;
    const signedIn = await fetch(`${origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: SIGN_IN, variables: { input: { email, password } } }),
    });
    expect(await signedIn.json()).toMatchObject({ data: { signIn: { __typename: "SignedIn" } } });
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  } finally {
    await stop();
  }
  const builds = readLoaded(outputDir).filter((url) => /node_modules\/react(-dom)?\/cjs\//.test(url));
  expect(builds).toContainEqual(expect.stringMatching(/react-dom-server\.node\.production\.js$/));
  expect(builds.filter((url) => url.includes("development"))).toEqual([]);
});
