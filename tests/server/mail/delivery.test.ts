import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { poolOf } from "../../../server/database/dataSource";
import { createBoss } from "../../../server/database/jobQueues";
import { createFaultLog } from "../../../server/platform/faultLog";
import { startWorker } from "../../../server/platform/jobs/startWorker";
import { mail as mailPiece } from "../../../server/platform/mail/feature";
import { EmailState, OutboxEmail } from "../../../server/platform/mail/email.entity";
import { MailDelivery } from "../../../server/platform/mail/mailDelivery";
import type { Email } from "../../../server/platform/mail/queueEmail";
import { queueEmail } from "../../../server/platform/mail/queueEmail";
import { createSendMail } from "../../../server/platform/mail/sendMail";
import { RETRY_FAILED_EMAILS, RETRY_EMAIL } from "../../support/documents";
import type { MailServer } from "../../support/mailServer";
import { makeMailServer } from "../../support/mailServer";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
let mail: MailServer;
const closing: (() => Promise<void>)[] = [];

const EMAIL =
  "query ($id: UUID!) { email(id: $id) { state lastError canRetry body { paragraphs action { path } } } }";

beforeAll(async () => {
  mail = await makeMailServer();
  await server.dataSource.query(
    "UPDATE site_settings SET academy_name = 'Sopaan <Academy>', whats_app_number = '+910000000001'",
  );
});
beforeEach(async () => {
  await server.dataSource.query("DELETE FROM letters");
  mail.received.length = 0;
  mail.refuses.clear();
  mail.refusesAt.clear();
  await mail.open();
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await mail.close();
});
afterAll(() => mail.close());

const logged: object[] = [];

async function openOffice(mailDelivery = MailDelivery.SMTP): Promise<void> {
  const mailServer = { smtpUrl: mail.smtpUrl, mailFrom: "Sopaan <hello@sopaan.example>" };
  const mailer = {
    sendMail: mailDelivery === MailDelivery.SMTP ? createSendMail(mailServer) : null,
    origin: "https://academy.example",
    logFault: createFaultLog({ warn: (line, message) => logged.push({ ...line, message }) }, "warn"),
  };
  const services = { ...server.services, mailDelivery, mailer };
  const boss = createBoss(poolOf(server.dataSource), { isWorking: true });
  await boss.start();
  const stop = startWorker({ boss, services, queues: mailPiece.queues ?? [], onFault: () => {} });
  closing.push(async () => {
    await stop();
    await boss.stop({ graceful: false });
  });
}

async function write(email: Partial<Email> = {}): Promise<string> {
  const standard = {
    kind: "test",
    to: "meera@example.com",
    subject: "A seat",
    paragraphs: ["Hello & <b>hi</b>"],
  };
  await server.dataSource.transaction((manager) =>
    queueEmail({ manager, services: server.services }, { ...standard, ...email }),
  );
  const { to = standard.to } = email;
  const { id } = await server.dataSource.manager.findOneOrFail(OutboxEmail, {
    where: { to },
    order: { queuedAt: "DESC" },
  });
  return id;
}

const find = (id: string) => server.dataSource.manager.findOneByOrFail(OutboxEmail, { id });

test("an answer goes where the letter says, and to the sender where it names no address", async () => {
  await openOffice();
  const replyTos = ["asha@example.com", undefined, "nobody", "a@example.com\r\nBcc: b@example.com"];
  for (const [index, replyTo] of replyTos.entries()) await write({ to: `to${index}@example.com`, replyTo });
  await expect.poll(() => mail.received.length).toBe(replyTos.length);
  const replyTo = mail.received.map(({ to, source }) => [to, /^reply-to: (.*)$/im.exec(source)?.[1]?.trim()]);
  expect(replyTo.sort()).toEqual([
    ["to0@example.com", "asha@example.com"],
    ["to1@example.com", undefined],
    ["to2@example.com", undefined],
    ["to3@example.com", undefined],
  ]);
  for (const { source } of mail.received) expect(source).not.toMatch(/^bcc:/im);
});

