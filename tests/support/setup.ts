import "reflect-metadata";
import { afterEach, beforeEach, expect, vi } from "vitest";

// Vitest's 100 frames cost these tests 6 % of their time: React's development build makes an error for each element.
Error.stackTraceLimit = 10;

/** Unexpected console output fails a test. */
const spies = { error: vi.spyOn(console, "error"), warn: vi.spyOn(console, "warn") };

beforeEach(() => {
  for (const spy of Object.values(spies)) spy.mockClear().mockImplementation(() => {});
});

afterEach(() => {
  const said = Object.values(spies).flatMap((spy) => spy.mock.calls);
  expect(said, "nothing is written to the console").toEqual([]);
});
