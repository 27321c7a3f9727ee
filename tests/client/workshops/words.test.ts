import { expect, test } from "vitest";
import {
  joinLabel,
  labelSuffix,
  seatsFact,
  seatsLabel,
} from "../../../client/features/workshops/join/offering";

test("seats are named as far as they are counted", () => {
  expect([
    seatsLabel({ seats: null, seatsLeft: null }),
    ...[null, 0, 1, 9].map((seatsLeft) => seatsLabel({ seats: 30, seatsLeft })),
  ]).toEqual(["Unlimited seats", "30 seats", "No seats left", "1 seat left", "9 seats left"]);
  expect([
    seatsFact({ seats: null, seatsLeft: null }),
    ...[null, 0, 1, 9].map((seatsLeft) => seatsFact({ seats: 30, seatsLeft })),
  ]).toEqual(["Unlimited", "30", "None left", "1 left", "9 left"]);
});

const OPEN = { takesRegistrations: true, seatsLeft: null, priceRupees: 1499 };
const CALL = { paid: "Join for", free: "Join for free" };
const SEAT = { offeringId: "1", path: "/registration/1" };

test.each<[label: string, ...Parameters<typeof joinLabel>]>([
  ["Register", OPEN],
  ["Join for ₹1,499", OPEN, { call: CALL }],
  ["Join for free", { ...OPEN, priceRupees: 0 }, { call: CALL }],
  ["Join for free", { ...OPEN, priceRupees: null }, { call: CALL }],
  ["Join Us", { ...OPEN, seatsLeft: 1 }, { call: "Join Us" }],
  ["Join the waiting list", { ...OPEN, seatsLeft: 0 }, { call: CALL }],
  ["Waiting list", { ...OPEN, seatsLeft: 0 }, { call: "Join", isShort: true }],
  ["Tell me when the next one starts", { ...OPEN, takesRegistrations: false }],
  ["Tell me when the next one starts", null],
  ["Your seat", OPEN, { seat: { ...SEAT, state: "CONFIRMED" } }],
  ["Your order", OPEN, { seat: { ...SEAT, state: "HELD" } }],
  ["Your order", { ...OPEN, seatsLeft: 0 }, { seat: { ...SEAT, state: "WAITING" } }],
  ["Open your batch", { ...OPEN, takesRegistrations: false }, { seat: { ...SEAT, state: "OPENED" } }],
])("an action says %s", (label, offering, options) => {
  expect(joinLabel(offering, options)).toBe(label);
});

test("screen readers hear which one an action in a list is for", () => {
  expect(labelSuffix({ kind: "BATCH", title: "SQL, Batch 1" }, true)).toBe(" for SQL, Batch 1");
  expect(labelSuffix({ kind: "COURSE", title: "SQL" }, true)).toBe(" SQL");
  expect(labelSuffix({ kind: "COURSE", title: "SQL" }, false)).toBe(": SQL");
});
