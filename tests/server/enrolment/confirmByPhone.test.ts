import { describe, expect, test } from "vitest";
import { sweepRegistrations } from "../../../server/features/enrolment/seats/sweepRegistrations";
import { VIEWER_REGISTRATIONS } from "../../support/enrolmentDocuments";
import { BATCH, VIEWER } from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, startConfirmed, read, submit, decide, cancel, confirmAddress, confirmByPhone, emailsTo } =
  enrolmentCalls(server);
const HOUR_MS = 60 * 60 * 1000;

const inHours = (hours: number) => ({
  ...server.services,
  clock: { now: () => new Date(Date.now() + hours * HOUR_MS) },
});

describe("an order that staff confirm by phone", () => {
  test("keeps its seat for a day, like one whose address is confirmed", async () => {
    const { id } = await server.buildWorkshop();
    const { registration, secret } = await start({ offeringId: id });
    const confirmed = await confirmByPhone(registration);
    expect(confirmed).toMatchObject({ state: "STARTED", emailConfirmedAt: null, canConfirmByPhone: false });
    expect(Date.parse(confirmed.holdUntil!) - Date.now()).toBeGreaterThan(23 * HOUR_MS);
    await sweepRegistrations(inHours(2));
    expect((await read(secret)).state).toBe("STARTED");
    expect(await confirmByPhone(confirmed)).toMatchObject({ extensions: { code: "CONFLICT" } });
  });

  test("moves up in the waiting list, and is not ended after a day", async () => {
    const { id } = await server.buildWorkshop({ seats: 1 });
    const first = await startConfirmed({ offeringId: id });
    const waiting = await start({ offeringId: id });
    await confirmByPhone(waiting.registration);
    await sweepRegistrations(inHours(30));
    await cancel({ secret: first.secret });
    expect((await read(waiting.secret)).state).toBe("STARTED");
    expect((await emailsTo(waiting.registration.email)).at(-1)?.kind).toBe("registrationMovedUp");
  });

  test("takes a free seat for good, and keeps the seat of a reported payment", async () => {
    const free = await server.buildWorkshop({ priceRupees: 0 });
    const { registration } = await start({ offeringId: free.id });
    expect(await confirmByPhone(registration)).toMatchObject({ state: "CONFIRMED" });
    const { id } = await server.buildWorkshop();
    const paid = await start({ offeringId: id });
    const { registration: sent } = await submit({ secret: paid.secret, utr: "515151515151" });
    expect(await confirmByPhone(sent)).toMatchObject({ state: "SUBMITTED", holdUntil: null });
  });

  test("can still be confirmed by its e-mail", async () => {
    const { id } = await server.buildWorkshop();
    const started = await start({ offeringId: id });
    await confirmByPhone(started.registration);
    expect((await confirmAddress(started)).registration.emailConfirmedAt).not.toBeNull();
  });

  test("is confirmed by staff alone, once, and not beside another of the person's", async () => {
    const { id } = await server.buildWorkshop();
    const { registration } = await start({ offeringId: id });
    for (const caller of [server.as.visitor, server.as.learner])
      expect(await confirmByPhone(registration, caller)).toHaveProperty("extensions.code");
    const email = "twice-by-phone@example.com";
    await startConfirmed({ offeringId: id, email });
    const second = await start({ offeringId: id, email });
    expect(await confirmByPhone(second.registration)).toMatchObject({ extensions: { code: "CONFLICT" } });
  });
});

describe("an account that somebody made with the address first", () => {
  test("gains nothing: it neither is verified, nor sees the order, nor enters the batch", async () => {
    const email = "known-victim@example.com";
    const attacker = await server.newCaller(await server.buildUser({ email }));
    const course = await server.buildCourse({ priceRupees: 499 });
    const batch = await server.buildBatch({ courseId: course.id, seats: 3 });
    const ordered = await start({ kind: "BATCH", offeringId: batch.id, email });
    const confirmed = await confirmByPhone(ordered.registration);
    const gains = async () => ({
      orders: ((await attacker.ask(VIEWER_REGISTRATIONS)).data?.viewerRegistrations as { nodes: [] }).nodes
        .length,
      isVerified: (await attacker.ask(VIEWER)).data?.viewer.isEmailVerified as boolean | undefined,
      isUnlocked: (await attacker.ask(BATCH, { id: batch.id })).data?.batch.isUnlocked as boolean,
    });
    expect(await gains()).toMatchObject({ orders: 0, isUnlocked: false });
    await decide("APPROVE", [confirmed]);
    expect(await gains()).toMatchObject({ orders: 0, isUnlocked: false });
    const [row] = await server.dataSource.query<[{ email_verified_at: null; user_id: null }]>(
      "SELECT u.email_verified_at, r.user_id FROM users u, registrations r WHERE u.email = $1 AND r.id = $2",
      [email, confirmed.id],
    );
    expect(row).toEqual({ email_verified_at: null, user_id: null });
  });

  test("nor does a verified account list a stranger's order for its address", async () => {
    const owner = await server.newCaller(
      await server.buildUser({ emailVerifiedAt: new Date(), email: "owner-v@example.com" }),
    );
    const { id } = await server.buildWorkshop();
    const ordered = await start({ offeringId: id, email: "owner-v@example.com" });
    await confirmByPhone(ordered.registration);
    expect((await owner.ask(VIEWER_REGISTRATIONS)).data?.viewerRegistrations.nodes).toEqual([]);
  });
});
