import { ILike } from "typeorm";
import { describe, expect, test } from "vitest";
import { ContactMessage } from "../../../server/features/contact/contactMessage.entity";
import { OutboxEmail } from "../../../server/platform/mail/email.entity";
import { FILLED, SEND_MESSAGE, someKey } from "../../support/contactDocuments";
import { SITE_INPUT, UPDATE_SITE } from "../../support/siteDocuments";
import { startApiServer } from "../../support/startApiServer";
import { tooMany } from "../../support/outcomeOf";
import { Caller, useTestApp } from "../../support/testApp";
import { SECRET_KEY } from "../../support/testDatabase";

const server = useTestApp({ TRUSTED_PROXIES: "127.0.0.1" });

let lastAddress = 0;
function someAddress(): string {
  return `10.0.${Math.floor(++lastAddress / 250)}.${lastAddress % 250}`;
}

interface Answer {
  data?: { sendContactMessage: { __typename: string } } | null;
  errors?: {
    extensions: { code: string; retryAfterSeconds?: number; fields?: { field: string; message: string }[] };
  }[];
}

async function send(input: object, address = someAddress()) {
  const body = { query: SEND_MESSAGE, variables: { input: { sendingKey: someKey(), ...input } } };
  const response = await server.as.visitor.post(body, { "x-forwarded-for": address });
  const { data, errors = [] } = (await response.json()) as Answer;
  return { result: data?.sendContactMessage, fields: errors[0]?.extensions.fields, errors };
}

function find(email: string): Promise<ContactMessage[]> {
  return server.dataSource.manager.findBy(ContactMessage, { email: ILike(email) });
}

async function emailsAbout(text: string): Promise<OutboxEmail[]> {
  const emails = await server.dataSource.manager.find(OutboxEmail);
  return emails.filter(({ to, paragraphs }) => to === text || paragraphs.join(" ").includes(text));
}

