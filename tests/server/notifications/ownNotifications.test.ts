import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sweepNotifications } from "../../../server/platform/notifications/sweepNotifications";
import { Notification } from "../../../server/platform/notifications/notification.entity";
import { NotificationKind } from "../../../server/platform/notifications/notificationKinds";
import { countStatements, recordStatements } from "../../support/countStatements";
import { CREATE_REFERENCE } from "../../support/documents";
import { emailsTo } from "../../support/emailLinks";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { notificationCalls, VERIFIED } from "../../support/notificationCalls";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { tell, bell, setEmails, settings } = notificationCalls(server);

const READ = "mutation ($input: ReadNotificationInput!) { readNotification(input: $input) { id readAt } }";
const READ_ALL =
  "mutation ($input: ReadAllNotificationsInput!) { readAllNotifications(input: $input) { unread } }";
const READ_AT =
  "mutation ($input: ReadNotificationsAtInput!) { readNotificationsAt(input: $input) { unread } }";
const NEWS = "{ viewerNews { kind title } }";

const read = (caller: Caller, id: string) => caller.ask(READ, { input: { id } });

describe("reading", () => {
  test("on one device shows on the other", async () => {
    const user = await server.buildUser();
    const [phone, laptop] = [await server.newCaller(user), await server.newCaller(user)];
    await tell({ recipients: [user.id], title: "First" }, new Date("2026-11-20T10:00:00Z"));
    await tell({ recipients: [user.id], title: "Second" }, new Date("2026-11-20T11:00:00Z"));
    const { unread, shown } = await bell(laptop);
    expect([unread, shown.map(({ title }) => title)]).toEqual([2, ["Second", "First"]]);

    const { data } = await read(phone, shown[0]?.id ?? "");
    expect((await bell(laptop)).unread).toBe(1);
    const again = await read(laptop, shown[0]?.id ?? "");
    expect(again.data?.readNotification.readAt).toBe(data?.readNotification.readAt);
  });

  test("all leaves what came after the newest that the person saw", async () => {
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    await tell({ recipients: [user.id] }, new Date("2026-11-20T10:00:00Z"));
    await tell({ recipients: [user.id] }, new Date("2026-11-20T11:00:00Z"));
    const upTo = (await bell(caller)).shown[0]?.createdAt;
    await tell({ recipients: [user.id], title: "Later" }, new Date("2026-11-20T12:00:00Z"));
    const { data } = await caller.ask(READ_ALL, { input: { upTo } });
    expect(data?.readAllNotifications).toEqual({ unread: 1 });
    expect((await bell(caller)).shown.map(({ readAt }) => readAt === null)).toEqual([true, false, false]);
  });

  test("a page marks what leads to it, from wherever the person came", async () => {
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    const lesson = `/lessons/${randomUUID()}`;
    const question = `${lesson}?question=${randomUUID()}`;
    const paths = [lesson, question, `${question}#answer`, `/lessons/${randomUUID()}`, "/classes"];
    for (const path of paths) await tell({ recipients: [user.id], path });
    await tell({ recipients: [server.people.learner.id], path: lesson });
    const { data } = await caller.ask("{ viewerUnreadNotifications { count paths } }");
    const { count, paths: shown } = data?.viewerUnreadNotifications as { count: number; paths: string[] };
    expect([count, shown.toSorted()]).toEqual([
      5,
      [...new Set(paths.map((path) => path.split("#")[0]))].toSorted(),
    ]);

    const open = async (path: string) => (await caller.ask(READ_AT, { input: { path } })).data;
    expect(await open("/")).toEqual({ readNotificationsAt: { unread: 5 } });
    expect(await open(`${lesson}?t=60`)).toEqual({ readNotificationsAt: { unread: 4 } });
    const [first] = await server.dataSource.manager.findBy(Notification, { userId: user.id, path: lesson });
    expect(await open(question)).toEqual({ readNotificationsAt: { unread: 2 } });
    expect(await open(lesson)).toEqual({ readNotificationsAt: { unread: 2 } });
    const again = await server.dataSource.manager.findOneByOrFail(Notification, { id: first?.id });
    expect(again.readAt).toEqual(first?.readAt);
    expect((await bell(server.as.learner)).shown).toMatchObject([{ path: lesson, readAt: null }]);
    expect((await server.as.visitor.ask(READ_AT, { input: { path: lesson } })).errors).toHaveLength(1);
  });

  test("and counting concern one's own alone", async () => {
    const user = await server.buildUser();
    await tell({ recipients: [user.id] });
    const [row] = await server.dataSource.manager.findBy(Notification, { userId: user.id });
    const other = await server.newCaller();
    expect((await read(other, row?.id ?? "")).errors[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await read(other, randomUUID())).errors[0]?.extensions.code).toBe("NOT_FOUND");
    await other.ask(READ_ALL, { input: { upTo: "2100-01-01T00:00:00.000Z" } });
    expect(await bell(other)).toEqual({ unread: 0, shown: [] });
    expect(await bell(await server.newCaller(user))).toMatchObject({ unread: 1, shown: [{ readAt: null }] });
    for (const query of [
      NEWS,
      "{ viewerUnreadNotifications { count paths } }",
      "{ viewerNotificationSettings { kind } }",
    ])
      expect((await server.as.visitor.ask(query)).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("the count takes one statement on an index, besides the session's, and stops at 100", async () => {
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    await server.dataSource.query(
      `INSERT INTO notifications (user_id, kind, title, path, created_at)
       SELECT $1, 'CLASS_SOON', 'Class ' || n, '/dash', now() - n * interval '1 minute' FROM generate_series(1, 150) AS n`,
      [user.id],
    );
    const ask = () => caller.ask("{ viewerUnreadNotifications { count paths } }");
    await ask();
    expect(await countStatements(ask)).toBe(2);
    expect((await ask()).data?.viewerUnreadNotifications.count).toBe(100);
    const [count] = (await recordStatements(ask)).filter(({ text }) => text.includes("notifications"));
    const plan = await server.dataSource.transaction(async (manager) => {
      await manager.query("SET LOCAL enable_seqscan = off");
      return manager.query<object[]>(`EXPLAIN ${count?.text}`, [user.id]);
    });
    expect(JSON.stringify(plan)).toContain("notifications_unread");

    const first = await caller.ask(
      "{ viewerNotifications(first: 100) { nodes { id } pageInfo { hasNextPage endCursor } } }",
    );
    const { hasNextPage, endCursor } = first.data?.viewerNotifications.pageInfo;
    const second = await caller.ask(
      "query ($after: String) { viewerNotifications(first: 100, after: $after) { nodes { id } pageInfo { hasNextPage } } }",
      { after: endCursor },
    );
    expect([hasNextPage, second.data?.viewerNotifications.nodes.length]).toEqual([true, 50]);
  });

  test("what is new: the latest three that are unread, about lessons, classes and answers", async () => {
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    const kinds = [
      "SEAT_CONFIRMED",
      "LESSON_ADDED",
      "CLASS_MOVED",
      "QUESTION_ANSWERED",
      "CLASS_SOON",
    ] as const;
    for (const [minute, kind] of kinds.entries())
      await tell(
        { recipients: [user.id], kind: NotificationKind[kind], title: kind },
        new Date(Date.UTC(2026, 10, 20, 10, minute)),
      );
    const shown = async () =>
      ((await caller.ask(NEWS)).data?.viewerNews as { kind: string }[]).map(({ kind }) => kind);
    expect(await shown()).toEqual(["CLASS_SOON", "QUESTION_ANSWERED", "CLASS_MOVED"]);
    await read(caller, (await bell(caller)).shown[0]?.id ?? "");
    expect(await shown()).toEqual(["QUESTION_ANSWERED", "CLASS_MOVED", "LESSON_ADDED"]);
  });
});

describe("the settings", () => {
  test("begin with the defaults, and list the kinds of staff to staff alone", async () => {
    const learner = await settings(await server.newCaller());
    expect(learner).toEqual({
      LESSON_ADDED: "DAILY",
      CLASS_TOMORROW: "AT_ONCE",
      CLASS_SOON: "AT_ONCE",
      QUESTION_ANSWERED: "AT_ONCE",
      ANSWER_ACCEPTED: "DAILY",
      CERTIFICATE_ISSUED: "AT_ONCE",
    });
    expect(await settings(server.as.admin)).toEqual({
      ...learner,
      QUESTION_ASKED: "DAILY",
      PAYMENT_TAKEN_BACK: "AT_ONCE",
      NAME_REQUESTED: "DAILY",
    });
  });

  test("keep a person's choice, and decide the e-mails", async () => {
    const user = await server.buildUser(VERIFIED);
    const caller = await server.newCaller(user);
    await setEmails(caller, "CLASS_SOON", "NEVER");
    await setEmails(caller, "LESSON_ADDED", "NEVER");
    const { data } = await setEmails(caller, "LESSON_ADDED", "AT_ONCE");
    expect(data?.setNotificationEmails).toEqual({ kind: "LESSON_ADDED", mode: "AT_ONCE" });
    expect(await settings(caller)).toMatchObject({ CLASS_SOON: "NEVER", LESSON_ADDED: "AT_ONCE" });
    await tell({ recipients: [user.id] });
    await tell({ recipients: [user.id], kind: NotificationKind.LESSON_ADDED });
    expect(await emailsTo(server.services, user.email)).toMatchObject([{ kind: "LESSON_ADDED" }]);
  });

  test.each([
    ["CLASS_SOON", "DAILY"],
    ["CLASS_MOVED", "NEVER"],
    ["SEAT_CONFIRMED", "AT_ONCE"],
  ])("refuse %s as %s", async (kind, mode) => {
    const { errors } = await setEmails(server.as.learner, kind, mode);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "mode" }] });
  });
});

