import { describe, expect, test } from "vitest";
import type { User } from "../../../server/features/auth/user.entity";
import { Role } from "../../../server/core/authorization";
import {
  DELETE_ACCOUNT,
  OWN_BATCHES,
  RENEW_CALENDAR,
  REQUEST_EMAIL_CHANGE,
} from "../../support/accountDocuments";
import { PASSWORD } from "../../support/builders";
import { OPEN_LESSON, SIGN_UP, VIEWER } from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { outcomeOf, TOO_MANY } from "../../support/outcomeOf";
import type { Caller } from "../../support/testApp";
import { Caller as NewCaller, useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, startConfirmed, submit, read, decide, cancelByStaff, buildCoupon, emailsTo, seatsTaken } =
  enrolmentCalls(server);

async function leave(caller: Caller, currentPassword = PASSWORD): Promise<string> {
  return outcomeOf(await caller.ask(DELETE_ACCOUNT, { input: { currentPassword } }));
}

async function rows<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return server.dataSource.query<Row[]>(sql, values);
}

async function orderRow(id: string) {
  const [row] = await rows<Record<string, unknown>>("SELECT * FROM registrations WHERE id = $1", [id]);
  return row;
}

async function buildPerson(overrides: Partial<User> = {}) {
  const user = await server.buildUser({ emailVerifiedAt: new Date(), ...overrides });
  return { user, caller: await server.newCaller(user) };
}

let serial = 0;
const someUtr = () => String(300_000_000_000 + ++serial);

async function confirmed(caller: Caller, input: object) {
  const { registration, secret } = await start(input, caller);
  const utr = someUtr();
  await submit({ secret, utr });
  const { version } = await read(secret);
  const [decided] = await decide("APPROVE", [{ ...registration, version }]);
  expect(decided?.problem).toBeNull();
  return { registration, id: registration.id, secret, utr };
}

