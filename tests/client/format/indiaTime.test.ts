import { expect, test } from "vitest";
import { dayInIndia, hoursInIndia } from "../../../client/format/indiaTime";

test("an instant falls on the day that a calendar in India shows", () => {
  expect(dayInIndia("2026-12-09T14:30:00.000Z")).toBe("2026-12-09");
  expect(dayInIndia("2026-12-31T18:29:59.000Z")).toBe("2026-12-31");
  expect(dayInIndia("2026-12-31T18:30:00.000Z")).toBe("2027-01-01");
});

test("hours are India's, also past noon and midnight", () => {
  expect(hoursInIndia("2026-12-09T14:30:00.000Z", 90)).toBe("8:00 pm to 9:30 pm IST");
  expect(hoursInIndia("2026-12-09T05:45:00.000Z", 45)).toBe("11:15 am to 12:00 pm IST");
  expect(hoursInIndia("2026-12-09T18:00:00.000Z", 60)).toBe("11:30 pm to 12:30 am IST");
});
