import { expect, test } from "vitest";
import { dateRange } from "../../../client/format/dateRange";
import { momentInIndia } from "../../../client/format/momentInIndia";
import { shortDate } from "../../../client/format/shortDate";

test("a calendar day stays the same day wherever it is read", () => {
  expect(shortDate("2026-11-23")).toBe("Mon, 23 Nov 2026");
  expect(shortDate("2027-01-01")).toBe("Fri, 1 Jan 2027");
  expect(shortDate("2028-02-29")).toBe("Tue, 29 Feb 2028");
});

test("a range says as much as is known", () => {
  const startsOn = "2026-11-23";
  const endsOn = "2027-01-15";
  expect(dateRange({ startsOn, endsOn })).toBe("Mon, 23 Nov 2026 to Fri, 15 Jan 2027");
  expect(dateRange({ startsOn, endsOn: null })).toBe("From Mon, 23 Nov 2026");
  expect(dateRange({ startsOn: null, endsOn })).toBe("Until Fri, 15 Jan 2027");
  expect(dateRange({ startsOn: null, endsOn: null })).toBeNull();
});

test("an instant is shown on India's clock, which is five and a half hours ahead, with the zone named", () => {
  expect(momentInIndia("2026-11-21T14:35:00.000Z")).toBe("21 Nov 2026, 8:05 pm IST");
  expect(momentInIndia("2026-12-31T18:30:00.000Z")).toBe("1 Jan 2027, 12:00 am IST");
  expect(momentInIndia("2026-11-21T06:30:00.000Z")).toBe("21 Nov 2026, 12:00 pm IST");
});