describe("a new lesson", () => {
  const add = async (batchId: string, title: string) => {
    const input = { batchId, title, link: "https://videos.example.com/loops" };
    const { data } = await server.as.admin.ask(CREATE_REFERENCE, { input });
    return (data?.createReference as { id: string }).id;
  };

  test("is in the bells of those who have access, and of nobody else", async () => {
    const [inside, outside] = [await server.buildUser(), await server.newCaller()];
    const batch = await server.buildBatch();
    await server.buildAccess(inside.id, batch.id);
    await server.buildAccess(server.people.admin.id, batch.id);
    const id = await add(batch.id, "Loops");
    const caller = await server.newCaller(inside);
    expect((await bell(caller)).shown).toMatchObject([
      { title: "New lesson: Loops", path: `/lessons/${id}` },
    ]);
    expect((await bell(outside)).unread).toBe(0);
    expect((await bell(server.as.admin)).shown).toEqual([]);

    await add(batch.id, "Functions");
    await add(batch.id, "Classes");
    const { unread, shown } = await bell(caller);
    expect(unread).toBe(1);
    expect(shown).toMatchObject([{ title: expect.stringMatching(/^3 new lessons in Course .*, Batch /) }]);
  });

  test("of an open batch reaches those who learn in it, and of a hidden course nobody", async () => {
    const learner = await server.buildUser();
    const caller = await server.newCaller(learner);
    const open = await server.buildBatch({ secretCode: null });
    const { id: seen } = await server.buildReference({ batchId: open.id });
    const MARK = "mutation ($input: MarkLessonInput!) { markLesson(input: $input) { __typename } }";
    expect((await caller.ask(MARK, { input: { referenceId: seen, isDone: true } })).errors).toEqual([]);
    await add(open.id, "Joins");
    expect((await bell(caller)).shown).toMatchObject([{ title: "New lesson: Joins" }]);
    expect((await bell(await server.newCaller())).unread).toBe(0);

    const course = await server.buildCourse({ isPublished: false });
    const hidden = await server.buildBatch({ courseId: course.id });
    await server.buildAccess(learner.id, hidden.id);
    await add(hidden.id, "Hidden");
    expect((await bell(caller)).unread).toBe(1);
  });
});

