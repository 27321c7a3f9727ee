import { expect, test } from "vitest";
import { readDay, readMoment } from "../../../server/app/content/read/readMoment";

test.each([
  [
    "before the day, the same year's",
    "next 28 December 20:00",
    "2026-11-21T04:00:00Z",
    "2026-12-28T14:30:00.000Z",
  ],
  ["a moment before it", "next 28 December 20:00", "2026-12-28T14:29:59Z", "2026-12-28T14:30:00.000Z"],
  [
    "at the very moment, the next year's",
    "next 28 December 20:00",
    "2026-12-28T14:30:00Z",
    "2027-12-28T14:30:00.000Z",
  ],
  [
    "when India has the new year and Greenwich not yet",
    "next 28 December 20:00",
    "2026-12-31T18:31:00Z",
    "2027-12-28T14:30:00.000Z",
  ],
  ["seen from December", "next 1 January 1:00", "2026-12-31T12:00:00Z", "2026-12-31T19:30:00.000Z"],
  ["seen from New Year's night", "next 1 January 1:00", "2026-12-31T19:30:00Z", "2027-12-31T19:30:00.000Z"],
  ["weeks ago", "2 weeks ago", "2026-12-31T19:30:00Z", "2026-12-17T19:30:00.000Z"],
  [
    "an evening ago, as India counts days",
    "1 day ago 20:00",
    "2026-12-31T19:30:00Z",
    "2026-12-31T14:30:00.000Z",
  ],
])("%s: %s", (_when, text, now, moment) => {
  expect(readMoment(text, { now: new Date(now) })?.toISOString()).toBe(moment);
});

test("a moment after the start may be in the next year", () => {
  const now = new Date("2026-11-21T04:00:00Z");
  const start = new Date("2027-03-01T04:00:00Z");
  const moment = readMoment("next 15 February 20:00 after the start", { now, start });
  expect(moment?.toISOString()).toBe("2028-02-15T14:30:00.000Z");
});

test.each([
  ["this monday", "2026-11-30"],
  ["saturday in 1 week", "2026-12-05"],
  ["monday 2 weeks ago", "2026-11-16"],
  ["friday in 7 weeks after the start", "2027-01-22"],
])("%s", (text, day) => {
  expect(readDay(text, { now: new Date("2026-11-28T06:30:00Z"), start: new Date("2026-11-30") })).toBe(day);
});

test.each(["monday", "next Monday", "2026-11-30", "friday in weeks", "9 December 20:00", "in 3 days"])(
  "%s is no relative date",
  (text) => {
    const now = new Date();
    expect([readDay(text, { now }), readMoment(text, { now })]).toEqual([null, null]);
  },
);
