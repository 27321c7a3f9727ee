import { randomInt } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sweepRegistrations } from "../../../server/features/enrolment/seats/sweepRegistrations";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useLaterClock } from "../../support/laterClock";
import { useTestApp } from "../../support/testApp";

const HOUR_MS = 60 * 60 * 1000;
const AGAIN = "You’re welcome to register again.";
const clock = useLaterClock();
const server = useTestApp(BEHIND_PROXY, { clock });
const { start, startConfirmed, confirmAddress, read, submit, cancel, cancelByStaff, decide, emailsTo } =
  enrolmentCalls(server);

const someUtr = () => String(randomInt(10 ** 11, 10 ** 12));
const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS);

const sweepAfter = async (hours: number) => {
  clock.laterMs = hours * HOUR_MS;
  await sweepRegistrations(server.services);
};

async function lastTo({ email }: { email: string }) {
  const last = (await emailsTo(email)).at(-1);
  return { ...last, words: last?.paragraphs.join("\n") ?? "" };
}

describe("the e-mail about an order that has ended", () => {
  test("has nothing to confirm, where the address never was", async () => {
    const { id } = await server.buildWorkshop({ startsAt: inDays(9) });
    const { registration } = await start({ offeringId: id });
    await sweepAfter(1);
    expect(await lastTo(registration)).toMatchObject({
      kind: "registrationCancelled",
      actionLabel: null,
      words: expect.stringContaining(AGAIN),
    });
  });

  test("has nothing to confirm for one who waited in vain", async () => {
    const { id } = await server.buildWorkshop({
      startsAt: new Date(Date.now() + HOUR_MS),
      days: 1,
      seats: 1,
    });
    await startConfirmed({ offeringId: id });
    const { registration } = await start({ offeringId: id });
    await sweepAfter(12);
    expect(await lastTo(registration)).toMatchObject({ kind: "registrationLineEnded", actionLabel: null });
  });

  test("opens the order of a confirmed address", async () => {
    const { id } = await server.buildWorkshop({ startsAt: inDays(9) });
    const { secret, registration } = await startConfirmed({ offeringId: id });
    await cancel({ secret });
    const email = await lastTo(registration);
    expect(email).toMatchObject({ kind: "registrationCancelled", actionLabel: "Open your order" });
    expect(email.words).toContain(AGAIN);
    expect(email.words).not.toContain("refund");
  });

  test("says what happens to a payment that was being checked", async () => {
    const { id } = await server.buildWorkshop({ startsAt: inDays(9), priceRupees: 199 });
    const { secret, registration } = await startConfirmed({ offeringId: id });
    await submit({ secret, utr: someUtr() });
    await cancel({ secret });
    expect((await lastTo(registration)).words).toContain(
      "If you paid ₹199, write to us and we’ll refund it.",
    );
  });

  test("says what happens to a payment where staff cancel: one that counted, and one that was being checked", async () => {
    const { id } = await server.buildWorkshop({ startsAt: inDays(9), priceRupees: 1999 });
    const [paid, reported] = [
      await startConfirmed({ offeringId: id }),
      await startConfirmed({ offeringId: id }),
    ];
    for (const { secret } of [paid, reported]) await submit({ secret, utr: someUtr() });
    await decide("APPROVE", [await read(paid.secret)]);
    for (const { secret } of [paid, reported]) await cancelByStaff(await read(secret), "The trainer is ill.");
    const words = async (order: typeof paid) => (await lastTo(order.registration)).words;
    expect(await words(paid)).toContain("You paid ₹1,999. Write to us if we haven’t refunded it yet.");
    expect(await words(paid)).not.toContain("If you paid");
    expect(await words(reported)).toContain("If you paid ₹1,999, write to us and we’ll refund it.");
    expect(await words(reported)).not.toContain("You paid");
  });

  test("speaks of no payment where there was none, free or not", async () => {
    for (const priceRupees of [0, 199]) {
      const { id } = await server.buildWorkshop({ startsAt: inDays(9), priceRupees });
      const { secret, registration } = await startConfirmed({ offeringId: id });
      await cancelByStaff(await read(secret), "The trainer is ill.");
      const { kind, words } = await lastTo(registration);
      expect(kind).toBe("registrationCancelled");
      expect(words).not.toMatch(/paid|refund|₹/);
    }
  });

  test("offers nothing once the run is over and there is no next one", async () => {
    const { id } = await server.buildWorkshop({ startsAt: new Date(Date.now() + HOUR_MS), days: 1 });
    const { registration } = await startConfirmed({ offeringId: id });
    await sweepAfter(12);
    const email = await lastTo(registration);
    expect(email.kind).toBe("registrationCancelled");
    expect(email.words).not.toContain(AGAIN);
  });
});

test("a reported payment that loses its seat says so by e-mail, and its history says when the seat is back", async () => {
  const { id } = await server.buildWorkshop({ startsAt: inDays(9), seats: 1 });
  const started = await start({ offeringId: id });
  await submit({ secret: started.secret, utr: someUtr() });
  await sweepAfter(25);
  expect(await lastTo(started.registration)).toMatchObject({
    kind: "registrationSeatReleased",
    actionLabel: "Confirm your registration",
    words: expect.stringContaining("We’re still checking your payment."),
  });
  await confirmAddress(started);
  const { timeline } = await read(started.secret);
  expect(timeline.slice(-2)).toMatchObject([
    { state: "SUBMITTED", by: "SYSTEM", note: expect.stringContaining("released") },
    { state: "SUBMITTED", by: "SYSTEM", note: null },
  ]);
});
