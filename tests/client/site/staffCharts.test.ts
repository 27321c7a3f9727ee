import { describe, expect, test } from "vitest";
import {
  dayChart,
  revenueChart,
  seatChart,
  stateChart,
  unlockChart,
} from "../../../client/features/site/admin/numbers/staffCharts";

type Numbers = Parameters<typeof dayChart>[0];
type Counts = Numbers["registrationsByState"];

const STATES = ["WAITING", "STARTED", "SUBMITTED", "CONFIRMED", "REJECTED", "CANCELLED"] as const;

function counts(some: Partial<Record<(typeof STATES)[number], number>> = {}): Counts {
  return STATES.map((state) => ({ __typename: "RegistrationCount", state, count: some[state] ?? 0 }));
}

function numbers(overrides: Partial<Numbers> = {}): Numbers {
  return {
    __typename: "StaffNumbers",
    registrationsByDay: [
      { __typename: "DayOfRegistrations", day: "2026-11-21", counts: counts() },
      { __typename: "DayOfRegistrations", day: "2026-11-22", counts: counts() },
    ],
    registrationsByState: counts(),
    revenue: { __typename: "Revenue", places: 0, rupees: 0, offerings: [] },
    unlocks: { __typename: "Unlocks", total: 0, batches: [] },
    seats: [],
    ...overrides,
  };
}

describe("the staff's charts", () => {
  test("of an empty academy say so in words, and draw nothing", () => {
    const charts = [dayChart, stateChart, revenueChart, unlockChart, seatChart].map((of) => of(numbers()));
    expect(charts.map(({ isEmpty }) => isEmpty)).toEqual([true, true, true, true, true]);
    expect(charts.map(({ summary }) => summary)).toEqual([
      "Nobody registered in the last 2 days.",
      "None in the last 2 days.",
      "No confirmed registrations in the last 2 days.",
      "No learner joined a batch in the last 2 days.",
      "No workshop is coming up.",
    ]);
  });

  test("name the busiest day, and keep every state's count", () => {
    const day = counts({ CONFIRMED: 2, SUBMITTED: 1 });
    const [first, second] = numbers().registrationsByDay;
    if (!first || !second) throw new Error("There are two days.");
    const registrationsByDay = [first, { ...second, counts: day }];
    const { summary, data } = dayChart(numbers({ registrationsByDay }));
    expect(summary).toContain("3 registrations in the last 2 days. Busiest day: 22 Nov (3).");
    expect(data.series.map(({ label }) => label)).toEqual([
      ...["Confirmed", "To check", "Not paid yet", "Waiting list", "Rejected", "Cancelled"],
    ]);
    expect(data.rows.map(({ label, values }) => [label, values])).toEqual([
      ["21 Nov", [0, 0, 0, 0, 0, 0]],
      ["22 Nov", [2, 1, 0, 0, 0, 0]],
    ]);
    expect(stateChart(numbers({ registrationsByState: day })).seen).toBe("2 confirmed, 1 to check.");
  });

  test("put what is not named into a row of its own, so that the bars add up", () => {
    const offering = { __typename: "OfferingRevenue", kind: "WORKSHOP", offeringId: "1" } as const;
    const offerings = [{ ...offering, title: "Power BI", places: 2, rupees: 398 }];
    const { summary, data } = revenueChart(
      numbers({ revenue: { __typename: "Revenue", places: 5, rupees: 125_398, offerings } }),
    );
    expect(summary).toContain("₹1,25,398 from 5 confirmed registrations");
    expect(data.rows).toMatchObject([
      { label: "Power BI", values: [398], note: "2 seats" },
      { label: "All others", values: [125_000], note: "3 seats" },
    ]);
  });

  test("tell seats left, a full workshop with its line, and one without a limit", () => {
    const coming = { startsAt: "2026-12-09T14:30:00.000Z", hasStarted: false };
    const workshop = { __typename: "WorkshopSeats", ...coming } as const;
    const seats = [
      { ...workshop, runId: "1", name: "Roomy", seats: 30, taken: 4, waiting: 0 },
      { ...workshop, runId: "2", name: "Full", seats: 30, taken: 31, waiting: 1 },
      { ...workshop, runId: "3", name: "Endless", hasStarted: true, seats: null, taken: 7, waiting: 0 },
    ];
    const { seen, data } = seatChart(numbers({ seats }));
    expect(seen).toBe("Roomy: 26 of 30 left; Full: full; Endless: 7 taken, no limit.");
    expect(data.rows.map(({ values }) => values)).toEqual([
      [4, 26],
      [31, 0],
      [7, 0],
    ]);
    expect(data.rows[1]?.note).toBe("Starts 9 Dec 2026, 8:00 pm IST; 1 person waits for a seat");
    expect(data.rows[2]?.note).toBe("Started 9 Dec 2026, 8:00 pm IST");
  });

  test("tell the doors by which learners came in", () => {
    const batch = { __typename: "BatchUnlocks", batchId: "1", title: "SQL, Batch 1" } as const;
    const batches = [{ ...batch, byCode: 2, byPayment: 1, byStaff: 0 }];
    const { summary, data } = unlockChart(
      numbers({ unlocks: { __typename: "Unlocks", total: 1003, batches } }),
    );
    expect(summary).toContain("1,000 of them in batches not named here");
    expect(data.rows[0]?.values).toEqual([2, 1, 0]);
  });
});
