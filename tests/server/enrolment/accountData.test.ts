import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../support/builders";
import { FILLED, SEND_MESSAGE, someKey } from "../../support/contactDocuments";
import { OPEN_LESSON } from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, submit } = enrolmentCalls(server);

async function fetchData(caller: Caller, body: unknown) {
  const response = await fetch(`${server.origin}/account/data`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: caller.cookie },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function buildPerson() {
  const user = await server.buildUser({ phone: "+919000000000", emailVerifiedAt: new Date() });
  const caller = await server.newCaller(user);
  const order = await start({ offeringId: (await server.buildWorkshop()).id }, caller);
  const utr = String(100_000_000_000 + Math.floor(Math.random() * 1e11));
  await submit({ secret: order.secret, utr });
  const reference = await server.buildReference();
  await caller.unlock(reference.batchId, "right");
  await caller.ask(OPEN_LESSON, { id: reference.id });
  const message = { ...FILLED.HELP, email: user.email.toUpperCase(), sendingKey: someKey() };
  await server.as.visitor.ask(SEND_MESSAGE, { input: message });
  return { user, caller, order, utr, reference };
}

describe("one's data", () => {
  test("are one file with all that there is: account, batches, videos, orders, messages", async () => {
    const { user, caller, order, utr, reference } = await buildPerson();
    const other = await buildPerson();
    const { status, headers, text } = await fetchData(caller, { currentPassword: PASSWORD });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
    const data = JSON.parse(text) as Record<string, object[]>;
    expect(data.account).toMatchObject({ name: user.name, email: user.email, phone: "+919000000000" });
    expect(data.activity?.map((row) => "action" in row && row.action)).toContain("signIn");
    expect(data.signedIn).toMatchObject([{ browser: "Unknown browser" }]);
    expect(data.batches).toMatchObject([{ openedBy: "CODE" }]);
    expect(data.lessons).toMatchObject([{ title: reference.title, watchedSeconds: 0 }]);
    expect(data.registrations).toMatchObject([
      {
        reference: order.registration.reference,
        state: "SUBMITTED",
        payment: { utr, hasScreenshot: false },
        timeline: [{ state: "STARTED" }, { state: "SUBMITTED" }],
      },
    ]);
    expect(data.messages).toMatchObject([
      { email: user.email.replace(/^[^@]*/, (name) => name.toUpperCase()) },
    ]);
    for (const secret of ["hash", "argon2", order.secret, other.user.email, other.utr])
      expect(text).not.toContain(secret);
  });

  test("hold messages only where the address is shown to be theirs", async () => {
    const { user, caller } = await buildPerson();
    await server.dataSource.query("UPDATE users SET email_verified_at = NULL WHERE id = $1", [user.id]);
    const { text } = await fetchData(caller, { currentPassword: PASSWORD });
    expect((JSON.parse(text) as { messages: object[] }).messages).toEqual([]);
  });

  test("are not given to an open browser without the password", async () => {
    const { caller } = await buildPerson();
    for (const wrong of [{ currentPassword: "wrong" }, {}, null, [], { currentPassword: { $ne: "" } }]) {
      const { status, text } = await fetchData(caller, wrong);
      expect([status, text]).toEqual([403, "This isn’t your password."]);
    }
  });

  test("can be guessed at five times in five minutes, together with the sign-in", async () => {
    const { caller } = await buildPerson();
    for (const _time of [1, 2, 3, 4, 5])
      expect((await fetchData(caller, { currentPassword: "guess" })).status).toBe(403);
    const late = await fetchData(caller, { currentPassword: PASSWORD });
    expect([late.status, Number(late.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });

  test("are noted in the log of activity each time", async () => {
    const { user, caller } = await buildPerson();
    await Promise.all([1, 2].map(async () => fetchData(caller, { currentPassword: PASSWORD })));
    const rows = await server.dataSource.query(
      "SELECT (SELECT name FROM users WHERE id = actor_id) AS actor_name FROM audit_events WHERE action = 'exportAccount' AND entity_id = $1",
      [user.id],
    );
    expect(rows).toEqual([{ actor_name: user.name }, { actor_name: user.name }]);
  });
});
