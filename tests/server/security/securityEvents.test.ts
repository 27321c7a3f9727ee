import { describe, expect, test } from "vitest";
import { SecurityEventKind } from "../../../server/platform/security/securityEvent.entity";
import { CONFIRM_EMAIL_CHANGE, VERIFY_EMAIL } from "../../support/accountDocuments";
import { PASSWORD } from "../../support/builders";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { CONFIRM_ADDRESS } from "../../support/enrolmentDocuments";
import { lastTokenTo } from "../../support/emailLinks";
import { Caller, useTestApp } from "../../support/testApp";

const lines: string[] = [];
const HOUR_MS = 60 * 60 * 1000;
let laterMs = 0;
const server = useTestApp(BEHIND_PROXY, {
  logTo: (line) => void lines.push(line),
  clock: { now: () => new Date(Date.now() + laterMs) },
});
const orders = enrolmentCalls(server);

const EVENTS = `query ($kind: SecurityEventKind, $since: DateTimeISO, $first: Int! = 25, $after: String) {
  securityEvents(kind: $kind, since: $since, first: $first, after: $after) {
    nodes { id at kind detail accountName recordId network count } pageInfo { hasNextPage endCursor } } }`;

interface Event {
  id: string;
  kind: string;
  detail: string;
  accountName: string | null;
  recordId: string | null;
  network: string;
  count: number;
}

async function eventsOf(kind: string | null, more: object = {}): Promise<Event[]> {
  const { data } = await server.as.admin.ask(EVENTS, { kind, first: 100, ...more });
  return data?.securityEvents.nodes as Event[];
}

async function totalOf(kind: string): Promise<number> {
  return (await eventsOf(kind)).reduce((sum, { count }) => sum + count, 0);
}

function from(address: string) {
  const caller = new Caller(() => server.origin);
  const headers = { "x-forwarded-for": address };
  return {
    signIn: (email: string, password: string) =>
      caller.ask(
        "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }",
        { input: { email, password } },
        headers,
      ),
  };
}

