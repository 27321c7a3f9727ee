import { expect, test } from "vitest";
import { sweepRegistrations } from "../../../server/features/enrolment/seats/sweepRegistrations";
import { bankCalls } from "../../support/bankCalls";
import { someUtr, statementOf } from "../../support/bankOrders";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useLaterClock } from "../../support/laterClock";
import { useTestApp } from "../../support/testApp";

const HOUR_MS = 60 * 60 * 1000;
const clock = useLaterClock();
const server = useTestApp(BEHIND_PROXY, { clock });
const bank = bankCalls(server);
const { start, startConfirmed, submit, read, cancel, decide, seatsTaken } = enrolmentCalls(server);
const FULL = "There is no free seat, so this can’t be confirmed.";

async function onlyRow(importId: string, match: string) {
  const [row] = (await bank.rows(importId, match)).nodes;
  if (!row) throw new Error("There should be a row.");
  return row;
}

async function applyAll(found: Awaited<ReturnType<typeof bank.read>>) {
  await bank.apply(found);
  return bank.read(found.id);
}

async function refuseForSeat() {
  const workshop = await server.buildWorkshop({ priceRupees: 199, seats: 1 });
  const utr = someUtr();
  const paid = await start({ offeringId: workshop.id });
  await submit({ secret: paid.secret, utr });
  clock.laterMs = 25 * HOUR_MS;
  await sweepRegistrations(server.services);
  clock.laterMs = 0;
  const holder = await startConfirmed({ offeringId: workshop.id });
  const found = await applyAll(await bank.bring(statementOf([utr, "199.00"])));
  return { workshopId: workshop.id, paid, holder, found };
}

test("a matched payment without a seat for it is left, until staff settle it", async () => {
  const { paid, found } = await refuseForSeat();
  expect(found).toMatchObject({ rowsLeft: 1 });
  const row = await onlyRow(found.id, "EXACT");
  expect(row).toMatchObject({ refusal: FULL, canSettle: true, canApprove: true });
  expect(await bank.settleRow(row, { outcome: "RETURNED" })).toMatchObject({
    outcome: "RETURNED",
    canSettle: false,
  });
  expect(await bank.read(found.id)).toMatchObject({ rowsLeft: 0 });
  expect((await read(paid.secret)).state).toBe("SUBMITTED");

  const again = await bank.rematch(await bank.read(found.id));
  expect(again).toMatchObject({ rowsLeft: 0 });
  expect(await bank.apply(again)).toMatchObject({ extensions: { code: "CONFLICT" } });
  expect(await onlyRow(found.id, "EXACT")).toMatchObject({ outcome: "RETURNED" });
});

test("a matched payment without a seat for it is approved once a seat is free", async () => {
  const { workshopId, paid, holder, found } = await refuseForSeat();
  const row = await onlyRow(found.id, "EXACT");
  expect(await bank.approveRow(row)).toMatchObject({ extensions: { code: "CONFLICT" } });
  await cancel({ secret: holder.secret });
  expect(await bank.approveRow(row)).toMatchObject({ refusal: null, canSettle: false });
  expect((await read(paid.secret)).state).toBe("CONFIRMED");
  expect(await seatsTaken("workshops", workshopId)).toBe(1);
  expect(await bank.read(found.id)).toMatchObject({ rowsLeft: 0 });
});

test("a second payment is left where Apply has no use for its UTR any more", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199 });
  const { registration } = await startConfirmed({ offeringId: workshop.id });
  await decide("APPROVE", [registration]);
  const narration = `UPI/${registration.reference}`;
  const [first, second] = [
    await bank.bring(statementOf([someUtr(), "199.00", narration])),
    await bank.bring(statementOf([someUtr(), "199.00", narration])),
  ];
  expect(await applyAll(first)).toMatchObject({ rowsLeft: 0 });
  expect(await applyAll(second)).toMatchObject({ rowsLeft: 1 });
  const row = await onlyRow(second.id, "KNOWN");
  expect(row).toMatchObject({ canSettle: true, canApprove: false });
  await bank.settleRow(row, { outcome: "RETURNED" });
  expect(await bank.read(second.id)).toMatchObject({ rowsLeft: 0 });
});

test("a refused payment that was approved by hand is not left", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199 });
  const utr = someUtr();
  const { secret } = await startConfirmed({ offeringId: workshop.id });
  await submit({ secret, utr });
  const found = await bank.bring(statementOf([utr, "199.00"]));
  await decide("APPROVE", [await read(secret)]);
  expect(await applyAll(found)).toMatchObject({ rowsLeft: 0 });
});
