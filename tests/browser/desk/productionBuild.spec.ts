import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { startServer } from "../../support/startAcademy";

interface Coverage {
  result: { url: string }[];
}

function readLoaded(folder: string): string[] {
  const reports = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Coverage,
  );
  return reports.flatMap(({ result }) => result.map(({ url }) => url));
}

test("without NODE_ENV the built server runs React's production build", async ({}, { outputDir }) => {
  const { academy, stop } = await startServer({
    environment: { NODE_ENV: undefined, NODE_V8_COVERAGE: outputDir },
  });
  try {
    expect(await (await fetch(academy.origin)).text()).toContain("<h1");
  } finally {
    await stop();
  }
  const builds = readLoaded(outputDir).filter((url) => /node_modules\/react(-dom)?\/cjs\//.test(url));
  expect(builds).toContainEqual(expect.stringMatching(/react-dom-server\.node\.production\.js$/));
  expect(builds.filter((url) => url.includes("development"))).toEqual([]);
});
