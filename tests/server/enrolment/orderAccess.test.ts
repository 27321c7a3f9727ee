import { describe, expect, test } from "vitest";
import * as common from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import * as documents from "../../support/enrolmentDocuments";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, decide, cancelByStaff, emailsTo, seatsTaken } = enrolmentCalls(server);

interface StaffOrder {
  id: string;
  version: number;
  title: string;
  isInside: boolean | null;
  canGiveAccessBack: boolean;
  canMove: boolean;
}

async function orderFor(id: string, caller: Caller = server.as.admin): Promise<StaffOrder> {
  return (await caller.ask(documents.CMS_ORDER, { id })).data?.cmsRegistration as StaffOrder;
}

async function change(document: string, { id, version }: { id: string; version: number }, more: object = {}) {
  const { data, errors } = await server.as.admin.ask(document, {
    input: { id, expectedVersion: version, ...more },
  });
  return { order: Object.values(data ?? {})[0] as StaffOrder | null, errors };
}

const giveBack = async (order: StaffOrder) => change(documents.GIVE_ACCESS_BACK, order);
const move = async (order: StaffOrder, offeringId: string) =>
  change(documents.MOVE_TO_OFFERING, order, { offeringId });

async function isOpen(caller: Caller, id: string): Promise<boolean> {
  return (await caller.ask(common.BATCH, { id })).data?.batch.isUnlocked as boolean;
}

async function buildBatches(...seats: (number | null)[]) {
  const course = await server.buildCourse({ priceRupees: 499 });
  return Promise.all(seats.map(async (some) => server.buildBatch({ courseId: course.id, seats: some })));
}

/** An account that the academy made for a paid order; its address was never confirmed. */
async function buyAsNewcomer(offeringId: string) {
  const { registration } = await start({ kind: "BATCH", offeringId });
  await decide("APPROVE", [registration]);
  const order = await orderFor(registration.id);
  const [{ user_id: userId }] = await server.dataSource.query<[{ user_id: string }]>(
    "SELECT user_id FROM registrations WHERE id = $1",
    [registration.id],
  );
  await server.dataSource.query(
    "UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = $2) WHERE id = $1",
    [userId, server.people.learner.id],
  );
  const caller = await server.newCaller();
  await caller.signIn(registration.email);
  return { order, userId, email: registration.email, caller };
}

async function revoke(userId: string, batchId: string): Promise<void> {
  const [{ id }] = await server.dataSource.query<[{ id: string }]>(
    "SELECT id FROM batch_accesses WHERE user_id = $1 AND batch_id = $2",
    [userId, batchId],
  );
  const { errors } = await server.as.admin.ask(common.REVOKE_ACCESS, { input: { accessId: id } });
  expect(errors).toEqual([]);
}

