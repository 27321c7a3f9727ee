import { randomInt } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { ONLY_ROW } from "../../../server/database/onlyRow";
import { sweepRegistrations } from "../../../server/features/enrolment/seats/sweepRegistrations";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useLaterClock } from "../../support/laterClock";
import { useTestApp } from "../../support/testApp";

const MINUTE_MS = 60 * 1000;
const clock = useLaterClock();
const server = useTestApp(BEHIND_PROXY, { clock });
const { start, startConfirmed, confirmAddress, read, submit, decide, emailsTo, seatsTaken } =
  enrolmentCalls(server);

beforeAll(async () => {
  await server.dataSource.query(
    `INSERT INTO site_settings (id, academy_name, tagline, upi_address) VALUES ($1, 'Academy', 'Learn', 'pay@example')
     ON CONFLICT (id) DO UPDATE SET upi_address = excluded.upi_address`,
    [ONLY_ROW],
  );
});

const someUtr = () => String(randomInt(10 ** 11, 10 ** 12));
const minutes = (count: number) => new Date(Date.now() + count * MINUTE_MS);

async function buildEvening(minutesLeft: number, overrides: object = {}) {
  const startsAt = minutes(minutesLeft - 60);
  return server.buildWorkshop({ startsAt, minutesPerDay: 60, days: 1, priceRupees: 100, ...overrides });
}

async function sweepIn(count: number): Promise<void> {
  clock.laterMs = count * MINUTE_MS;
  await sweepRegistrations(server.services);
}

async function moveToThePast({ runId }: { runId: string }): Promise<void> {
  await server.dataSource.query("UPDATE runs SET starts_at = now() - interval '2 days' WHERE id = $1", [
    runId,
  ]);
}

describe("a seat that is held for a run which ends", () => {
  test.each([
    ["a confirmed address", startConfirmed],
    ["an unconfirmed one", start],
  ])("is held no longer than the run, by %s", async (_whose, register) => {
    const { id } = await buildEvening(10);
    const { registration, secret } = await register({ offeringId: id });
    const heldMs = new Date(registration.holdUntil ?? 0).getTime() - Date.now();
    expect(heldMs).toBeGreaterThan(8 * MINUTE_MS);
    expect(heldMs).toBeLessThanOrEqual(10 * MINUTE_MS);
    await sweepIn(1);
    expect((await emailsTo(registration.email)).map(({ kind }) => kind)).not.toContain(
      "registrationReminder",
    );
    await sweepIn(11);
    expect((await read(secret)).state).toBe("CANCELLED");
    expect(await seatsTaken("workshops", id)).toBe(0);
    const ended = (await emailsTo(registration.email)).at(-1);
    expect(ended?.kind).toBe("registrationCancelled");
    expect(ended?.paragraphs.join(" ")).toContain("It ended before you paid. If you have paid, please write");
  });

  test("is given to nobody of the waiting list once its last class has begun", async () => {
    const { id } = await buildEvening(10, { seats: 1 });
    const first = await startConfirmed({ offeringId: id });
    const waiting = await startConfirmed({ offeringId: id });
    await server.dataSource.query("UPDATE registrations SET hold_until = now() WHERE id = $1", [
      first.registration.id,
    ]);
    await sweepIn(1);
    expect(await read(waiting.secret)).toMatchObject({ state: "WAITING", holdUntil: null });
  });

  test("is not paid for once the run has ended, whatever the date was before", async () => {
    const workshop = await buildEvening(600);
    const { registration, secret } = await startConfirmed({ offeringId: workshop.id });
    expect(registration.upiLink).toContain("upi://pay");
    await moveToThePast(workshop);
    expect(await read(secret)).toMatchObject({ upiLink: null, canSubmitProof: false });
    expect((await submit({ secret, utr: someUtr() })).extensions.code).toBe("CONFLICT");
    await sweepIn(1);
    expect((await read(secret)).state).toBe("CANCELLED");
  });
});

describe("a payment for a run that has ended", () => {
  test("which was reported in time is corrected by the person and decided by staff", async () => {
    const workshop = await buildEvening(600);
    const { secret } = await startConfirmed({ offeringId: workshop.id });
    await submit({ secret, utr: someUtr() });
    await moveToThePast(workshop);
    await sweepIn(1);
    expect(await read(secret)).toMatchObject({ state: "SUBMITTED", upiLink: null, canSubmitProof: true });
    expect((await submit({ secret, utr: someUtr() })).__typename).toBe("ProofSubmitted");
    clock.laterMs = 0;
    const [decided] = await decide("APPROVE", [await read(secret)]);
    expect(decided?.problem).toBeNull();
    expect((await read(secret)).state).toBe("CONFIRMED");
  });

  test("which staff find in the statement confirms the order after it ended", async () => {
    const workshop = await buildEvening(600);
    const { secret } = await startConfirmed({ offeringId: workshop.id });
    await moveToThePast(workshop);
    await sweepIn(1);
    clock.laterMs = 0;
    const [decided] = await decide("REINSTATE", [await read(secret)]);
    expect(decided?.problem).toBeNull();
    expect((await read(secret)).state).toBe("CONFIRMED");
  });

  test("is not asked for by a link that is opened late", async () => {
    const workshop = await buildEvening(600);
    const started = await start({ offeringId: workshop.id });
    await moveToThePast(workshop);
    const { registration } = await confirmAddress(started);
    expect(new Date(registration.holdUntil ?? 0).getTime()).toBeLessThan(Date.now());
    await sweepIn(1);
    expect((await read(started.secret)).state).toBe("CANCELLED");
  });
});
