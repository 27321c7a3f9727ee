import { writeFileSync } from "node:fs";
import { VITEST_REPORT } from "./reports.mjs";

/** With its causes, such as why a `fetch failed`, which Vitest's JSON report leaves out. */
function describe({ stack = "", message, cause }) {
  // The stack of a timeout begins with other words.
  const text = stack.includes(message) ? stack : `${message}\n${stack}`;
  if (!cause) return text;
  return `${text}\nCaused by: ${typeof cause === "object" ? describe(cause) : cause}`;
}

function failureOf(name, errors) {
  return { name, said: errors.map(describe).join("\n") };
}

/** Writes what `readVitest` reads. */
export default class VitestReporter {
  onTestRunEnd(files, unhandled) {
    const failures = files.flatMap((file) => {
      const tests = [...file.children.allTests("failed")].map((test) =>
        failureOf(`${file.relativeModuleId} › ${test.fullName}`, test.result().errors),
      );
      const suites = [...file.children.allSuites()].filter((suite) => suite.errors().length > 0);
      const outside = [file, ...suites].flatMap((part) => part.errors());
      return outside.length > 0 ? [...tests, failureOf(file.relativeModuleId, outside)] : tests;
    });
    if (unhandled.length > 0) failures.push(failureOf("Outside of every test", unhandled));
    const passed = files.flatMap((file) => [...file.children.allTests("passed")]).length;
    writeFileSync(VITEST_REPORT, JSON.stringify({ passed, failures }));
  }
}