describe("an account that its owner deletes", () => {
  test("is gone with its sessions, batches, history and calendar; a last letter says so", async () => {
    const { user, caller } = await buildPerson();
    const elsewhere = await server.newCaller(user);
    const { batchId, id } = await server.buildReference();
    await caller.unlock(batchId, "right");
    await caller.ask(OPEN_LESSON, { id });
    const path = (await caller.ask(RENEW_CALENDAR)).data?.renewCalendarAddress as string;
    expect(await seatsTaken("batches", batchId)).toBe(1);
    expect(await leave(caller)).toBe("AccountDeleted");
    expect(await seatsTaken("batches", batchId)).toBe(0);
    for (const browser of [caller, elsewhere]) expect((await browser.ask(VIEWER)).data?.viewer).toBeNull();
    expect((await new NewCaller(() => server.origin).signIn(user.email)).data?.signIn.__typename).toBe(
      "InvalidCredentials",
    );
    expect((await fetch(server.origin + path)).status).toBe(404);
    for (const table of ["batch_accesses", "lesson_progress", "sessions", "account_tokens", "calendar_feeds"])
      expect([table, await rows(`SELECT 1 FROM ${table} WHERE user_id = $1`, [user.id])]).toEqual([
        table,
        [],
      ]);
    expect((await emailsTo(user.email)).map(({ kind }) => kind)).toEqual(["accountDeleted"]);
  });

  test("takes along the e-mails about it to its other addresses", async () => {
    const { caller } = await buildPerson();
    const newEmail = "another@example.com";
    await caller.ask(REQUEST_EMAIL_CHANGE, { input: { newEmail, currentPassword: PASSWORD } });
    expect((await emailsTo(newEmail)).map(({ kind }) => kind)).toEqual(["emailChange"]);
    expect(await leave(caller)).toBe("AccountDeleted");
    expect(await emailsTo(newEmail)).toEqual([]);
  });

  test("leaves a paid order in the books, without the person, the picture or a way back", async () => {
    const { user, caller } = await buildPerson({ name: "Zubaida Qx", email: "zq@example.com" });
    const workshop = await server.buildWorkshop({ seats: 5 });
    const place = await confirmed(caller, { offeringId: workshop.id });
    const { id, secret, utr } = place;
    const before = await orderRow(id);
    expect(await seatsTaken("workshops", workshop.id)).toBe(1);
    expect(await leave(caller)).toBe("AccountDeleted");
    const after = await orderRow(id);
    expect(after).toMatchObject({
      state: "CONFIRMED",
      reference: before?.reference,
      amount_rupees: before?.amount_rupees,
      name: "Deleted account",
      email: `${id}@deleted.invalid`,
      phone: "",
      user_id: null,
      holds_seat: false,
    });
    expect(await rows("SELECT utr, picture_id FROM payment_proofs WHERE registration_id = $1", [id])).toEqual(
      [{ utr, picture_id: null }],
    );
    expect(await seatsTaken("workshops", workshop.id)).toBe(0);
    expect(await read(secret)).toEqual({});
    const audited = JSON.stringify(await rows("SELECT * FROM audit_events WHERE action = 'deleteAccount'"));
    for (const personal of [user.name, user.email, "127.0.0.1"]) expect(audited).not.toContain(personal);
    // Staff may end it later: without an e-mail, and without freeing the seat twice.
    await cancelByStaff({ ...place.registration, version: Number(after?.version) });
    expect(await emailsTo(`${id}@deleted.invalid`)).toEqual([]);
    expect(await seatsTaken("workshops", workshop.id)).toBe(0);
  });

  test("gives up what was not paid: the seat goes to anyone who waits, and the coupon may be used again", async () => {
    const { caller } = await buildPerson();
    const workshop = await server.buildWorkshop({ seats: 1 });
    const coupon = await buildCoupon({ maxUses: 1 });
    const order = await start({ offeringId: workshop.id, couponCode: coupon.code }, caller);
    const waiting = await startConfirmed({ offeringId: workshop.id });
    expect(waiting.__typename).toBe("WaitingListJoined");
    expect(await leave(caller)).toBe("AccountDeleted");
    expect(await orderRow(order.registration.id)).toMatchObject({
      state: "CANCELLED",
      name: "Deleted account",
    });
    expect((await read(waiting.secret)).state).toBe("STARTED");
    expect(await seatsTaken("workshops", workshop.id)).toBe(1);
    expect(await rows("SELECT uses_taken FROM coupons WHERE id = $1", [coupon.id])).toEqual([
      { uses_taken: 0 },
    ]);
  });

  test("frees one seat of a paid batch, and anyone who waits for it moves up", async () => {
    const { caller } = await buildPerson();
    const course = await server.buildCourse({ priceRupees: 500 });
    const batch = await server.buildBatch({ courseId: course.id, seats: 1 });
    await confirmed(caller, { kind: "BATCH", offeringId: batch.id });
    expect((await caller.ask(OWN_BATCHES)).data?.viewerBatches.nodes).toHaveLength(1);
    const waiting = await startConfirmed({ kind: "BATCH", offeringId: batch.id });
    expect(waiting.__typename).toBe("WaitingListJoined");
    expect(await leave(caller)).toBe("AccountDeleted");
    expect((await read(waiting.secret)).state).toBe("STARTED");
    expect(await seatsTaken("batches", batch.id)).toBe(1);
  });

  test("can be made again with the same address, and holds nothing of the old one", async () => {
    const { user, caller } = await buildPerson();
    await confirmed(caller, { offeringId: (await server.buildWorkshop()).id, email: user.email });
    await leave(caller);
    const again = new NewCaller(() => server.origin);
    const { data } = await again.ask(SIGN_UP, {
      input: { name: "Again", email: user.email, password: "seven copper kettles" },
    });
    expect(data?.signUp.__typename).toBe("SignedIn");
    const { data: own } = await again.ask("{ viewerRegistrations { nodes { id } } }");
    expect(own?.viewerRegistrations.nodes).toEqual([]);
  });
});

