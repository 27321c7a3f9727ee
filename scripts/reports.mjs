import { readFileSync } from "node:fs";

export const RESULTS = "tests/.results";
export const VITEST_REPORT = `${RESULTS}/vitest.json`;

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

export function readVitest() {
  return { passed: 0, failures: [], ...readReport(VITEST_REPORT) };
}

/** Errors, and what the failed page shows. */
function saidBy({ errors, attachments }) {
  const pages = attachments
    .filter(({ name }) => name === "page")
    .map(({ body }) => `Page: ${Buffer.from(body, "base64").toString()}`);
  return [...errors.map((error) => error.message), ...pages];
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Counts a flaky story, which passed on a retry, as failed. */
export function readPlaywright(file) {
  const { stats, suites = [], errors = [] } = readReport(file);
  const failures = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === "unexpected" || test.status === "flaky")
      .map((test) => ({
        name: `${spec.file}:${spec.line} [${test.projectName}] › ${spec.title}`,
        said: test.results.flatMap(saidBy).join("\n"),
      })),
  );
  const outside = errors.map((error) => ({ name: "Outside of every story", said: error.message }));
  return { passed: stats?.expected ?? 0, failures: [...failures, ...outside] };
}
