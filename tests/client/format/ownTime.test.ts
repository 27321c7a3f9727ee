import { afterEach, expect, test } from "vitest";
import { ownTime } from "../../../client/format/ownTime";

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

test.each([
  ["Asia/Kolkata", "2026-12-09T14:30:00.000Z", null],
  ["Asia/Colombo", "2026-12-09T14:30:00.000Z", null],
  ["Asia/Dubai", "2026-12-09T14:30:00.000Z", "6:30 pm"],
  ["Asia/Kathmandu", "2026-12-09T14:30:00.000Z", "8:15 pm"],
  ["UTC", "2026-12-09T00:05:00.000Z", "12:05 am"],
  // Summer time.
  ["America/New_York", "2026-07-08T14:30:00.000Z", "10:30 am"],
  ["America/New_York", "2026-12-09T14:30:00.000Z", "9:30 am"],
  ["America/Los_Angeles", "2026-12-08T19:30:00.000Z", "Tue 11:30 am"],
  ["Pacific/Kiritimati", "2026-12-31T14:30:00.000Z", "Fri 4:30 am"],
])("in %s, %s is %s", (zone, instant, shown) => {
  process.env.TZ = zone;
  expect(ownTime(instant)).toBe(shown);
});
