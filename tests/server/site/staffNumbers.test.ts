import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { hashToken } from "../../../server/features/auth/sessions/sessions";
import { ContactDesk, ContactStatus } from "../../../server/features/contact/contact.values";
import { ContactMessage } from "../../../server/features/contact/contactMessage.entity";
import { OfferingKind } from "../../../server/features/enrolment/offerings/offering";
import {
  Registration,
  RegistrationState,
} from "../../../server/features/enrolment/registration/registration.entity";
import { AccessSource, BatchAccess } from "../../../server/features/learning/access/batchAccess.entity";
import { EmailState, OutboxEmail } from "../../../server/platform/mail/email.entity";
import { countStatements } from "../../support/countStatements";
import { emailColumns } from "../../../server/core/text/email";
import { useTestApp } from "../../support/testApp";

/** Ten minutes past midnight in India; still the day before in London. */
const NOW = new Date("2026-11-21T18:40:00Z");
const server = useTestApp({}, { clock: { now: () => NOW } });

const NUMBERS = `query ($days: Int!) { staffNumbers(days: $days) {
  registrationsByDay { day counts { state count } }
  registrationsByState { state count }
  revenue { places rupees offerings { kind title places rupees } }
  unlocks { total batches { title byCode byPayment byStaff } }
  seats { name hasStarted seats taken waiting }
} }`;
const WAITING = "{ staffWaiting { proofs inLine newMessages messagesInProgress failedEmails } }";

type Counts = { state: string; count: number }[];

interface Numbers {
  registrationsByDay: { day: string; counts: Counts }[];
  registrationsByState: Counts;
  revenue: { places: number; rupees: number; offerings: object[] };
  unlocks: { total: number; batches: object[] };
  seats: object[];
}

async function read(days = 7): Promise<Numbers> {
  const { data, errors } = await server.as.admin.ask(NUMBERS, { days });
  expect(errors).toEqual([]);
  return data?.staffNumbers as Numbers;
}

async function readWaiting(): Promise<object> {
  const { data } = await server.as.admin.ask(WAITING, {});
  return data?.staffWaiting as object;
}

async function empty(): Promise<void> {
  await server.dataSource.query(
    "TRUNCATE registrations, contact_messages, letters, batch_accesses, workshops, bootcamp_seasons, batches CASCADE",
  );
}

async function build(overrides: Partial<Registration>): Promise<void> {
  const { manager } = server.dataSource;
  const id = randomUUID();
  const person = { name: "Asha", ...emailColumns(`${id}@example.com`), phone: "+919000000000" };
  const runId = overrides.batchId ? null : (overrides.runId ?? (await server.buildWorkshop()).runId);
  await manager.insert(Registration, {
    ...{ id, ...person, reference: id, kind: OfferingKind.WORKSHOP, title: "As it was called then" },
    ...{ listRupees: 500, discountRupees: 0, amountRupees: 500, holdsSeat: false },
    ...{ state: RegistrationState.STARTED, createdAt: NOW },
    ...{ secretHash: hashToken(id), idempotencyKeyHash: hashToken(id) },
    ...overrides,
    runId,
  });
}

const named = (counts: Counts) =>
  Object.fromEntries(counts.filter(({ count }) => count > 0).map(({ state, count }) => [state, count]));

