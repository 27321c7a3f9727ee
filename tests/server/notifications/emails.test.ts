import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { User } from "../../../server/features/auth/user.entity";
import { composeEmail } from "../../../server/platform/mail/composeEmail";
import { MailDelivery } from "../../../server/platform/mail/mailDelivery";
import { createSendMail } from "../../../server/platform/mail/sendMail";
import { writeUnsubscribePath } from "../../../server/platform/mail/unsubscribeLink";
import { NotificationKind } from "../../../server/platform/notifications/notificationKinds";
import { notify } from "../../../server/platform/notifications/notify";
import { sendDigests } from "../../../server/platform/notifications/sendDigests";
import { emailsTo } from "../../support/emailLinks";
import type { MailServer } from "../../support/mailServer";
import { makeMailServer } from "../../support/mailServer";
import { notificationCalls, SOON, VERIFIED } from "../../support/notificationCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const { tell, setEmails, settings } = notificationCalls(server);
const LESSON = { kind: NotificationKind.LESSON_ADDED, title: "New lesson: Loops" };

async function pathIn(to: string): Promise<string> {
  const email = (await emailsTo(server.services, to)).at(-1);
  return writeUnsubscribePath(server.services, email?.unsubscribeSeed ?? "");
}

/** As a mail provider does: no cookie, an origin of its own, a form. */
async function oneClick(path: string, init: RequestInit = {}) {
  const response = await fetch(server.origin + path, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://mail.example",
      "sec-fetch-site": "cross-site",
    },
    body: "List-Unsubscribe=One-Click",
    ...init,
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const SUBSCRIPTION =
  "query ($token: String!) { emailSubscription(token: $token) { label isStopped hasAccount } }";
const CHANGE = `mutation ($input: ChangeEmailSubscriptionInput!) {
  changeEmailSubscription(input: $input) { label isStopped hasAccount } }`;
const tokenIn = (path: string) => path.replace("/unsubscribe/", "");

describe("unsubscribing", () => {
  test("takes one POST, without cookies and from another origin", async () => {
    const user = await server.buildUser(VERIFIED);
    await tell({ recipients: [user.id] });
    const { status, text, headers } = await oneClick(await pathIn(user.email));
    expect([status, text]).toEqual([
      200,
      "You are unsubscribed from these e-mails: A live class in an hour.",
    ]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.getSetCookie()).toEqual([]);

    await tell({ recipients: [user.id] });
    await tell({ recipients: [user.id], kind: NotificationKind.CLASS_TOMORROW });
    const kinds = (await emailsTo(server.services, user.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(["CLASS_SOON", "CLASS_TOMORROW"]);
    const own = await settings(await server.newCaller(user));
    expect(own).toMatchObject({ CLASS_SOON: "NEVER", CLASS_TOMORROW: "AT_ONCE" });
  });

  test.each([
    ["multipart", () => ({ headers: {}, body: new FormData() })],
    ["no body", () => ({ headers: {}, body: null })],
  ])("works with %s", async (_name, init) => {
    const user = await server.buildUser(VERIFIED);
    await tell({ recipients: [user.id] });
    expect((await oneClick(await pathIn(user.email), init())).status).toBe(200);
    expect(await settings(await server.newCaller(user))).toMatchObject({ CLASS_SOON: "NEVER" });
  });

  test("works for a person without an account, whose address is stored nowhere", async () => {
    const guest = { name: "Guest", email: "guest.stop@example.com" };
    await tell({ guests: [guest] });
    const path = await pathIn(guest.email);
    expect(path).not.toContain("guest");
    expect((await oneClick(path)).status).toBe(200);
    await tell({ guests: [{ ...guest, email: "Guest.Stop@EXAMPLE.com" }] });
    expect(await emailsTo(server.services, guest.email)).toHaveLength(1);
    const rows = await server.dataSource.query<object[]>("SELECT * FROM email_opt_outs");
    expect(JSON.stringify(rows)).not.toContain("guest");

    const input = { token: tokenIn(path), isStopped: false };
    const { data } = await server.as.visitor.ask(CHANGE, { input });
    expect(data?.changeEmailSubscription).toMatchObject({ isStopped: false, hasAccount: false });
    await tell({ guests: [guest] });
    expect(await emailsTo(server.services, guest.email)).toHaveLength(2);
  });

  test("changes nothing by GET, which mail scanners send", async () => {
    const user = await server.buildUser(VERIFIED);
    await tell({ recipients: [user.id] });
    const path = await pathIn(user.email);
    await fetch(server.origin + path);
    await fetch(server.origin + path, { method: "HEAD" });
    const variables = { token: tokenIn(path) };
    const { data } = await server.as.visitor.ask(SUBSCRIPTION, variables);
    expect(data?.emailSubscription).toEqual({
      label: "A live class in an hour",
      isStopped: false,
      hasAccount: true,
    });
    await server.as.visitor.ask(CHANGE, { input: { ...variables, isStopped: true } });
    const after = await server.as.visitor.ask(SUBSCRIPTION, variables);
    expect(after.data?.emailSubscription.isStopped).toBe(true);
  });

  test("with a forged token changes nothing", async () => {
    const [user, other] = [await server.buildUser(VERIFIED), await server.buildUser(VERIFIED)];
    await tell({ recipients: [user.id] });
    const path = await pathIn(user.email);
    const { hashing } = server.services;
    const seed = `a~${other.id}~CLASS_SOON`;
    const forged = [
      path.replace(user.id, other.id),
      path.replace("CLASS_SOON", "CLASS_TOMORROW"),
      path.slice(0, -1),
      `/unsubscribe/${seed}~`,
      `/unsubscribe/${seed}`,
      // A token of another purpose.
      `/unsubscribe/${seed}~${hashing.deriveToken(seed)}`,
      // Signed, but of a kind that nobody can stop.
      writeUnsubscribePath(server.services, `a~${other.id}~CLASS_MOVED`),
      writeUnsubscribePath(server.services, `a~${other.id}~__proto__`),
      writeUnsubscribePath(server.services, "a~nobody~CLASS_SOON"),
    ];
    for (const address of forged) {
      expect((await oneClick(address)).status).toBe(404);
      const input = { token: tokenIn(address), isStopped: true };
      expect((await server.as.visitor.ask(CHANGE, { input })).data).toEqual({
        changeEmailSubscription: null,
      });
      const { data } = await server.as.visitor.ask(SUBSCRIPTION, { token: tokenIn(address) });
      expect(data).toEqual({ emailSubscription: null });
    }
    const [{ count }] = await server.dataSource.query<[{ count: number }]>(
      "SELECT count(*)::int AS count FROM notification_preferences WHERE user_id = ANY($1)",
      [[user.id, other.id]],
    );
    expect(count).toBe(0);
    const gone = writeUnsubscribePath(server.services, `a~${randomUUID()}~CLASS_SOON`);
    expect((await oneClick(gone)).status).toBe(200);
  });

  test("by the page writes neither cookie nor session, and needs our own origin", async () => {
    const user = await server.buildUser(VERIFIED);
    await tell({ recipients: [user.id] });
    const input = { token: tokenIn(await pathIn(user.email)), isStopped: true };
    const { errors } = await server.as.visitor.ask(CHANGE, { input }, { origin: "https://evil.example" });
    expect(errors).not.toEqual([]);
    expect(await settings(await server.newCaller(user))).toMatchObject({ CLASS_SOON: "AT_ONCE" });
  });
});

describe("the e-mail", () => {
  let mail: MailServer;
  beforeAll(async () => {
    mail = await makeMailServer();
    await mail.open();
  });
  afterAll(() => mail.close());

  test("has the headers of one-click unsubscription, and the link at its foot", async () => {
    const user = await server.buildUser(VERIFIED);
    await tell({ recipients: [user.id] });
    await tell({ recipients: [user.id], kind: NotificationKind.CLASS_MOVED });
    const sendMail = createSendMail({ smtpUrl: mail.smtpUrl, mailFrom: "hello@academy.example" });
    const { services } = server;
    for (const email of await emailsTo(services, user.email)) {
      const origin = "https://academy.example";
      const academy = { academyName: "Sopaan", whatsAppNumber: null };
      await sendMail({ ...email, ...composeEmail({ services, email, origin, academy }) });
    }
    const [stoppable, fixed] = mail.received.map(({ source }) => source.replace(/\r\n\s+/g, " "));
    const url = `https://academy.example${await pathIn(user.email)}`;
    expect(url).not.toBe("");
    const path = writeUnsubscribePath(services, `a~${user.id}~CLASS_SOON`);
    expect(stoppable).toContain(`List-Unsubscribe: <https://academy.example${path}>`);
    expect(stoppable).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(stoppable).toContain(`Stop these e-mails:\r\nhttps://academy.example${path}`);
    expect(fixed).not.toMatch(/unsubscribe|stop these/i);
  });

  test("is not queued while no mail server is set up", async () => {
    const user = await server.buildUser(VERIFIED);
    const { dataSource } = server;
    const services = { ...server.services, mailDelivery: MailDelivery.WAITING };
    const guests = [{ name: "Guest", email: "guest.waiting@example.com" }];
    for (const news of [SOON, { ...SOON, ...LESSON }])
      await dataSource.transaction((manager) =>
        notify({ manager, services }, { ...news, recipients: [user.id], guests }),
      );
    expect(await emailsTo(services, user.email)).toEqual([]);
    expect(await emailsTo(services, "guest.waiting@example.com")).toEqual([]);
    const marked = await dataSource.query(
      "SELECT 1 FROM notifications WHERE user_id = $1 AND is_for_digest",
      [user.id],
    );
    expect(marked).toEqual([]);
  });
});

describe("the daily e-mail", () => {
  /** In India, on 20 Nov 2026 or a later day. */
  const at = (time: string, day = 20) => new Date(`2026-11-${day}T${time}:00+05:30`);
  const run = async (now: Date) => sendDigests({ ...server.services, clock: { now: () => now } });
  const digestsTo = async ({ email }: User) =>
    (await emailsTo(server.services, email)).filter(({ kind }) => kind === "dailySummary");

  test("lists at seven what is unread, once, whenever and how often it runs", async () => {
    const [user, other] = [await server.buildUser(VERIFIED), await server.buildUser(VERIFIED)];
    const recipients = [user.id, other.id];
    await tell({ ...LESSON, recipients }, at("06:00"));
    await tell({ ...LESSON, title: "New lesson: Joins", recipients: [user.id] }, at("06:30"));
    await tell({ ...LESSON, title: "New lesson: Late", recipients: [user.id] }, at("07:30"));
    await run(at("06:59"));
    expect(await digestsTo(user)).toEqual([]);

    await Promise.all([run(at("07:00")), run(at("07:01")), run(at("07:01"))]);
    await run(at("23:00"));
    expect(await digestsTo(user)).toMatchObject([
      {
        subject: "2 new for you: New lesson: Loops …",
        paragraphs: [
          `Hello ${user.name},`,
          "New since our last summary:",
          "• New lesson: Loops\n• New lesson: Joins",
        ],
        actionPath: "/notifications",
      },
    ]);
    expect(await digestsTo(other)).toMatchObject([{ subject: "New lesson: Loops" }]);

    await run(at("09:00", 21));
    expect((await digestsTo(user)).map(({ subject }) => subject)).toEqual([
      "2 new for you: New lesson: Loops …",
      "New lesson: Late",
    ]);
  });

  test("does not come for what was read, or is no longer wanted", async () => {
    const [reader, quiet] = [await server.buildUser(VERIFIED), await server.buildUser(VERIFIED)];
    await tell({ ...LESSON, recipients: [reader.id, quiet.id] }, at("06:00"));
    await server.dataSource.query("UPDATE notifications SET read_at = now() WHERE user_id = $1", [reader.id]);
    await setEmails(await server.newCaller(quiet), "LESSON_ADDED", "NEVER");
    await run(at("07:00"));
    expect([await digestsTo(reader), await digestsTo(quiet)]).toEqual([[], []]);
  });

  test("stops as a whole by its own link, and can start again", async () => {
    const user = await server.buildUser(VERIFIED);
    const caller = await server.newCaller(user);
    await setEmails(caller, "CERTIFICATE_ISSUED", "DAILY");
    await tell({ ...LESSON, recipients: [user.id] }, at("06:00"));
    await run(at("07:00"));
    const path = await pathIn(user.email);
    expect((await oneClick(path)).text).toContain("Your daily summary");
    const stopped = { LESSON_ADDED: "NEVER", ANSWER_ACCEPTED: "NEVER", CERTIFICATE_ISSUED: "NEVER" };
    expect(await settings(caller)).toMatchObject({ ...stopped, CLASS_SOON: "AT_ONCE" });
    const { data } = await server.as.visitor.ask(SUBSCRIPTION, { token: tokenIn(path) });
    expect(data?.emailSubscription).toMatchObject({ label: "Your daily summary", isStopped: true });

    await server.as.visitor.ask(CHANGE, { input: { token: tokenIn(path), isStopped: false } });
    expect(await settings(caller)).toMatchObject({ LESSON_ADDED: "DAILY", ANSWER_ACCEPTED: "DAILY" });
  });

  test("of many people comes in several transactions", async () => {
    await server.dataSource.query("DELETE FROM notifications");
    await server.dataSource.query(
      `WITH people AS (
         INSERT INTO users (name, email, email_key, role, email_verified_at)
         SELECT 'Learner', key, key, 'LEARNER', now()
         FROM (SELECT 'digest' || n || '@example.com' AS key FROM generate_series(1, 450) AS n) AS address
         RETURNING id)
       INSERT INTO notifications (user_id, kind, title, path, created_at, is_for_digest)
       SELECT id, 'LESSON_ADDED', 'New lesson', '/dash', '2026-11-20T00:00:00Z', true FROM people`,
    );
    await run(at("07:00"));
    const [{ count }] = await server.dataSource.query<[{ count: number }]>(
      `SELECT count(DISTINCT "to")::int AS count FROM letters WHERE kind = 'dailySummary' AND "to" LIKE 'digest%'`,
    );
    expect(count).toBe(450);
  });
});
