import { expect, test } from "vitest";
import { rollForward } from "../../../server/app/seed/rollForward";

const PARTY = { month: 12, day: 28, hour: 20 };

test.each([
  ["before the day, the same year's", "2026-11-21T04:00:00Z", "2026-12-28T14:30:00.000Z"],
  ["a moment before it", "2026-12-28T14:29:59Z", "2026-12-28T14:30:00.000Z"],
  ["at the very moment, the next year's", "2026-12-28T14:30:00Z", "2027-12-28T14:30:00.000Z"],
  ["after it, the next year's", "2026-12-29T00:00:00Z", "2027-12-28T14:30:00.000Z"],
  ["when India has the new year and Greenwich not yet", "2026-12-31T18:31:00Z", "2027-12-28T14:30:00.000Z"],
])("%s", (_when, now, next) => {
  expect(rollForward(PARTY, new Date(now)).toISOString()).toBe(next);
});

test("a moment early in January comes back, seen from December and from New Year's night", () => {
  const early = { month: 1, day: 1, hour: 1 };
  expect(rollForward(early, new Date("2026-12-31T12:00:00Z")).toISOString()).toBe("2026-12-31T19:30:00.000Z");
  expect(rollForward(early, new Date("2026-12-31T19:30:00Z")).toISOString()).toBe("2027-12-31T19:30:00.000Z");
});
