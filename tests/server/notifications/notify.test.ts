import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { EmailMode, KINDS, NotificationKind } from "../../../server/platform/notifications/notificationKinds";
import { Notification } from "../../../server/platform/notifications/notification.entity";
import { NotificationPreference } from "../../../server/platform/notifications/notificationPreference.entity";
import { notify } from "../../../server/platform/notifications/notify";
import { countStatements } from "../../support/countStatements";
import { emailsTo } from "../../support/emailLinks";
import { notificationCalls, SOON, VERIFIED } from "../../support/notificationCalls";
import { runJobs } from "../../support/runJobs";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const { tell } = notificationCalls(server);

async function bellOf(userId: string): Promise<Notification[]> {
  return server.dataSource.manager.find(Notification, { where: { userId }, order: { createdAt: "ASC" } });
}

async function choose(userId: string, kind: NotificationKind, mode: EmailMode): Promise<void> {
  await server.dataSource.manager.insert(NotificationPreference, { userId, kind, mode });
}

describe("a notification", () => {
  test("is in the bell of each recipient, and in their e-mail", async () => {
    const [meera, imran] = [await server.buildUser(VERIFIED), await server.buildUser(VERIFIED)];
    const aboutId = randomUUID();
    await tell({ recipients: [meera.id, imran.id, meera.id, randomUUID()], aboutId });
    for (const { id, email, name } of [meera, imran]) {
      expect(await bellOf(id)).toMatchObject([{ title: SOON.title, text: SOON.text, aboutId, readAt: null }]);
      expect(await emailsTo(server.services, email)).toMatchObject([
        {
          kind: "CLASS_SOON",
          subject: SOON.title,
          paragraphs: [`Hello ${name},`, `${SOON.title}.`, "Today, 8:00 pm IST."],
          actionLabel: "See the class",
          actionPath: "/dash",
          unsubscribeSeed: `a~${id}~CLASS_SOON`,
        },
      ]);
    }
    expect(await runJobs(server, "letters")).toEqual([]);
    expect(await emailsTo(server.services, meera.email)).toMatchObject([{ state: "KEPT" }]);
  });

  test("does not exist if its cause fails", async () => {
    const { id, email } = await server.buildUser(VERIFIED);
    const { dataSource, services } = server;
    const undone = dataSource.transaction(async (manager) => {
      await notify({ manager, services }, { ...SOON, recipients: [id] });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await bellOf(id)).toEqual([]);
    expect(await emailsTo(services, email)).toEqual([]);
  });

  test("that is to be sent once comes once, even from two processes at the same time", async () => {
    const { id, email } = await server.buildUser(VERIFIED);
    const guest = { name: "Guest", email: "guest.once@example.com" };
    const once = { recipients: [id], guests: [guest], aboutId: randomUUID(), isOnce: true };
    await Promise.all([tell(once), tell(once), tell(once)]);
    await tell(once);
    expect(await bellOf(id)).toHaveLength(1);
    expect(await emailsTo(server.services, email)).toHaveLength(1);
    expect(await emailsTo(server.services, guest.email)).toHaveLength(1);

    await tell({ ...once, kind: NotificationKind.CLASS_TOMORROW });
    await tell({ ...once, aboutId: randomUUID() });
    expect(await bellOf(id)).toHaveLength(3);
    expect(await emailsTo(server.services, guest.email)).toHaveLength(3);
  });

  test("joins the one before, which is still unread and new", async () => {
    const { id } = await server.buildUser();
    const lesson = {
      kind: NotificationKind.LESSON_ADDED,
      recipients: [id],
      aboutId: randomUUID(),
      title: "New lesson: Loops",
      joins: { withinMinutes: 10, title: "new lessons in Python Batch 3" },
    };
    await tell(lesson);
    await tell(lesson);
    await tell(lesson);
    expect(await bellOf(id)).toMatchObject([{ title: "3 new lessons in Python Batch 3", events: 3 }]);

    await tell({ ...lesson, aboutId: randomUUID() });
    expect(await bellOf(id)).toHaveLength(2);
    await server.dataSource.query("UPDATE notifications SET read_at = now() WHERE user_id = $1", [id]);
    await tell(lesson);
    expect(await bellOf(id)).toHaveLength(3);
    await server.dataSource.query(
      "UPDATE notifications SET created_at = now() - interval '11 minutes' WHERE user_id = $1",
      [id],
    );
    await tell(lesson);
    expect(await bellOf(id)).toHaveLength(4);
  });

  test("for 300 people takes no more statements than for 3", async () => {
    const add = async (count: number) => {
      const rows = await server.dataSource.query<{ id: string }[]>(
        `INSERT INTO users (name, email, email_key, role, email_verified_at)
         SELECT 'Learner', key, key, 'LEARNER', now()
         FROM (SELECT gen_random_uuid() || '@example.com' AS key FROM generate_series(1, $1)) AS address
         RETURNING id`,
        [count],
      );
      return rows.map(({ id }) => id);
    };
    const [few, many] = [await add(3), await add(300)];
    const guests = Array.from({ length: 300 }, (_, index) => ({
      name: "Guest",
      email: `many${index}@example.com`,
    }));
    const aboutId = randomUUID();
    const once = { aboutId, isOnce: true };
    const ofFew = await countStatements(() => tell({ ...once, recipients: few, guests: guests.slice(0, 3) }));
    const ofMany = await countStatements(() => tell({ ...once, recipients: many, guests }));
    expect(ofMany).toBe(ofFew);
    const [{ count }] = await server.dataSource.query<[{ count: number }]>(
      "SELECT count(*)::int AS count FROM letters WHERE about_id = $1",
      [aboutId],
    );
    expect(count).toBe(603);
  });
});

describe("its e-mail", () => {
  test("comes at once, in the daily one or never, as each person chose for the kind", async () => {
    const people = [];
    for (const mode of [EmailMode.AT_ONCE, EmailMode.DAILY, EmailMode.NEVER, null]) {
      const person = await server.buildUser(VERIFIED);
      if (mode) await choose(person.id, NotificationKind.QUESTION_ANSWERED, mode);
      people.push(person);
    }
    await tell({ kind: NotificationKind.QUESTION_ANSWERED, recipients: people.map(({ id }) => id) });
    const seen = [];
    for (const { id, email } of people) {
      const [row] = await bellOf(id);
      seen.push({ mails: (await emailsTo(server.services, email)).length, isForDigest: row?.isForDigest });
    }
    expect(seen).toEqual([
      { mails: 1, isForDigest: false },
      { mails: 0, isForDigest: true },
      { mails: 0, isForDigest: false },
      { mails: 1, isForDigest: false },
    ]);
  });

  test("of a kind without a choice follows the kind, whatever was stored", async () => {
    const { id, email } = await server.buildUser(VERIFIED);
    await choose(id, NotificationKind.CLASS_MOVED, EmailMode.NEVER);
    await choose(id, NotificationKind.SEAT_CONFIRMED, EmailMode.AT_ONCE);
    await tell({ kind: NotificationKind.CLASS_MOVED, recipients: [id] });
    await tell({ kind: NotificationKind.SEAT_CONFIRMED, recipients: [id] });
    expect(await bellOf(id)).toHaveLength(2);
    expect(await emailsTo(server.services, email)).toMatchObject([
      { kind: "CLASS_MOVED", unsubscribeSeed: null },
    ]);
  });

  test("never goes to an address that nobody confirmed", async () => {
    const { id, email } = await server.buildUser();
    await tell({ recipients: [id] });
    await tell({ recipients: [id], kind: NotificationKind.LESSON_ADDED });
    expect(await bellOf(id)).toMatchObject([{ isForDigest: false }, { isForDigest: false }]);
    expect(await emailsTo(server.services, email)).toEqual([]);
  });

  test("of a guest leads to the guest's own link, and one person gets one", async () => {
    const { id, email } = await server.buildUser(VERIFIED);
    const guest = { name: "Guest", email: "guest.link@example.com", link: { path: "/order", seed: "seed" } };
    await tell({ recipients: [id], guests: [guest, { name: "Same", email: email.toUpperCase() }] });
    expect(await emailsTo(server.services, guest.email)).toMatchObject([
      { actionPath: "/order", actionSeed: "seed" },
    ]);
    expect(await emailsTo(server.services, email)).toHaveLength(1);
  });

  test("has a default that its kind offers", () => {
    for (const { modes, byDefault } of Object.values(KINDS)) expect(modes).toContain(byDefault);
    expect(Object.keys(KINDS).toSorted()).toEqual(Object.values(NotificationKind).toSorted());
  });
});
