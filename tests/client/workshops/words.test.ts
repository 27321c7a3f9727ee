import { expect, test } from "vitest";
import { dashboardPanels, figuresFor } from "../../../client/features/workshops/art/dashboardPanels";
import { joinLabel, seatsLabel } from "../../../client/features/workshops/join/offering";

test("seats are told as far as they are counted", () => {
  expect([
    seatsLabel({ seats: null, seatsLeft: null }),
    ...[null, 0, 1, 9].map((seatsLeft) => seatsLabel({ seats: 30, seatsLeft })),
  ]).toEqual(["No limit of seats", "30 seats", "No seats left", "1 seat left", "9 seats left"]);
});

test("an action names its price, and the waiting list once every seat is taken", () => {
  const call = { paid: "Join for", free: "Join for free" };
  expect(joinLabel({ seatsLeft: null, priceRupees: 1499 }, call)).toBe("Join for ₹1,499");
  expect(joinLabel({ seatsLeft: 2, priceRupees: 0 }, call)).toBe("Join for free");
  expect(joinLabel({ seatsLeft: 1, priceRupees: 1499 }, "Join Us")).toBe("Join Us");
  expect(joinLabel({ seatsLeft: 0, priceRupees: 1499 }, call)).toBe("Join the waiting list");
  expect(joinLabel({ seatsLeft: 0 }, "Join", true)).toBe("Waiting list");
});

test("a drawn dashboard shows what its description speaks of", () => {
  expect(dashboardPanels("A line of monthly revenue, bars for regions")).toEqual(["line", "bars"]);
  expect(dashboardPanels("A funnel from clicks to sales and a gauge")).toEqual(["funnel", "gauge"]);
  expect(dashboardPanels("Stock")).toEqual(["line", "bars"]);
});

test("its figures are the same each time and stay within the chart", () => {
  const figures = figuresFor("Sales dashboard", 12);
  expect(figuresFor("Sales dashboard", 12)).toEqual(figures);
  expect(Math.min(...figures)).toBeGreaterThan(0);
  expect(Math.max(...figures)).toBeLessThanOrEqual(1);
});
