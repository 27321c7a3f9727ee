import { readFileSync } from "node:fs";
import path from "node:path";

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

export function readVitest(file) {
  const { numPassedTests = 0, testResults = [] } = readReport(file);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [{ name: place, said: message }];
    return failed.map((test) => ({
      name: `${place} › ${test.fullName}`,
      said: test.failureMessages.join("\n"),
    }));
  });
  return { passed: numPassedTests, failures };
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
        said: test.results.flatMap((result) => result.errors.map((error) => error.message)).join("\n"),
      })),
  );
  const outside = errors.map((error) => ({ name: "Outside of every story", said: error.message }));
  return { passed: stats?.expected ?? 0, failures: [...failures, ...outside] };
}
