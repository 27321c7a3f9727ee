import { afterEach, describe, expect, test } from "vitest";
import { momentInIndia } from "../../../server/core/timeInIndia";
import type { ClassSession } from "../../../server/features/classes/classSession.entity";
import { remindOfClasses } from "../../../server/features/classes/news/remindOfClasses";
import { tellClassChanges } from "../../../server/features/classes/news/tellClassChanges";
import { RENEW_CALENDAR } from "../../support/accountDocuments";
import { createClassBuilders } from "../../support/classCalls";
import * as documents from "../../support/classDocuments";
import { emailsTo } from "../../support/emailLinks";
import { enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const started = Date.now();
let laterMs = 0;
const now = () => new Date(started + laterMs);
const server = useTestApp({ TRUSTED_PROXIES: "127.0.0.1" }, { clock: { now } });
const { start, decide } = enrolmentCalls(server);
const { buildClass } = createClassBuilders(() => server.dataSource.manager, now);

afterEach(() => {
  laterMs = 0;
});

const inHours = (hours: number) => new Date(started + hours * HOUR_MS);

async function buildReader(batchId: string) {
  const user = await server.buildUser({ emailVerifiedAt: new Date() });
  await server.buildAccess(user.id, batchId);
  return user.email;
}

async function buildRead(overrides: Partial<ClassSession>) {
  const { id: batchId } = await server.buildBatch();
  return { session: await buildClass({ batchId, ...overrides }), batchId, email: await buildReader(batchId) };
}

async function subjectsTo(email: string): Promise<string[]> {
  return (await emailsTo(server.services, email)).map(({ subject }) => subject);
}

async function remindAt(hours: number) {
  laterMs = hours * HOUR_MS;
  await Promise.all([remindOfClasses(server.services), remindOfClasses(server.services)]);
}

/** Saves the class again, each time as the newest version. */
async function save({ id }: ClassSession, changes: object): Promise<void> {
  const session = await server.dataSource.query<[{ version: number }]>(
    'SELECT version, title, minutes, starts_at AS "startsAt" FROM class_sessions WHERE id = $1',
    [id],
  );
  const [{ version, ...content }] = session;
  const input = { ...content, ...changes, id, expectedVersion: version };
  expect((await server.as.admin.ask(documents.UPDATE_CLASS, { input })).errors).toEqual([]);
}

async function setCancelled(id: string, isCancelled: boolean, expectedVersion: number) {
  const input = { id, expectedVersion, isCancelled };
  expect((await server.as.admin.ask(documents.CANCEL_CLASS, { input })).errors).toEqual([]);
}

async function tellAfter(minutes: number) {
  laterMs += minutes * MINUTE_MS;
  await Promise.all([tellClassChanges(server.services), tellClassChanges(server.services)]);
}

describe("a reminder", () => {
  test("comes a day and an hour before, once each, however often the job runs", async () => {
    const { session, email } = await buildRead({ startsAt: inHours(30), title: "Joins" });
    const when = momentInIndia(session.startsAt);
    await remindAt(5);
    expect(await subjectsTo(email)).toEqual([]);
    await remindAt(6.5);
    await remindAt(7);
    expect(await subjectsTo(email)).toEqual([`Live class: Joins, ${when}`]);
    await remindAt(29.2);
    await remindAt(29.5);
    await remindAt(30.1);
    expect(await subjectsTo(email)).toEqual([
      `Live class: Joins, ${when}`,
      `Live class soon: Joins, ${when}`,
    ]);
  });

  test("comes again for the new time of a class that moved", async () => {
    const { session, email } = await buildRead({ startsAt: inHours(20) });
    await remindAt(0);
    await save(session, { startsAt: inHours(23) });
    await remindAt(0.1);
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  test("is not sent of a cancelled class, of an unpublished course, or to people without access", async () => {
    const cancelled = await buildRead({ startsAt: inHours(20), cancelledAt: now() });
    const hidden = await buildRead({ startsAt: inHours(20) });
    await server.dataSource.query(
      "UPDATE courses SET is_published = false WHERE id = (SELECT course_id FROM batches WHERE id = $1)",
      [hidden.batchId],
    );
    const stranger = await buildReader((await server.buildBatch()).id);
    await remindAt(0);
    for (const email of [cancelled.email, hidden.email, stranger])
      expect(await subjectsTo(email)).toEqual([]);
  });

  test("of a run reaches people with a confirmed seat, with and without an account", async () => {
    const { id: offeringId, runId } = await server.buildWorkshop();
    const user = await server.buildUser({ emailVerifiedAt: new Date() });
    const holder = await start({ offeringId, email: user.email }, await server.newCaller(user));
    const guest = await start({ offeringId });
    const waiting = await start({ offeringId });
    await decide("APPROVE", [holder.registration, guest.registration]);
    await server.dataSource.query("UPDATE registrations SET email_confirmed_at = now() WHERE id = ANY($1)", [
      [guest.registration.id, waiting.registration.id],
    ]);
    await buildClass({ runId, title: "Evening one", startsAt: inHours(20) });
    await remindAt(0);
    const reminders = async (email: string) =>
      (await subjectsTo(email)).filter((subject) => subject.startsWith("Live class"));
    expect(await reminders(user.email)).toHaveLength(1);
    expect(await reminders(guest.registration.email)).toHaveLength(1);
    expect(await reminders(waiting.registration.email)).toEqual([]);
  });
});

describe("people are notified", () => {
  test("once that a class moved, five minutes after the last of several saves", async () => {
    const { session, email } = await buildRead({ startsAt: inHours(50), title: "Joins" });
    await save(session, { startsAt: inHours(51) });
    await tellAfter(4);
    await save(session, { startsAt: inHours(52), title: "Inner joins" });
    await tellAfter(4);
    expect(await subjectsTo(email)).toEqual([]);
    await tellAfter(2);
    await tellAfter(10);
    const [known, current] = [inHours(50), inHours(52)].map(momentInIndia);
    expect(await subjectsTo(email)).toEqual([`Moved: Inner joins, now ${current}, not ${known}`]);
  });

  test("nothing if it moved back, or if only its title or link changed", async () => {
    const { session, email } = await buildRead({ startsAt: inHours(50) });
    await save(session, { startsAt: inHours(51) });
    await save(session, { startsAt: inHours(50) });
    await save(session, { title: "Another title", joinLink: "https://meet.example.com/2" });
    await tellAfter(6);
    expect(await subjectsTo(email)).toEqual([]);
  });

  test("in one e-mail of all that changed in a batch: moved, cancelled and deleted classes", async () => {
    const { session, batchId, email } = await buildRead({ startsAt: inHours(50), title: "One" });
    const two = await buildClass({ batchId, title: "Two", startsAt: inHours(40) });
    const three = await buildClass({ batchId, title: "Three", startsAt: inHours(60) });
    await save(session, { startsAt: inHours(51) });
    await setCancelled(two.id, true, 1);
    await server.as.admin.ask(documents.DELETE_CLASS, { input: { id: three.id, expectedVersion: 1 } });
    await tellAfter(6);
    const [sent, ...others] = await emailsTo(server.services, email);
    expect(others).toEqual([]);
    expect(sent?.subject).toMatch(/^3 live classes changed: /);
    expect(
      sent?.paragraphs
        .at(-1)
        ?.split("\n")
        .map((line) => line.slice(0, 14)),
    ).toEqual(["Cancelled: Two", "Moved: One, no", "Cancelled: Thr"]);
  });

  test("that a cancelled class takes place again, and nothing of one that was cancelled by mistake", async () => {
    const { session, batchId, email } = await buildRead({ startsAt: inHours(50), title: "One" });
    await setCancelled(session.id, true, 1);
    await setCancelled(session.id, false, 2);
    await tellAfter(6);
    expect(await subjectsTo(email)).toEqual([]);
    const gone = await buildClass({ batchId, title: "Two", startsAt: inHours(40), cancelledAt: now() });
    await setCancelled(gone.id, false, 1);
    await tellAfter(6);
    expect(await subjectsTo(email)).toEqual([`On again: Two, ${momentInIndia(inHours(40))}`]);
  });

  test("nothing of a class that is new or has begun", async () => {
    const { session, batchId, email } = await buildRead({ startsAt: inHours(50), createdAt: now() });
    const running = await buildClass({ batchId, startsAt: inHours(-0.5) });
    await save(session, { startsAt: inHours(51) });
    await save(running, { startsAt: inHours(3) });
    await tellAfter(6);
    expect(await subjectsTo(email)).toEqual([]);
  });
});

describe("the calendar", () => {
  function eventIn(text: string, uid: string): string {
    const event = text
      .replaceAll("\r\n ", "")
      .split("BEGIN:VEVENT")
      .find((one) => one.includes(uid));
    return event ?? "";
  }

  test("of a learner holds the classes; one that moved keeps its UID with a higher SEQUENCE", async () => {
    const { id: batchId } = await server.buildBatch();
    const session = await buildClass({ batchId, title: "Joins", startsAt: new Date("2098-02-15T14:30:00Z") });
    const user = await server.buildUser({ emailVerifiedAt: new Date() });
    await server.buildAccess(user.id, batchId);
    const learner = await server.newCaller(user);
    const path = (await learner.ask(RENEW_CALENDAR)).data?.renewCalendarAddress as string;
    const readEvent = async () => eventIn((await learner.open(path)).text, `UID:class-${session.id}\r\n`);
    const first = await readEvent();
    expect(first).toContain("DTSTART:20980215T143000Z\r\n");
    expect(first).toContain("DTEND:20980215T160000Z\r\n");
    expect(first).toContain("SEQUENCE:0\r\n");
    expect(first).not.toContain("meet.example.com");
    await save(session, { startsAt: new Date("2098-02-16T14:30:00Z") });
    expect(await readEvent()).toMatch(/SEQUENCE:1\r\n[^]*DTSTART:20980216T143000Z\r\n/);
    await setCancelled(session.id, true, 2);
    expect(await readEvent()).toContain("STATUS:CANCELLED\r\n");
  });

  test("of a confirmed seat has the classes, instead of the evenings that they are", async () => {
    const startsAt = new Date("2098-02-15T14:30:00Z");
    const { id: offeringId, runId } = await server.buildWorkshop({ days: 2, startsAt });
    const session = await buildClass({ runId, title: "Evening one", startsAt });
    const { registration } = await start({ offeringId });
    await decide("APPROVE", [registration]);
    const sent = (await emailsTo(server.services, registration.email)).find(
      ({ kind }) => kind === "registrationConfirmed",
    );
    expect(sent?.paragraphs.join("\n")).toContain("Your next live class: Evening one, ");
    const [file] = sent?.attachments as { content: string }[];
    expect(file?.content.match(/UID:.*/g)).toEqual([
      `UID:workshop-${runId}-day-2`,
      `UID:class-${session.id}`,
    ]);
  });
});
