import { describe, expect, test } from "vitest";
import { emailColumns } from "../../../server/core/text/email";
import { ContactDesk, ContactStatus } from "../../../server/features/contact/contact.values";
import { ContactMessage } from "../../../server/features/contact/contactMessage.entity";
import { AuditEvent } from "../../../server/platform/audit/auditEvent.entity";
import { OutboxEmail } from "../../../server/platform/mail/email.entity";
import { FILLED, MESSAGE, MESSAGES, REPLY, UPDATE_STATUS, someKey } from "../../support/contactDocuments";
import { countStatements } from "../../support/countStatements";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
let serial = 0;

async function build(overrides: Partial<ContactMessage> = {}): Promise<ContactMessage> {
  const { manager } = server.dataSource;
  const createdAt = new Date(Date.UTC(2026, 10, 1, 0, 0, ++serial));
  const row = {
    ...FILLED.HELP,
    ...emailColumns(FILLED.HELP.email),
    desk: ContactDesk.HELP,
    phone: "+91 98480 22338",
    sendingKey: someKey(),
    createdAt,
  };
  return manager.save(manager.create(ContactMessage, { ...row, ...overrides }));
}

async function list(variables: object = {}) {
  const { data, errors } = await server.as.admin.ask(MESSAGES, { ...variables });
  expect(errors).toEqual([]);
  return data?.contactMessages as {
    nodes: { id: string; status: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

const idsOf = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id);

describe("the inbox", () => {
  test("shows the newest first, in pages, also where two came at once", async () => {
    const at = new Date("2026-11-20T10:00:00.123Z");
    const lastName = someKey();
    const rows = await Promise.all(Array.from({ length: 5 }, () => build({ createdAt: at, lastName })));
    const wanted = rows
      .map(({ id }) => id)
      .sort()
      .reverse();
    const first = await list({ first: 3, search: lastName });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await list({ first: 3, search: lastName, after: first.pageInfo.endCursor });
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(wanted);
    const { errors } = await server.as.admin.ask(MESSAGES, { after: "nonsense" });
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  test.each([
    ["a first name", { firstName: "Zubeida" }, "zubei"],
    ["a whole name", { firstName: "Tara", lastName: "Quillon" }, "tara quillon"],
    ["an address", { email: "kestrel@example.com" }, "KESTREL@"],
    [
      "a whole name the other way round, with two blanks",
      { firstName: "Uma", lastName: "Pellow" },
      "pellow  uma",
    ],
    ["a number", { phone: "+442079460958" }, "2079460958"],
    ["a number with its country's code and blanks", { phone: "+919848055531" }, "+91 98480 55531"],
    ["a number with a zero and hyphens", { phone: "+919848055532" }, "098480-55532"],
    ["a text, whose signs mean nothing but themselves", { message: "Is it 100%_sure?" }, "0%_s"],
    ["an organization", { organization: "Backwater" }, "backw"],
  ])("finds %s", async (_what, overrides, search) => {
    const { id } = await build(overrides);
    expect(idsOf(await list({ search }))).toEqual([id]);
  });

  test("is narrowed down by state, and counts each", async () => {
    const count = async () => {
      const { data } = await server.as.admin.ask("{ contactMessageCounts { status count } }");
      const counts = data?.contactMessageCounts as { status: string; count: number }[];
      return Object.fromEntries(counts.map((one) => [one.status, one.count]));
    };
    const before = await count();
    expect(Object.keys(before)).toEqual(["NEW", "IN_PROGRESS", "ANSWERED", "SPAM"]);
    const { id } = await build({ status: ContactStatus.SPAM });
    expect(idsOf(await list({ status: "SPAM" }))).toContain(id);
    expect(idsOf(await list({ status: "NEW", first: 100 }))).not.toContain(id);
    expect(await count()).toEqual({ ...before, SPAM: (before.SPAM ?? 0) + 1 });
  });

  test("asks as many statements for a hundred messages with their answers as for two", async () => {
    for (let made = 0; made < 4; made++) await build();
    const query = "query ($first: Int!) { contactMessages(first: $first) { nodes { id replies { text } } } }";
    const count = (first: number) => countStatements(() => server.as.admin.ask(query, { first }));
    expect(await count(100)).toBe(await count(2));
  });

  test("has no message for an id of none", async () => {
    const { data } = await server.as.admin.ask(MESSAGE, { id: crypto.randomUUID() });
    expect(data).toEqual({ contactMessage: null });
  });
});

describe("staff", () => {
  test("sort a message, and the log says so without its words", async () => {
    const { id } = await build({ message: "planted-words" });
    const input = { id, expectedVersion: 1, status: "IN_PROGRESS" };
    const { data } = await server.as.admin.ask(UPDATE_STATUS, { input });
    expect(data?.updateContactMessageStatus).toEqual({ id, status: "IN_PROGRESS", version: 2 });
    const events = await server.dataSource.manager.findBy(AuditEvent, { entityId: id });
    expect(events).toMatchObject([
      {
        action: "updateContactMessageStatus",
        actorId: server.people.admin.id,
        before: { status: "NEW" },
        after: { status: "IN_PROGRESS" },
      },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/planted-words|asha@|98480/);
  });

  test("answer by mail: the letter, the answer and who wrote it are kept, once", async () => {
    const email = "waits@example.com";
    await server.dataSource.query(
      "UPDATE site_settings SET emails = '{desk@academy.example,hello@academy.example}'",
    );
    const { id } = await build({ email });
    const input = { id, expectedVersion: 1, text: "  On 9 December.\n\nSee you there.\n" };
    const answers = await Promise.all([
      server.as.admin.ask(REPLY, { input }),
      server.as.admin.ask(REPLY, { input }),
    ]);
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? "sent").sort();
    expect(codes).toEqual(["CONFLICT", "sent"]);
    const { data } = await server.as.admin.ask(MESSAGE, { id });
    expect(data?.contactMessage).toMatchObject({ status: "ANSWERED", version: 2 });
    expect(data?.contactMessage.replies).toMatchObject([
      { authorName: "Arjun", text: "On 9 December.\n\nSee you there." },
    ]);
    const emails = await server.dataSource.manager.findBy(OutboxEmail, { to: email });
    expect(emails).toMatchObject([
      { paragraphs: ["On 9 December.", "See you there."], replyTo: "desk@academy.example" },
    ]);
    const events = await server.dataSource.manager.findBy(AuditEvent, { entityId: id });
    expect(events.map(({ action }) => action)).toEqual(["replyToContactMessage"]);
    expect(JSON.stringify(events)).not.toContain("December");
  });

  test("hear who was faster, and nothing is sent", async () => {
    const email = "stale@example.com";
    const { id } = await build({ email });
    await server.as.admin.ask(UPDATE_STATUS, { input: { id, expectedVersion: 1, status: "SPAM" } });
    for (const [document, more] of [
      [UPDATE_STATUS, { status: "NEW" }],
      [REPLY, { text: "Hello" }],
    ] as const) {
      const { errors } = await server.as.admin.ask(document, { input: { id, expectedVersion: 1, ...more } });
      expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", changedBy: "Arjun" });
    }
    expect(await server.dataSource.manager.countBy(OutboxEmail, { to: email })).toBe(0);
  });

  test("may not send an empty answer, or one that is too long", async () => {
    const { id } = await build();
    for (const text of [" \n ", "a".repeat(8001)]) {
      const { errors } = await server.as.admin.ask(REPLY, { input: { id, expectedVersion: 1, text } });
      expect(errors[0]?.extensions.fields?.[0]?.field).toBe("text");
    }
  });
});