describe("after access was revoked", () => {
  test("the order says so to staff and its owner, and staff give it back in one step", async () => {
    const [batch] = await buildBatches(1);
    const { id } = batch!;
    const { order, userId, email, caller } = await buyAsNewcomer(id);
    expect(order).toMatchObject({ isInside: true, canGiveAccessBack: false });
    await revoke(userId, id);
    expect((await emailsTo(email)).at(-1)?.subject).toBe(`Your access has ended: ${order.title}`);
    const outside = await orderFor(order.id);
    expect(outside).toMatchObject({ isInside: false, canGiveAccessBack: true });
    const own = await caller.ask("query ($id: UUID) { registration(id: $id) { isInside } }", {
      id: order.id,
    });
    expect(own.data?.registration).toEqual({ isInside: false });
    expect(await isOpen(caller, id)).toBe(false);
    expect(await seatsTaken("batches", id)).toBe(0);

    const back = await giveBack(outside);
    expect(back.order).toMatchObject({ isInside: true, canGiveAccessBack: false, state: "CONFIRMED" });
    expect(await isOpen(caller, id)).toBe(true);
    expect(await seatsTaken("batches", id)).toBe(1);
    expect((await emailsTo(email)).at(-1)?.subject).toBe(`Your batch is open again: ${order.title}`);
    expect((await giveBack(back.order!)).errors).toMatchObject([
      { message: "The learner is inside already." },
    ]);
    await cancelByStaff(back.order as never);
    expect([await isOpen(caller, id), await seatsTaken("batches", id)]).toEqual([false, 0]);
  });

  test("it is not given back without a seat, or to somebody whose order is not confirmed", async () => {
    const [batch] = await buildBatches(1);
    const { order, userId } = await buyAsNewcomer(batch!.id);
    await revoke(userId, batch!.id);
    await server.buildAccess(server.people.otherLearner.id, batch!.id);
    expect((await giveBack(await orderFor(order.id))).errors[0]?.message).toContain("full");
    const { registration } = await start({ kind: "BATCH", offeringId: (await buildBatches(2))[0]!.id });
    expect((await giveBack(registration as never)).errors).toMatchObject([
      { extensions: { code: "CONFLICT" } },
    ]);
  });

  test("staff add the owner of a confirmed order by e-mail, and cancelling the order ends that too", async () => {
    const [batch, other] = await buildBatches(2, 2);
    const { order, userId, email, caller } = await buyAsNewcomer(batch!.id);
    await revoke(userId, batch!.id);
    const grant = async (batchId: string) =>
      server.as.admin.ask(common.GRANT_ACCESS, { input: { batchId, email } });
    expect((await grant(batch!.id)).data?.grantBatchAccess).toMatchObject({ source: "PAYMENT" });
    expect((await grant(other!.id)).data?.grantBatchAccess).toMatchObject({ source: "STAFF" });
    await cancelByStaff((await orderFor(order.id)) as never);
    expect([await isOpen(caller, batch!.id), await isOpen(caller, other!.id)]).toEqual([false, true]);
  });

  test("a way in by the code beside a confirmed order ends with that order, too", async () => {
    const course = await server.buildCourse({ priceRupees: 499 });
    const { id } = await server.buildBatch({ courseId: course.id, seats: 2, secretCode: "bright-brass-9" });
    const { order, userId, caller } = await buyAsNewcomer(id);
    await revoke(userId, id);
    expect(await caller.unlock(id, "bright-brass-9")).toMatchObject({ __typename: "BatchUnlocked" });
    await cancelByStaff((await orderFor(order.id)) as never);
    expect([await isOpen(caller, id), await seatsTaken("batches", id)]).toEqual([false, 0]);
  });

  test("nobody is let into a batch that nobody can open: its course is archived", async () => {
    const [from, to] = await buildBatches(2, 2);
    const [elsewhere] = await buildBatches(2);
    const { order, userId, email } = await buyAsNewcomer(from!.id);
    await revoke(userId, from!.id);
    const sent = (await emailsTo(email)).length;
    for (const id of [from!.courseId, elsewhere!.courseId])
      await server.dataSource.query("UPDATE courses SET is_published = false WHERE id = $1", [id]);
    const outside = await orderFor(order.id);
    const input = { batchId: to!.id, email };
    const refused = [
      (await giveBack(outside)).errors,
      (await move(outside, elsewhere!.id)).errors,
      (await server.as.admin.ask(common.GRANT_ACCESS, { input })).errors,
    ];
    for (const errors of refused) expect(errors[0]?.message).toMatch(/^Its course is a draft or archived/);
    const { data } = await server.as.admin.ask(documents.DESTINATIONS, { id: order.id });
    const ids = (data?.registrationDestinations as { id: string }[]).map((one) => one.id);
    for (const { id } of [to!, elsewhere!]) expect(ids).not.toContain(id);
    expect(await emailsTo(email)).toHaveLength(sent);
  });

  test("an account that somebody made with a buyer's address gets nothing from the order", async () => {
    const [batch] = await buildBatches(3);
    const email = "buyer-with-a-rival@example.com";
    const rival = await server.newCaller(await server.buildUser({ email }));
    const { registration } = await start({ kind: "BATCH", offeringId: batch!.id, email });
    await decide("APPROVE", [registration]);
    const order = await orderFor(registration.id);
    expect(order).toMatchObject({ isInside: false, canGiveAccessBack: false });
    expect((await giveBack(order)).errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
    const added = await server.as.admin.ask(common.GRANT_ACCESS, { input: { batchId: batch!.id, email } });
    expect(added.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    const [other] = await buildBatches(3);
    expect((await move(order, other!.id)).errors).toEqual([]);
    expect([await isOpen(rival, batch!.id), await isOpen(rival, other!.id)]).toEqual([false, false]);
    expect([await seatsTaken("batches", batch!.id), await seatsTaken("batches", other!.id)]).toEqual([0, 1]);
  });
});

describe("moving a confirmed order", () => {
  test("ends access and seat of the old batch and opens the new one, with one e-mail", async () => {
    const [from, to] = await buildBatches(2, 2);
    const { order, email, caller } = await buyAsNewcomer(from!.id);
    const { data } = await server.as.admin.ask(documents.DESTINATIONS, { id: order.id });
    expect((data?.registrationDestinations as { id: string }[])[0]?.id).toBe(to!.id);
    const moved = await move(order, to!.id);
    expect(moved.errors).toEqual([]);
    expect(moved.order).toMatchObject({ isInside: true, offeringId: to!.id, state: "CONFIRMED" });
    expect(moved.order?.title).toContain(to!.name);
    expect([await isOpen(caller, from!.id), await isOpen(caller, to!.id)]).toEqual([false, true]);
    expect([await seatsTaken("batches", from!.id), await seatsTaken("batches", to!.id)]).toEqual([0, 1]);
    const sent = (await emailsTo(email)).filter(({ kind }) => kind === "registrationMoved");
    expect(sent.map(({ subject }) => subject)).toEqual([`Your seat has moved: ${moved.order?.title}`]);
    await cancelByStaff(moved.order as never);
    expect(await seatsTaken("batches", to!.id)).toBe(0);
  });

  test("works when access was revoked before, or came from staff", async () => {
    for (const again of [false, true]) {
      const [from, to] = await buildBatches(2, 2);
      const { order, userId, caller } = await buyAsNewcomer(from!.id);
      await revoke(userId, from!.id);
      if (again) await server.buildAccess(userId, from!.id, "STAFF" as never);
      expect((await move(order, to!.id)).order).toMatchObject({ isInside: true });
      expect([await isOpen(caller, from!.id), await isOpen(caller, to!.id)]).toEqual([false, true]);
      expect([await seatsTaken("batches", from!.id), await seatsTaken("batches", to!.id)]).toEqual([0, 1]);
    }
  });

  test("works into a full batch where the learner has a seat by the code, and takes no second one", async () => {
    const [from] = await buildBatches(2);
    const to = await server.buildBatch({ courseId: from!.courseId, seats: 1, secretCode: "bright-brass-9" });
    const { order, caller } = await buyAsNewcomer(from!.id);
    await caller.unlock(to.id, "bright-brass-9");
    const moved = await move(order, to.id);
    expect([moved.errors, moved.order?.isInside]).toEqual([[], true]);
    expect([await seatsTaken("batches", from!.id), await seatsTaken("batches", to.id)]).toEqual([0, 1]);
    await cancelByStaff(moved.order as never);
    expect([await isOpen(caller, to.id), await seatsTaken("batches", to.id)]).toEqual([false, 0]);
  });

  test("gives the old seat to the next in line", async () => {
    const [from, to] = await buildBatches(1, 1);
    const { order } = await buyAsNewcomer(from!.id);
    const waiting = await server.newCaller(await server.buildUser({ emailVerifiedAt: new Date() }));
    const next = await start({ kind: "BATCH", offeringId: from!.id }, waiting);
    expect(next.registration.state).toBe("WAITING");
    await move(order, to!.id);
    expect(await orderFor(next.registration.id)).toMatchObject({ state: "STARTED" });
  });

  test("moves a seat of a workshop to another of its dates", async () => {
    const workshop = await server.buildWorkshop({ seats: 3 });
    const startsAt = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000);
    const later = await server.buildRun({ workshopId: workshop.id, startsAt, seats: 1 });
    const { registration } = await start({ offeringId: workshop.id });
    await decide("APPROVE", [registration]);
    const moved = await move(await orderFor(registration.id), later.id);
    expect(moved.errors).toEqual([]);
    const rows = await server.dataSource.query<{ id: string; seats_taken: number }[]>(
      "SELECT id, seats_taken FROM runs WHERE workshop_id = $1",
      [workshop.id],
    );
    expect(rows.map((row) => [row.id === later.id, row.seats_taken])).toEqual(
      expect.arrayContaining([
        [true, 1],
        [false, 0],
      ]),
    );
    const second = await start({ offeringId: workshop.id });
    await decide("APPROVE", [second.registration]);
    expect((await move(await orderFor(second.registration.id), later.id)).errors).toMatchObject([
      { extensions: { code: "CONFLICT" } },
    ]);
  });

  test("is refused where it can't work, and changes nothing", async () => {
    const [from, full, over] = await buildBatches(2, 1, 2);
    const { order, email } = await buyAsNewcomer(from!.id);
    await server.buildAccess(server.people.otherLearner.id, full!.id);
    await server.dataSource.query("UPDATE batches SET ends_on = '2020-01-01' WHERE id = $1", [over!.id]);
    const open = await server.buildBatch({ courseId: from!.courseId, secretCode: null });
    const [twice] = await buildBatches(2);
    const second = await start({ kind: "BATCH", offeringId: twice!.id, email });
    await decide("APPROVE", [second.registration]);
    const run = (await server.dataSource.query<{ id: string }[]>("SELECT id FROM runs LIMIT 1"))[0];
    const elsewhere = [from!.id, full!.id, over!.id, open.id, twice!.id];
    for (const id of elsewhere) {
      expect((await move(order, id)).errors, id).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
    }
    expect((await move(order, run!.id)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
    const { registration: unpaid } = await start({ kind: "BATCH", offeringId: from!.id });
    expect((await move(unpaid as never, twice!.id)).errors).toMatchObject([
      { extensions: { code: "CONFLICT" } },
    ]);
    expect(await orderFor(order.id)).toMatchObject({ isInside: true, version: order.version });
  });

  test("happens once when two of staff move it at once", async () => {
    const [from, one, other] = await buildBatches(2, 2, 2);
    const { order } = await buyAsNewcomer(from!.id);
    const moves = await Promise.all([move(order, one!.id), move(order, other!.id)]);
    expect(moves.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const taken = await Promise.all(
      [from, one, other].map(async (batch) => seatsTaken("batches", batch!.id)),
    );
    expect([taken[0], taken[1]! + taken[2]!]).toEqual([0, 1]);
  });
});