describe("what each desk takes", () => {
  test.each(Object.values(FILLED))("$desk stores all of it", async (input) => {
    const { result, errors } = await send(input);
    expect(errors).toEqual([]);
    expect(result).toMatchObject({ __typename: "ContactMessageSent" });
    const [stored, ...others] = await find(input.email);
    const phone = "phone" in input ? `+91${input.phone.replace(/^\+91|\D/g, "")}` : null;
    expect(stored).toMatchObject({ ...input, phone, status: "NEW", version: 1 });
    expect(others).toEqual([]);
  });

  const required: [keyof typeof FILLED, string[]][] = [
    ["HELP", ["firstName", "lastName", "email", "phone", "message"]],
    ["MENTORS", ["firstName", "lastName", "email", "phone", "state", "role"]],
    ["PARTNERS", ["firstName", "lastName", "email", "state", "organization", "topic"]],
  ];
  test.each(required.flatMap(([desk, fields]) => fields.map((field) => [desk, field] as const)))(
    "%s is not without its %s",
    async (desk, field) => {
      const isEnum = field === "role" || field === "topic";
      const left = await send({ ...FILLED[desk], [field]: isEnum ? null : "  " });
      expect(left.fields).toEqual([{ field, message: "Required" }]);
    },
  );

  test("what a desk does not ask for is not stored", async () => {
    const { result } = await send({
      ...FILLED.HELP,
      email: "more@example.com",
      state: "Goa",
      role: "MENTEE",
    });
    expect(result?.__typename).toBe("ContactMessageSent");
    expect((await find("more@example.com"))[0]).toMatchObject({ state: null, role: null });
  });

  test("an e-mail address must be one, a key too", async () => {
    expect((await send({ ...FILLED.HELP, email: "asha at home" })).fields?.[0]?.field).toBe("email");
    expect((await send({ ...FILLED.HELP, sendingKey: "short" })).fields?.[0]?.field).toBe("sendingKey");
  });

  test.each([
    ["firstName", 60],
    ["lastName", 60],
    ["phone", 40],
    ["state", 80],
    ["organization", 120],
    ["message", 4000],
    ["website", 300],
  ])("%s has room for %i characters and no more", async (field, most) => {
    const { fields } = await send({
      ...FILLED.PARTNERS,
      [field]: (field.endsWith("Name") ? "x" : "9").repeat(most + 1),
    });
    expect(fields).toEqual([{ field, message: `Please use at most ${most} characters.` }]);
  });

  test("control characters and broken letters are refused", async () => {
    for (const message of ["a\u0000b", "a\u0008b", "\ud800"]) {
      expect((await send({ ...FILLED.HELP, message })).errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    }
  });
});

describe("the same message again", () => {
  test("within a day is stored once and answered as sent, also at the same moment", async () => {
    const email = "again@example.com";
    const message = { ...FILLED.HELP, email };
    const answers = await Promise.all([send(message), send({ ...message, email: " Again@Example.com" })]);
    answers.push(await send({ ...message, phone: `+91 ${message.phone}` }));
    for (const { result } of answers) expect(result).toMatchObject({ __typename: "ContactMessageSent" });
    expect(await find(email)).toHaveLength(1);
    expect(await emailsAbout(email)).toHaveLength(1);
    await send({ ...message, message: "And when does it end?" });
    expect(await find(email)).toHaveLength(2);
  });

  test.each([
    ["HELP", { firstName: "Corrected" }],
    ["HELP", { lastName: "Corrected" }],
    ["HELP", { phone: "98480 22337" }],
    ["MENTORS", { state: "Goa" }],
    ["MENTORS", { phone: "98480 22337" }],
    ["PARTNERS", { organization: "Corrected" }],
  ] as const)("to %s with %o corrected is another message", async (desk, correction) => {
    const email = `${someKey()}@example.com`;
    await send({ ...FILLED[desk], email });
    await send({ ...FILLED[desk], email, ...correction });
    const stored = await find(email);
    expect(stored).toHaveLength(2);
    const typed = "phone" in correction ? { phone: "+919848022337" } : correction;
    expect(stored).toEqual(expect.arrayContaining([expect.objectContaining(typed)]));
    expect(await emailsAbout(email)).not.toEqual([]);
  });

  test("is stored again a day later, from another address, and where the first one was marked as spam", async () => {
    const email = "later@example.com";
    const message = { ...FILLED.HELP, email };
    await send({ ...message, website: "https://spam.example" });
    await send(message);
    expect(await find(email)).toHaveLength(2);
    await server.dataSource.query(
      "UPDATE contact_messages SET created_at = created_at - interval '25 hours' WHERE email = $1",
      [email],
    );
    await send(message);
    expect(await find(email)).toHaveLength(3);
    await send({ ...message, email: "other@example.com" });
    expect(await find("other@example.com")).toHaveLength(1);
  });
});

test("a phone number is stored as it is dialled, and what is none is refused", async () => {
  const email = "dialled@example.com";
  await send({ ...FILLED.HELP, phone: "098480-22338", email });
  expect((await find(email))[0]?.phone).toBe("+919848022338");
  expect((await send({ ...FILLED.HELP, phone: "12345" })).fields).toEqual([
    { field: "phone", message: expect.stringMatching(/^This number has 5 digits/) },
  ]);
});

describe("letters", () => {
  test("go to each address of the academy and to the sender, whose e-mail repeats nothing of what was typed", async () => {
    await server.as.admin.ask(UPDATE_SITE, {
      input: { ...SITE_INPUT, expectedVersion: 1, emails: ["hello@academy.example", "desk@academy.example"] },
    });
    const email = "writes@example.com";
    await send({ ...FILLED.HELP, email, firstName: "Buy-now", message: "https://spam.example\n\nnow" });
    const [stored] = await find(email);
    const emails = await emailsAbout(email);
    expect(emails.map(({ to }) => to).sort()).toEqual([
      "desk@academy.example",
      "hello@academy.example",
      email,
    ]);
    const [own] = emails.filter(({ to }) => to === email);
    expect(JSON.stringify([own?.subject, own?.paragraphs])).not.toMatch(/spam|Buy-now|Rao/);
    const [theirs] = emails.filter(({ to }) => to === "desk@academy.example");
    expect(theirs?.paragraphs).toEqual(
      expect.arrayContaining(["https://spam.example", "now", `E-mail: ${email}`]),
    );
    expect(theirs?.actionPath).toBe(`/cms/messages/${stored?.id}`);
    expect([own?.replyTo, theirs?.replyTo]).toEqual(["hello@academy.example", email]);
    expect(theirs?.subject).not.toMatch(/Buy-now/);
  });

  test("of receipt go three times a day to one address, however it is written; messages are stored all the same", async () => {
    for (const email of ["often@example.com", "Often@example.com", "often@example.com", "often@EXAMPLE.com"])
      expect((await send({ ...FILLED.HELP, email, message: someKey() })).result?.__typename).toBe(
        "ContactMessageSent",
      );
    const emails = await server.dataSource.manager.find(OutboxEmail);
    expect(emails.filter(({ to }) => to.toLowerCase() === "often@example.com")).toHaveLength(3);
  });
});

describe("programs and the impatient", () => {
  test("who fills in the hidden field hears of success, and is kept apart without a letter", async () => {
    const email = "bot@example.com";
    const { result } = await send({ ...FILLED.HELP, email, website: "https://casino.example" });
    expect(result?.__typename).toBe("ContactMessageSent");
    expect((await find(email))[0]?.status).toBe("SPAM");
    expect(await emailsAbout(email)).toEqual([]);
  });

  test("five messages an hour are taken from one e-mail address; a refused one takes no try", async () => {
    const message = { ...FILLED.HELP, email: "five@example.com" };
    for (let count = 0; count < 3; count++) await send({ ...message, phone: "no" });
    for (let count = 0; count < 5; count++)
      expect((await send({ ...message, message: someKey() })).result?.__typename).toBe("ContactMessageSent");
    const { errors } = await send({ ...message, email: "FIVE@example.com" });
    expect(errors).toMatchObject([tooMany]);
    expect(errors[0]?.extensions.retryAfterSeconds).toBeGreaterThan(3000);
  });

  test("a class behind one client may write, each by an address of their own", async () => {
    const client = someAddress();
    for (let count = 0; count < 20; count++) {
      const { result } = await send({ ...FILLED.HELP, email: `class${count}@example.com` }, client);
      expect(result?.__typename).toBe("ContactMessageSent");
    }
  });

  test("fifty parallel presses with one key make one row, one letter and one try", async () => {
    const [email, address, sendingKey] = ["twice@example.com", someAddress(), someKey()];
    const input = { ...FILLED.HELP, email, sendingKey };
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(input, address)));
    for (const { result } of answers) expect(result?.__typename).toBe("ContactMessageSent");
    expect(await find(email)).toHaveLength(1);
    const emails = await emailsAbout(email);
    expect(emails.filter(({ to }) => to === email)).toHaveLength(1);
    const sendAnother = () => send({ ...FILLED.HELP, email, message: someKey() }, address);
    for (let count = 0; count < 4; count++)
      expect((await sendAnother()).result?.__typename).toBe("ContactMessageSent");
    expect((await sendAnother()).errors).toMatchObject([tooMany]);
    expect((await send(input, address)).result?.__typename).toBe("ContactMessageSent");
  });

  test.each([["one after the other"], ["at once"]])("a key is good for one body alone, %s", async (how) => {
    const [sendingKey, email] = [someKey(), `one-${someKey()}@example.com`];
    const first = { ...FILLED.HELP, email, sendingKey };
    const others = [
      { ...first, message: "Something else." },
      { ...first, email: `two-${email}` },
      { ...first, phone: "90000 54321" },
      { ...FILLED.MENTORS, email, sendingKey },
    ];
    const calls = [first, ...others].map((input) => () => send(input));
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    if (how === "at once") answers.push(...(await Promise.all(calls.map((call) => call()))));
    else for (const call of calls) answers.push(await call());
    const sent = answers.filter(({ result }) => result?.__typename === "ContactMessageSent");
    const refused = answers.filter(({ errors }) => errors[0]?.extensions.code === "CONFLICT");
    expect([sent.length, refused.length]).toEqual([1, others.length]);
    expect(await server.dataSource.manager.findBy(ContactMessage, { sendingKey })).toHaveLength(1);
    if (how === "at once") return;
    const again = await send({ ...first, email: email.toUpperCase(), firstName: ` ${first.firstName} ` });
    expect(again.result?.__typename).toBe("ContactMessageSent");
  });

  test("two processes that get the same message store it once", async () => {
    const other = await startApiServer({ DATABASE_URL: server.url, SECRET_KEY, DATABASE_POOL_SIZE: "4" });
    try {
      await other.says(/open at/);
      const there = new Caller(() => other.origin);
      for (let round = 0; round < 3; round++) {
        const email = `both${round}@example.com`;
        const variables = { input: { ...FILLED.MENTORS, email, sendingKey: someKey() } };
        const callers = [server.as.visitor, there];
        const answers = await Promise.all(callers.map((caller) => caller.ask(SEND_MESSAGE, variables)));
        for (const { data } of answers)
          expect(data?.sendContactMessage.__typename).toBe("ContactMessageSent");
        expect(await find(email)).toHaveLength(1);
      }
    } finally {
      other.process.kill("SIGTERM");
      await other.ended;
    }
  });
});
