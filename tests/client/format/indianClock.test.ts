import { expect, test } from "vitest";
import { fromIndianClock, toIndianClock } from "../../../client/format/indianClock";

test("an instant is shown as a clock in India shows it, and read back", () => {
  expect(toIndianClock("2026-12-09T14:30:00.000Z")).toBe("2026-12-09T20:00");
  expect(fromIndianClock("2026-12-09T20:00")).toBe("2026-12-09T14:30:00.000Z");
});

test("the day changes at midnight in India", () => {
  expect(toIndianClock("2026-12-31T18:30:00Z")).toBe("2027-01-01T00:00");
  expect(fromIndianClock("2027-01-01T05:29")).toBe("2026-12-31T23:59:00.000Z");
});