describe("security events", () => {
  test("a wrong password is noted with the account and the network, never with what was typed", async () => {
    const { email, name } = await server.buildUser({ name: "Kavya" });
    await from("203.0.113.77").signIn(email, "planted-password");
    await from("2001:db8:aaaa:bbbb::1").signIn("planted-nobody@example.com", "planted-password");
    await expect
      .poll(() => eventsOf("SIGN_IN_FAILED"))
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            accountName: name,
            network: "203.0.113.0/24",
            detail: "signIn",
            count: 1,
          }),
          expect.objectContaining({ accountName: null, network: "2001:db8:aaaa::/48" }),
        ]),
      );
    const rows = await server.dataSource.query("SELECT * FROM security_events");
    for (const text of [JSON.stringify(rows), lines.join()]) {
      expect(text).not.toMatch(/planted|203\.0\.113\.77|bbbb/);
    }
    expect(lines.join()).not.toContain(email);
    expect(lines.some((line) => line.includes('"msg":"security.sign_in_failed"'))).toBe(true);
  });

  test("a wrong secret code names the batch", async () => {
    const batch = await server.buildBatch();
    await server.as.learner.unlock(batch.id, "wrong");
    await expect
      .poll(() => eventsOf("CODE_FAILED"))
      .toMatchObject([{ accountName: "Meera", recordId: batch.id, detail: "unlockBatch" }]);
  });

  test("calls of visitors and learners to guarded operations and routes are noted", async () => {
    await server.as.visitor.ask("{ planted: activityKinds }");
    await server.as.learner.ask("{ activityKinds }");
    await server.as.learner.open("/cms/registrations.csv?search=planted");
    const refused = async () =>
      (await eventsOf("CALL_REFUSED")).map(({ detail, accountName }) => [detail, accountName]);
    await expect.poll(refused).toContainEqual(["activityKinds", null]);
    await expect.poll(refused).toContainEqual(["activityKinds", "Meera"]);
    await expect.poll(refused).toContainEqual(["/cms/registrations.csv", "Meera"]);
    expect(JSON.stringify(await refused())).not.toContain("planted");
  });

  test("a call refused inside fragments is noted by its field, and so is a preview that is not theirs", async () => {
    const refused = async () =>
      (await eventsOf("CALL_REFUSED")).map(({ detail, accountName }) => `${detail} ${accountName}`);
    const { learner, visitor } = server.as;
    await learner.ask(
      "query { __typename ...A ...B } fragment A on Query { ...B } fragment B on Query { planted: cmsCoupons { nodes { id } } }",
    );
    await learner.ask("{ ... { ... on Query { planted: bankImports { nodes { id } } } } }");
    for (const caller of [learner, visitor])
      await caller.ask("{ courses { id } }", {}, { "x-site-preview": "drafts" });
    await expect.poll(refused).toContain("cmsCoupons Meera");
    await expect.poll(refused).toContain("bankImports Meera");
    await expect.poll(refused).toContain("sitePreview Meera");
    await expect.poll(refused).toContain("sitePreview null");
    expect((await refused()).filter((text) => /^ |planted/.test(text))).toEqual([]);
  });

  test("too many wrong passwords in a session are noted with its account", async () => {
    const user = await server.buildUser({ name: "Left Open" });
    const caller = await server.newCaller(user);
    for (let tries = 0; tries < 6; tries += 1) {
      const input = { currentPassword: "not it" };
      await caller.ask(
        "mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }",
        {
          input,
        },
      );
    }
    await expect
      .poll(() => eventsOf("LIMIT_EXCEEDED"))
      .toContainEqual(expect.objectContaining({ detail: "own-password", accountName: "Left Open" }));
  });

  test("other exceeded limits of the signed-in are noted with their account", async () => {
    const user = await server.buildUser({ name: "Signed In" });
    const caller = await server.newCaller(user);
    const batch = await server.buildBatch();
    for (let tries = 0; tries < 6; tries += 1) await caller.unlock(batch.id, "wrong");
    for (let tries = 0; tries < 7; tries += 1)
      await caller.ask("mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }", {
        input: { email: user.email, password: "wrong password" },
      });
    const elsewhere = await server.startAnother({ REQUESTS_PER_MINUTE_SIGNED_IN: "1" });
    elsewhere.cookie = caller.cookie;
    for (const number of [1, 2]) await elsewhere.ask(`query n${number} { viewer { id } }`);
    const limits = async () =>
      (await eventsOf("LIMIT_EXCEEDED"))
        .filter(({ accountName }) => accountName === "Signed In")
        .map(({ detail }) => detail);
    await expect
      .poll(limits)
      .toEqual(expect.arrayContaining(["unlock", "sign-in-device", "requests-signed-in"]));
  });

  test("an exceeded limit names the limit and the network", async () => {
    const { email } = await server.buildUser();
    for (let tries = 0; tries < 7; tries += 1) await from("198.51.100.9").signIn(email, "wrong password");
    await expect
      .poll(() => eventsOf("LIMIT_EXCEEDED"))
      .toContainEqual(expect.objectContaining({ detail: "sign-in", network: "198.51.100.0/24" }));
  });

  test("a forgotten password, a new one and a wrong one inside a session are noted", async () => {
    const user = await server.buildUser({ name: "Reset Me", emailVerifiedAt: new Date() });
    await server.as.visitor.ask(
      "mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }",
      { input: { email: user.email } },
    );
    const token = await lastTokenTo(server.services, user.email);
    const caller = new Caller(() => server.origin);
    await caller.ask(
      "mutation ($input: ChoosePasswordInput!) { resetPassword(input: $input) { __typename } }",
      { input: { token, newPassword: "another good password" } },
    );
    await caller.ask(
      "mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }",
      { input: { currentPassword: "not it" } },
    );
    for (const kind of ["PASSWORD_RESET_REQUESTED", "PASSWORD_RESET", "PASSWORD_CHECK_FAILED"]) {
      await expect
        .poll(() => eventsOf(kind))
        .toContainEqual(expect.objectContaining({ accountName: "Reset Me" }));
    }
  });

  test("reading and exporting people's data is noted with who did it", async () => {
    const workshop = await server.buildWorkshop({ priceRupees: 199 });
    const { registration } = await orders.start({ offeringId: workshop.id });
    await orders.start({ offeringId: workshop.id });
    await server.as.admin.ask("query ($id: UUID!) { cmsRegistration(id: $id) { id name } }", {
      id: registration.id,
    });
    await server.as.admin.confirmPassword();
    await server.as.admin.open("/cms/registrations.csv");
    await server.as.admin.open("/cms/messages.csv");
    const { cookie } = server.as.learner;
    await fetch(`${server.origin}/account/data`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ currentPassword: PASSWORD }),
    });
    await expect
      .poll(() => eventsOf("PERSONAL_DATA_READ"))
      .toMatchObject([{ accountName: "Arjun", detail: "cmsRegistration", recordId: registration.id }]);
    const exported = async () =>
      (await eventsOf("PERSONAL_DATA_EXPORTED")).map(
        ({ detail, accountName, count }) => `${detail} ${accountName} ${count}`,
      );
    await expect
      .poll(async () => (await exported()).toSorted())
      .toEqual(["exportAccount Meera 1", "exportContactMessages Arjun 0", "exportRegistrations Arjun 2"]);
  });

  test("secret links that open nothing are noted by what they would open", async () => {
    const secret = "planted-secret".padEnd(43, "x");
    const { registration } = await orders.start({ offeringId: (await server.buildWorkshop()).id });
    await orders.read(secret);
    await orders.cancel({ secret }, server.as.learner);
    const confirmation = { registrationId: registration.id, token: secret };
    await server.as.visitor.ask(CONFIRM_ADDRESS, { input: confirmation });
    for (const name of ["resetPassword", "acceptInvitation", "claimAccount"])
      await server.as.visitor.ask(
        `mutation ($input: ChoosePasswordInput!) { ${name}(input: $input) { __typename } }`,
        { input: { token: secret, newPassword: "another good password" } },
      );
    await server.as.visitor.ask(VERIFY_EMAIL, { input: { token: secret } });
    await server.as.visitor.ask(CONFIRM_EMAIL_CHANGE, { input: { token: secret } });
    expect((await fetch(`${server.origin}/calendar/${secret}.ics`)).status).toBe(404);
    await server.services.security.flush();
    // Equal events are one row only if they are written together.
    const failed = new Map<string, number>();
    for (const { detail, accountName, count } of await eventsOf("LINK_FAILED"))
      failed.set(`${detail} ${accountName}`, (failed.get(`${detail} ${accountName}`) ?? 0) + count);
    expect([...failed].map(([name, count]) => `${name} ${count}`).toSorted()).toEqual([
      "EMAIL_CHANGE null 1",
      "INVITATION null 1",
      "RESET null 1",
      "VERIFICATION null 2",
      "confirmRegistrationAddress null 1",
      "ownCalendar null 1",
      "ownRegistration Meera 1",
      "ownRegistration null 1",
    ]);
    const rows = await server.dataSource.query("SELECT * FROM security_events");
    expect(JSON.stringify(rows) + lines.join()).not.toContain("planted-secret");
  });

  test("an attack from many networks fills few rows, and loses no count", async () => {
    const read = async () => {
      const [row] = await server.dataSource.query<[{ rows: number; total: number }]>(
        "SELECT count(*)::int AS rows, sum(count)::int AS total FROM security_events",
      );
      return row;
    };
    const { security } = server.services;
    await security.flush();
    const before = await read();
    for (let index = 0; index < 3000; index += 1) {
      const clientAddress = `100.${index % 256}.${index >> 8}.1`;
      security.note({ kind: SecurityEventKind.CALL_REFUSED, detail: "activity", clientAddress });
    }
    await security.flush();
    const after = await read();
    expect(after.total - before.total).toBe(3000);
    expect(after.rows - before.rows).toBeLessThanOrEqual(121);
  });

  test("noise of the same kind hides no locked code from administrators", async () => {
    const { security } = server.services;
    const kind = SecurityEventKind.LIMIT_EXCEEDED;
    for (let index = 0; index < 1500; index += 1)
      security.note({ kind, detail: "reset-mail", clientAddress: `101.${index % 256}.${index >> 8}.1` });
    const batch = await server.buildBatch();
    security.note({ kind, detail: "unlock-batch", recordId: batch.id, clientAddress: "192.0.2.9" });
    await security.flush();
    const alerts = await server.dataSource.query<{ subject: string; paragraphs: string[] }[]>(
      "SELECT subject, paragraphs FROM letters WHERE kind = 'securityAlert' AND subject LIKE '%code%'",
    );
    expect(alerts).toMatchObject([{ subject: "Secret code locked: too many wrong tries" }]);
    expect(alerts[0]?.paragraphs[0]).toBe("Number of refused tries of a secret code in the last hour: 1.");
  });

  test("are all written when the log is flushed, also those that were on their way", async () => {
    const { security, dataSource } = server.services;
    const holder = dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query("LOCK TABLE security_events IN EXCLUSIVE MODE");
    security.note({ kind: SecurityEventKind.PASSWORD_RESET, detail: "onItsWay", clientAddress: "103.1.1.1" });
    const blocked =
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    await expect.poll(async () => (await dataSource.query<unknown[]>(blocked)).length).toBe(1);
    let isFlushed = false;
    const flushing = security.flush().then(() => (isFlushed = true));
    await dataSource.query("SELECT 1");
    expect(isFlushed).toBe(false);
    await holder.rollbackTransaction();
    await holder.release();
    await flushing;
    expect((await eventsOf("PASSWORD_RESET")).map(({ detail }) => detail)).toContain("onItsWay");
  });

  test("noise of one kind does not hold up another", async () => {
    const { security } = server.services;
    for (let index = 0; index < 1500; index += 1)
      security.note({
        kind: SecurityEventKind.CALL_REFUSED,
        detail: "activity",
        clientAddress: `102.${index % 256}.${index >> 8}.1`,
      });
    const { email } = await server.buildUser({ name: "Amid Noise" });
    await from("192.0.2.77").signIn(email, "wrong password");
    await expect
      .poll(() => eventsOf("SIGN_IN_FAILED"), { timeout: 30_000 })
      .toContainEqual(expect.objectContaining({ accountName: "Amid Noise", network: "192.0.2.0/24" }));
  });

  test("administrators get one e-mail an hour about too many failed sign-ins", async () => {
    const { email } = server.people.admin;
    const alerts = async () =>
      server.dataSource.query<{ to: string; subject: string }[]>(
        `SELECT "to", subject FROM letters WHERE kind = 'securityAlert' AND subject LIKE '%failed sign-ins%' ORDER BY queued_at`,
      );
    const seen = async (count: number): Promise<unknown> =>
      server.dataSource.query(
        `INSERT INTO security_events (at, kind, detail, network, count)
         VALUES ($1, 'SIGN_IN_FAILED', 'signIn', '', $2)`,
        [server.services.clock.now(), count],
      );
    const fail = async (address: string) => {
      const before = await totalOf("SIGN_IN_FAILED");
      await from(address).signIn("nobody@example.com", "wrong password");
      await expect.poll(() => totalOf("SIGN_IN_FAILED")).toBe(before + 1);
    };
    laterMs = 2 * HOUR_MS;
    await server.as.admin.signIn(email);
    await seen(48);
    await fail("192.0.2.1");
    await fail("192.0.3.1");
    const subject = "Security: 50 failed sign-ins in the last hour";
    await expect.poll(alerts).toEqual([{ to: email, subject }]);
    await fail("192.0.4.1");
    laterMs = 3.5 * HOUR_MS;
    await server.as.admin.signIn(email);
    await seen(70);
    await fail("192.0.5.1");
    const next = "Security: 71 failed sign-ins in the last hour";
    await expect.poll(alerts).toEqual([
      { to: email, subject },
      { to: email, subject: next },
    ]);
  });

  test("can be narrowed down by time and read page by page", async () => {
    const all = await eventsOf(null);
    const { data } = await server.as.admin.ask(EVENTS, { first: 1 });
    expect(data?.securityEvents.nodes[0].id).toBe(all[0]?.id);
    const next = await server.as.admin.ask(EVENTS, {
      first: 1,
      after: data?.securityEvents.pageInfo.endCursor,
    });
    expect(next.data?.securityEvents.nodes[0].id).toBe(all[1]?.id);
    expect(await eventsOf(null, { since: new Date(Date.now() + laterMs + 60_000).toISOString() })).toEqual(
      [],
    );
  });

  test("cannot be changed, nor deleted while they are young", async () => {
    await expect(server.dataSource.query("UPDATE security_events SET count = 0")).rejects.toThrow(
      "append-only",
    );
    await expect(server.dataSource.query("DELETE FROM security_events")).rejects.toThrow("append-only");
    await expect(server.dataSource.query("TRUNCATE security_events")).rejects.toThrow("append-only");
  });
});