test("a confirmed seat is in the bell, and its e-mail stays the confirmation alone", async () => {
  const { start } = enrolmentCalls(server);
  const user = await server.buildUser(VERIFIED);
  const caller = await server.newCaller(user);
  const workshop = await server.buildWorkshop({ priceRupees: 0 });
  const { registration } = await start({ offeringId: workshop.id }, caller);
  expect(registration.state).toBe("CONFIRMED");
  expect((await bell(caller)).shown).toMatchObject([
    { title: `Your seat is confirmed: ${registration.title}`, path: `/registration/${registration.id}` },
  ]);
  const kinds = (await emailsTo(server.services, user.email)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "SEAT_CONFIRMED")).toEqual([]);
});

test("read ones go after 90 days, all after 180", async () => {
  const user = await server.buildUser();
  const caller = await server.newCaller(user);
  await server.dataSource.query("DELETE FROM notifications");
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
  for (const age of [89, 91, 181]) {
    await tell({ recipients: [user.id], title: `Read ${age}` }, days(age));
    await server.dataSource.query("UPDATE notifications SET read_at = created_at");
  }
  for (const age of [91, 179, 181]) await tell({ recipients: [user.id], title: `Unread ${age}` }, days(age));
  expect(await sweepNotifications(server.services)).toBe(3);
  expect((await bell(caller)).shown.map(({ title }) => title)).toEqual([
    "Read 89",
    "Unread 91",
    "Unread 179",
  ]);
});