describe("the numbers", () => {
  test("of an empty academy are noughts, day by day, and nothing is missing", async () => {
    await empty();
    const numbers = await read(7);
    expect(numbers.registrationsByDay.map(({ day }) => day)).toEqual([
      "2026-11-16",
      "2026-11-17",
      "2026-11-18",
      "2026-11-19",
      "2026-11-20",
      "2026-11-21",
      "2026-11-22",
    ]);
    for (const { counts } of numbers.registrationsByDay) expect(counts).toHaveLength(6);
    expect(numbers.registrationsByState.every(({ count }) => count === 0)).toBe(true);
    expect(numbers.revenue).toEqual({ places: 0, rupees: 0, offerings: [] });
    expect(numbers.unlocks).toEqual({ total: 0, batches: [] });
    expect(numbers.seats).toEqual([]);
    expect(await readWaiting()).toEqual({
      proofs: 0,
      inLine: 0,
      newMessages: 0,
      messagesInProgress: 0,
      failedEmails: 0,
    });
  });

  test("put a registration into the day that it was in India, and know where the first day begins", async () => {
    await empty();
    const moments = {
      lastOfYesterday: "2026-11-21T18:29:59.999Z",
      firstOfToday: "2026-11-21T18:30:00Z",
      firstOfAll: "2026-11-15T18:30:00Z",
      tooEarly: "2026-11-15T18:29:59.999Z",
    };
    await build({ createdAt: new Date(moments.lastOfYesterday), state: RegistrationState.SUBMITTED });
    await build({ createdAt: new Date(moments.firstOfToday) });
    await build({ createdAt: new Date(moments.firstOfToday), state: RegistrationState.CONFIRMED });
    await build({ createdAt: new Date(moments.firstOfAll), state: RegistrationState.CONFIRMED });
    await build({ createdAt: new Date(moments.tooEarly), state: RegistrationState.CONFIRMED });

    const { registrationsByDay, registrationsByState, revenue } = await read(7);
    const days = Object.fromEntries(registrationsByDay.map(({ day, counts }) => [day, named(counts)]));
    expect(days["2026-11-16"]).toEqual({ CONFIRMED: 1 });
    expect(days["2026-11-21"]).toEqual({ SUBMITTED: 1 });
    expect(days["2026-11-22"]).toEqual({ STARTED: 1, CONFIRMED: 1 });
    expect(named(registrationsByState)).toEqual({ STARTED: 1, SUBMITTED: 1, CONFIRMED: 2 });
    expect(revenue).toMatchObject({ places: 2, rupees: 1000 });
    expect((await read(8)).revenue).toMatchObject({ places: 3, rupees: 1500 });
    expect((await read(1)).registrationsByDay).toHaveLength(1);
    expect((await read(90)).registrationsByDay).toHaveLength(90);
  });

  test("add up what was confirmed, by the names of today, the most first, and no more than ten of them", async () => {
    await empty();
    const state = RegistrationState.CONFIRMED;
    const startsAt = new Date("2026-12-09T14:30:00Z");
    const workshop = await server.buildWorkshop({ name: "Power BI", startsAt });
    const season = await server.buildSeason({ title: "Season of sums" });
    const course = await server.buildCourse({ name: "Sums of SQL" });
    const batch = await server.buildBatch({ courseId: course.id, name: "Batch 1" });
    await build({ state, runId: workshop.runId, amountRupees: 199 });
    await build({ state, runId: workshop.runId, amountRupees: 150 });
    await build({ state: RegistrationState.SUBMITTED, runId: workshop.runId });
    await build({ state: RegistrationState.CANCELLED, runId: workshop.runId });
    await build({ state, kind: OfferingKind.SEASON, runId: season.runId, amountRupees: 99 });
    await build({ state, kind: OfferingKind.BATCH, batchId: batch.id, amountRupees: 2_000_000_000 });
    await build({ state, kind: OfferingKind.BATCH, batchId: batch.id, amountRupees: 2_000_000_000 });
    expect((await read()).revenue).toEqual({
      places: 5,
      rupees: 4_000_000_448,
      offerings: [
        { kind: "BATCH", title: "Sums of SQL, Batch 1", places: 2, rupees: 4_000_000_000 },
        { kind: "WORKSHOP", title: "Power BI, 9 Dec 2026", places: 2, rupees: 349 },
        {
          kind: "SEASON",
          title: `Coding bootcamp, Season ${season.number}: Season of sums`,
          places: 1,
          rupees: 99,
        },
      ],
    });
    for (let made = 0; made < 9; made++) await build({ state, amountRupees: 1 });
    const { places, rupees, offerings } = (await read()).revenue;
    expect([places, rupees, offerings.length]).toEqual([14, 4_000_000_457, 10]);
  });

  test("tell by which door learners came into which batch, and when", async () => {
    await empty();
    const course = await server.buildCourse({ name: "Doors" });
    const [busy, quiet] = [
      await server.buildBatch({ courseId: course.id, name: "Busy" }),
      await server.buildBatch({ courseId: course.id, name: "Quiet" }),
    ];
    const enter = async (batchId: string, source: AccessSource, grantedAt = NOW) => {
      const { id: userId } = await server.buildUser();
      await server.dataSource.manager.insert(BatchAccess, { batchId, userId, source, grantedAt });
    };
    await enter(busy.id, AccessSource.CODE);
    await enter(busy.id, AccessSource.CODE);
    await enter(busy.id, AccessSource.PAYMENT);
    await enter(quiet.id, AccessSource.STAFF);
    await enter(quiet.id, AccessSource.STAFF, new Date("2026-11-15T18:29:00Z"));
    expect((await read()).unlocks).toEqual({
      total: 4,
      batches: [
        { title: "Doors, Busy", byCode: 2, byPayment: 1, byStaff: 0 },
        { title: "Doors, Quiet", byCode: 0, byPayment: 0, byStaff: 1 },
      ],
    });
  });

  test("tell the seats of the workshops that have not ended, the next first", async () => {
    await empty();
    const at = (time: string) => ({ startsAt: new Date(time), days: 1, minutesPerDay: 90 });
    await server.buildWorkshop({ name: "Over", ...at("2026-11-21T17:09:00Z") });
    await server.buildWorkshop({ name: "Later", ...at("2026-12-09T14:30:00Z"), seats: null, seatsTaken: 3 });
    const now = await server.buildWorkshop({ name: "Now", ...at("2026-11-21T17:11:00Z"), seats: 30 });
    await server.buildWorkshop({ name: "Draft", ...at("2026-12-01T14:30:00Z"), isPublished: false });
    await server.dataSource.query("UPDATE runs SET seats_taken = 30 WHERE workshop_id = $1", [now.id]);
    await build({ runId: now.runId, state: RegistrationState.WAITING });
    expect((await read()).seats).toEqual([
      { name: "Now", hasStarted: true, seats: 30, taken: 30, waiting: 1 },
      { name: "Later", hasStarted: false, seats: null, taken: 3, waiting: 0 },
    ]);
  });

  test("ask the same few statements however many days are wanted", async () => {
    const count = (days: number) => countStatements(() => server.as.admin.ask(NUMBERS, { days }));
    expect(await count(90)).toBe(await count(1));
  });

  test.each([0, -1, 91, 4000])("are refused for %s days", async (days) => {
    const { data, errors } = await server.as.admin.ask(NUMBERS, { days });
    expect(data).toBeNull();
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  test.each(["visitor", "learner"] as const)("are for staff: a %s gets nothing", async (who) => {
    for (const query of [NUMBERS, WAITING]) {
      const { data, errors } = await server.as[who].ask(query, query === NUMBERS ? { days: 7 } : {});
      expect(data).toBeNull();
      expect(["UNAUTHENTICATED", "FORBIDDEN"]).toContain(errors[0]?.extensions.code);
    }
  });

  test("are never kept for others", async () => {
    const { headers } = await server.as.admin.ask(NUMBERS, { days: 7 });
    expect(headers.get("cache-control")).toContain("no-store");
  });
});

test("what waits is counted at the moment of asking", async () => {
  await empty();
  const { manager } = server.dataSource;
  await build({ state: RegistrationState.SUBMITTED, createdAt: new Date("2025-01-01T00:00:00Z") });
  await build({ state: RegistrationState.WAITING, emailConfirmedAt: NOW });
  // Moves up once its address is confirmed.
  await build({ state: RegistrationState.WAITING });
  await build({ state: RegistrationState.CONFIRMED });
  const message = {
    ...{ desk: ContactDesk.HELP, firstName: "Asha", lastName: "Rao", ...emailColumns("asha@example.com") },
    createdAt: NOW,
  };
  for (const status of [ContactStatus.NEW, ContactStatus.NEW, ContactStatus.IN_PROGRESS, ContactStatus.SPAM])
    await manager.insert(ContactMessage, { ...message, status, sendingKey: randomUUID() });
  const to = "asha@example.com";
  const email = { kind: "some", to, toKey: to, subject: "Hello", paragraphs: [], attachments: [] };
  for (const state of [EmailState.FAILED, EmailState.QUEUED, EmailState.SENT])
    await manager.insert(OutboxEmail, { ...email, isConfidential: false, state, queuedAt: NOW });
  expect(await readWaiting()).toEqual({
    proofs: 1,
    inLine: 1,
    newMessages: 2,
    messagesInProgress: 1,
    failedEmails: 1,
  });
});