describe("deleting is refused", () => {
  test("with a wrong password, five times in five minutes; nothing is lost", async () => {
    const { user, caller } = await buildPerson();
    for (const _time of [1, 2, 3, 4, 5]) expect(await leave(caller, "guess")).toBe("InvalidCredentials");
    expect(await leave(caller)).toBe(TOO_MANY);
    expect((await caller.ask(VIEWER)).data?.viewer.id).toBe(user.id);
  });

  test("to a visitor, and twice in one document", async () => {
    expect(await leave(new NewCaller(() => server.origin))).toBe("UNAUTHENTICATED");
    const { caller } = await buildPerson();
    const input = { currentPassword: PASSWORD };
    const twice = `mutation ($input: DeleteAccountInput!) { a: deleteAccount(input: $input) { __typename } b: deleteAccount(input: $input) { __typename } }`;
    expect((await caller.ask(twice, { input })).errors).not.toEqual([]);
    expect((await caller.ask(VIEWER)).data?.viewer).not.toBeNull();
  });

  test("to the last of the staff, also when the last two leave at once", async () => {
    const staff = await Promise.all([1, 2].map(async () => buildPerson({ role: Role.ADMIN })));
    await rows("UPDATE users SET role = 'LEARNER' WHERE role = 'ADMIN' AND NOT (id = ANY($1))", [
      staff.map(({ user }) => user.id),
    ]);
    const left = await Promise.all(staff.map(async ({ caller }) => leave(caller)));
    expect(left.sort()).toEqual(["AccountDeleted", "CONFLICT"]);
    const admins = await rows<{ id: string }>("SELECT id FROM users WHERE role = 'ADMIN'");
    expect(admins).toHaveLength(1);
    await rows("UPDATE users SET role = 'ADMIN' WHERE id = $1", [server.people.admin.id]);
  });

  test("half way: where it cannot be noted, everything stays", async () => {
    const { user, caller } = await buildPerson();
    const workshop = await server.buildWorkshop({ seats: 3 });
    const { id } = await confirmed(caller, { offeringId: workshop.id });
    await rows("ALTER TABLE audit_events RENAME TO hidden_events");
    expect(await leave(caller)).toBe("INTERNAL_SERVER_ERROR");
    await rows("ALTER TABLE hidden_events RENAME TO audit_events");
    expect((await caller.ask(VIEWER)).data?.viewer.id).toBe(user.id);
    expect(await orderRow(id)).toMatchObject({ user_id: user.id, state: "CONFIRMED", holds_seat: true });
    expect(await seatsTaken("workshops", workshop.id)).toBe(1);
  });
});

test("ten presses at once delete once, and the seats of many who leave at once are counted right", async () => {
  const { caller } = await buildPerson();
  const tries = await Promise.all(Array.from({ length: 10 }, async () => leave(caller)));
  expect(tries.filter((answer) => answer === "AccountDeleted")).toHaveLength(1);
  expect(tries.filter((answer) => /INTERNAL/.test(answer))).toEqual([]);

  const [one, other] = [await server.buildWorkshop({ seats: 30 }), await server.buildWorkshop({ seats: 30 })];
  const people = [];
  for (let index = 0; index < 8; index += 1) {
    const person = await buildPerson();
    for (const { id } of index % 2 ? [one, other] : [other, one])
      await start({ offeringId: id }, person.caller);
    people.push(person);
  }
  expect(await seatsTaken("workshops", one.id)).toBe(8);
  const left = await Promise.all(people.map(async (person) => leave(person.caller)));
  expect(new Set(left)).toEqual(new Set(["AccountDeleted"]));
  expect([await seatsTaken("workshops", one.id), await seatsTaken("workshops", other.id)]).toEqual([0, 0]);
});