describe("a letter", () => {
  test("arrives as text and HTML, with its files, the button's whole address and a name that stays", async () => {
    await openOffice();
    const id = await write({
      action: { label: "Open the batch", path: "/dash?a=1&b=2" },
      attachments: [{ fileName: "class.ics", contentType: "text/calendar", content: "BEGIN:VCALENDAR" }],
    });
    await expect.poll(async () => (await find(id)).state).toBe("SENT");
    expect(await find(id)).toMatchObject({ paragraphs: ["Hello & <b>hi</b>"], claimedUntil: null });
    const [{ to, messageId, subject, source }] = mail.received as [(typeof mail.received)[0]];
    expect({ to, messageId, subject }).toEqual({
      to: "meera@example.com",
      messageId: `<${id}@sopaan.example>`,
      subject: "A seat",
    });
    expect(source).toContain("https://academy.example/dash?a=1&b=2");
    expect(source).toContain('href="https://academy.example/dash?a=1&amp;b=2"');
    expect(source).toContain("Hello & <b>hi</b>");
    expect(source).toContain("Hello &amp; &lt;b&gt;hi&lt;/b&gt;");
    expect(source).toContain("Sopaan &lt;Academy&gt;");
    expect(source).toContain("WhatsApp +910000000001: https://wa.me/910000000001");
    expect(source).toContain('href="https://wa.me/910000000001"');
    expect(source).toMatch(/class\.ics/);
  });

  test("shows lines of facts as a table, whose trusted link can be opened", async () => {
    await openOffice();
    const group = "https://chat.whatsapp.com/abc";
    const facts = ["Power BI", "When: 9 Dec, 8:00 pm <IST>", `Group: ${group}`].join("\n");
    await write({ paragraphs: ["Hello: you", facts], trustedLink: group });
    await expect.poll(() => mail.received.length).toBe(1);
    const source = mail.received[0]?.source ?? "";
    expect(source).toContain("Power BI\r\nWhen: 9 Dec, 8:00 pm <IST>\r\nGroup: https");
    const cells = [...source.matchAll(/<t[hd][^>]*(?:class="line)[^>]*>(.*?)<\/t[hd]>/g)].map(
      ([, cell]) => cell,
    );
    expect(cells).toEqual([
      "Power BI",
      "When",
      "9 Dec, 8:00 pm &lt;IST&gt;",
      "Group",
      expect.stringContaining(`<a href="${group}"`),
    ]);
    expect(source).toContain(">Hello: you</p>");
  });

  test("that grants something is forgotten once it is sent, and shown to no staff before", async () => {
    const action = { label: "Go", path: "/reset", seed: "planted-seed" };
    const id = await write({ isConfidential: true, action });
    expect((await server.as.admin.ask(EMAIL, { id })).data?.email).toMatchObject({ body: null });
    await openOffice();
    await expect.poll(async () => (await find(id)).state).toBe("SENT");
    expect(mail.received[0]?.source).toContain(
      `https://academy.example/reset#${server.services.hashing.deriveToken("planted-seed")}`,
    );
    expect(await find(id)).toMatchObject({
      paragraphs: [],
      actionPath: null,
      actionLabel: null,
      actionSeed: null,
    });
  });

  test("is sent once, however many processes look for it", async () => {
    await Promise.all([openOffice(), openOffice(), openOffice()]);
    await Promise.all(Array.from({ length: 40 }, (_unused, index) => write({ to: `p${index}@example.com` })));
    await expect.poll(() => mail.received.length).toBe(40);
    await expect
      .poll(() => server.dataSource.manager.countBy(OutboxEmail, { state: "SENT" as never }))
      .toBe(40);
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(40);
    expect(mail.received).toHaveLength(40);
  });

  test("whose job was done twice is not sent again", async () => {
    const id = await write();
    await server.dataSource.transaction((manager) =>
      server.services.jobs.enqueue(manager, { queue: "letters", data: { letterId: id } }),
    );
    await openOffice();
    await expect
      .poll(() =>
        server.dataSource.query("SELECT 1 FROM pgboss.job WHERE name = 'letters' AND state < 'completed'"),
      )
      .toEqual([]);
    expect(mail.received).toHaveLength(1);
  });
});

describe("a mail server", () => {
  test("that is down loses nothing: the letter says why it waits, and leaves soon after its return", async () => {
    await mail.close();
    await openOffice();
    const id = await write();
    await expect.poll(async () => (await find(id)).attempts).toBeGreaterThan(1);
    expect(await find(id)).toMatchObject({
      state: "QUEUED",
      lastError: expect.stringMatching(/^The mail server couldn’t be reached/),
    });
    await mail.open();
    await expect.poll(() => mail.received.length).toBe(1);
    await expect.poll(async () => (await find(id)).state).toBe("SENT");
  });

  test("that refuses for now is asked again; that refuses for good makes the letter dead, without its words", async () => {
    mail.refuses.set("later@example.com", 450).set("never@example.com", 550);
    logged.length = 0;
    await openOffice();
    const [later, never] = [
      await write({ to: "later@example.com" }),
      await write({ to: "never@example.com" }),
    ];
    await expect.poll(async () => (await find(never)).state).toBe("FAILED");
    expect(await find(never)).toMatchObject({
      attempts: 1,
      lastError: "The mail server refused it: 550 to RCPT TO.",
    });
    await expect.poll(async () => (await find(later)).attempts).toBeGreaterThan(0);
    const lastError = "The mail server couldn’t take it yet: 450 to RCPT TO.";
    expect((await find(later)).lastError).toBe(lastError);
    // One line, whichever failed first, without an address.
    expect(logged).toEqual([{ message: "mail failed", reason: expect.stringMatching(/^The mail server /) }]);
    mail.refuses.clear();
    await expect.poll(async () => (await find(later)).state).toBe("SENT");
  });

  test("that never answers for some addresses does not hold up the others", async () => {
    const silent = [1, 2, 3, 4, 5].map((number) => `silent${number}@example.com`);
    for (const to of silent) mail.ignores.add(to);
    const held = await Promise.all(silent.map((to) => write({ to })));
    await openOffice();
    const claimed = async () => (await Promise.all(held.map(find))).every((one) => one.claimedUntil);
    await expect.poll(claimed, { interval: 20 }).toBe(true);
    const other = await write({ to: "other@example.com" });
    await expect.poll(async () => (await find(other)).state, { interval: 20 }).toBe("SENT");
    expect((await Promise.all(held.map(find))).map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 0]);
    mail.ignores.clear();
  });

  test.each([
    ["greeting", 554, "The mail server refused it: 554 to CONN."],
    ["MAIL FROM", 553, "The mail server refused it: 553 to MAIL FROM."],
    ["DATA", 550, "The mail server refused it: 550 to DATA."],
  ] as const)("that refuses us at %s keeps the letter waiting", async (step, code, lastError) => {
    mail.refusesAt.set(step, code);
    await openOffice();
    const id = await write();
    await expect.poll(async () => (await find(id)).attempts).toBeGreaterThan(0);
    expect(await find(id)).toMatchObject({ state: "QUEUED", lastError });
  });
});

describe("staff", () => {
  test("try a dead letter once more, which is recorded; one that is not dead is refused", async () => {
    mail.refuses.set("meera@example.com", 550);
    await openOffice();
    const id = await write();
    await expect.poll(async () => (await find(id)).state).toBe("FAILED");
    mail.refuses.clear();
    const { data } = await server.as.admin.ask(RETRY_EMAIL, { input: { id } });
    expect(data?.retryEmail).toEqual({ id, state: "QUEUED", attempts: 0, lastError: null, canRetry: false });
    await expect.poll(async () => (await find(id)).state).toBe("SENT");
    expect((await server.as.admin.ask(RETRY_EMAIL, { input: { id } })).errors[0]?.extensions.code).toBe(
      "CONFLICT",
    );
    const audited = await server.dataSource.query(
      "SELECT (SELECT name FROM users WHERE id = actor_id) AS actor_name, entity_id, before, after FROM audit_events WHERE action = 'retryEmail'",
    );
    // No personal data: the log outlives the account.
    expect(audited).toEqual([
      {
        actor_name: "Arjun",
        entity_id: id,
        before: { kind: "test", state: "FAILED" },
        after: { kind: "test", state: "QUEUED" },
      },
    ]);
  });

  test("try all dead letters once more, and no other; where there is none, nothing is recorded", async () => {
    const people = ["a@example.com", "b@example.com", "c@example.com"];
    for (const to of people) await server.buildEmail({ to });
    const { id: sent } = await server.buildEmail({ state: EmailState.SENT });
    expect((await server.as.admin.ask(RETRY_FAILED_EMAILS)).data).toEqual({ retryFailedEmails: 3 });
    await openOffice();
    await expect.poll(() => mail.received.map(({ to }) => to).sort()).toEqual(people);
    expect(await find(sent)).toMatchObject({ state: "SENT", attempts: 1 });
    expect((await server.as.admin.ask(RETRY_FAILED_EMAILS)).data).toEqual({ retryFailedEmails: 0 });
    const audited = await server.dataSource.query(
      "SELECT entity_id, after FROM audit_events WHERE action = 'retryFailedEmails'",
    );
    expect(audited).toEqual([{ entity_id: null, after: { emails: 3, state: "QUEUED" } }]);
  });

  test("see a letter that nobody ever finished as dead", async () => {
    const id = await write();
    await server.dataSource.transaction((manager) =>
      server.services.jobs.enqueue(manager, { queue: "dead-letters", data: { letterId: id } }),
    );
    await server.dataSource.query("DELETE FROM pgboss.job WHERE name = 'letters'");
    await openOffice();
    await expect.poll(async () => (await find(id)).state).toBe("FAILED");
  });

  test("of the demo see letters that were kept, also one that grants something", async () => {
    const action = { label: "Go", path: "/reset", seed: "demo" };
    const id = await write({ isConfidential: true, action });
    await openOffice(MailDelivery.KEPT);
    await expect.poll(async () => (await find(id)).state).toBe("KEPT");
    expect(mail.received).toEqual([]);
    server.services.mailDelivery = MailDelivery.KEPT;
    const { data } = await (await server.newCaller(server.people.admin)).ask(EMAIL, { id });
    server.services.mailDelivery = MailDelivery.WAITING;
    expect(data?.email).toMatchObject({
      state: "KEPT",
      canRetry: false,
      body: { action: { path: `/reset#${server.services.hashing.deriveToken("demo")}` } },
    });
  });

  test("without a mail server see letters wait", async () => {
    const id = await write();
    await openOffice(MailDelivery.WAITING);
    const { data } = await server.as.admin.ask("{ mailDelivery emails(state: QUEUED) { nodes { id } } }");
    expect(data).toEqual({ mailDelivery: "WAITING", emails: { nodes: [{ id }] } });
  });

  test("read letters page by page, the newest first", async () => {
    for (const index of [1, 2, 3]) await write({ to: `p${index}@example.com` });
    const EMAILS =
      "query ($after: String) { emails(first: 2, after: $after) { nodes { to } pageInfo { hasNextPage endCursor } } }";
    const first = (await server.as.admin.ask(EMAILS)).data?.emails;
    const second = (await server.as.admin.ask(EMAILS, { after: first.pageInfo.endCursor })).data?.emails;
    const order = [...first.nodes, ...second.nodes].map(({ to }: { to: string }) => to);
    expect(order).toEqual(["p3@example.com", "p2@example.com", "p1@example.com"]);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });
});
