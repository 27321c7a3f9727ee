import { describe, expect, test } from "vitest";
import { emailColumns } from "../../../server/core/text/email";
import { User } from "../../../server/features/auth/user.entity";
import {
  CALENDAR_PATH,
  CONFIRM_EMAIL_CHANGE,
  RENEW_CALENDAR,
  REQUEST_EMAIL_CHANGE,
} from "../../support/accountDocuments";
import { PASSWORD } from "../../support/builders";
import { BATCH_LEARNERS, VIEWER } from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { VIEWER_REGISTRATIONS } from "../../support/enrolmentDocuments";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, read, cancel, confirmAddress, decide, cancelByStaff, emailsTo, seatsTaken, verifyEmail } =
  enrolmentCalls(server);

const FORGOT = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }`;
const RESET = `mutation ($input: ChoosePasswordInput!) { resetPassword(input: $input) { __typename } }`;
const ACCEPT = `mutation ($input: ChoosePasswordInput!) { acceptInvitation(input: $input) { __typename } }`;
const STARTS_AT = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000);
const NEW_PASSWORD = "seven copper kettles";
const ACCOUNT_LINK = /^\/(?!registration\/).*#/;
const visitor = () => new Caller(() => server.origin);

async function buildSoldBatch() {
  const course = await server.buildCourse({ priceRupees: 499 });
  return server.buildBatch({ courseId: course.id, seats: 6 });
}

async function insideOf(batchId: string): Promise<string[]> {
  const { data } = await server.as.admin.ask(BATCH_LEARNERS, { id: batchId });
  const nodes = data?.cmsBatchLearners.nodes as { learner: { email: string } }[];
  return nodes.map(({ learner }) => learner.email);
}

/** From the last e-mail with a link: e-mails written at once have no order. */
async function tokenFor(email: string): Promise<string | undefined> {
  const links = (await emailsTo(email)).map(({ link }) => link).filter((link) => ACCOUNT_LINK.test(link));
  return links.at(-1)?.split("#")[1];
}

async function changeEmail(caller: Caller, newEmail: string): Promise<void> {
  await caller.ask(REQUEST_EMAIL_CHANGE, { input: { newEmail, currentPassword: PASSWORD } });
  const { data } = await caller.ask(CONFIRM_EMAIL_CHANGE, { input: { token: await tokenFor(newEmail) } });
  expect(data?.confirmEmailChange.__typename).toBe("EmailChanged");
}

async function referencesOf(caller: Caller): Promise<string[]> {
  const { data } = await caller.ask(VIEWER_REGISTRATIONS);
  return (data?.viewerRegistrations.nodes as { reference: string }[]).map(({ reference }) => reference);
}

describe("a batch that someone without an account paid for", () => {
  test("is not opened to anyone who signed up with that address and never showed that it is theirs", async () => {
    const batch = await buildSoldBatch();
    const user = await server.buildUser();
    const squatter = await server.newCaller(user);
    const { data: renewed } = await squatter.ask(RENEW_CALENDAR);
    const { registration } = await start({ kind: "BATCH", offeringId: batch.id, email: user.email });
    const [decided] = await decide("APPROVE", [registration]);
    expect(decided?.problem).toBeNull();
    // Before the owner accepts, the account does not change and the squatter gains nothing.
    expect(await insideOf(batch.id)).toEqual([]);
    expect(await seatsTaken("batches", batch.id)).toBe(1);
    expect(await referencesOf(squatter)).toEqual([]);
    expect((await visitor().signIn(user.email)).data?.signIn.__typename).toBe("SignedIn");
    const calendar = renewed?.renewCalendarAddress as string;
    expect((await fetch(server.origin + calendar)).status).toBe(200);

    const invitation = (await emailsTo(user.email)).find(({ kind }) => kind === "invitation");
    expect(invitation?.paragraphs.join()).toContain("it’s unconfirmed");
    const token = await tokenFor(user.email);
    const owner = visitor();
    const { data } = await owner.ask(ACCEPT, { input: { token, newPassword: NEW_PASSWORD } });
    expect(data?.acceptInvitation.__typename).toBe("SignedIn");
    expect(await insideOf(batch.id)).toEqual([user.email]);
    expect(await seatsTaken("batches", batch.id)).toBe(1);
    expect(await referencesOf(owner)).toEqual([registration.reference]);
    expect((await squatter.ask(VIEWER)).data?.viewer).toBeNull();
    expect((await visitor().signIn(user.email)).data?.signIn.__typename).toBe("InvalidCredentials");
    expect((await fetch(server.origin + calendar)).status).toBe(404);
    expect((await owner.ask(CALENDAR_PATH)).data?.viewerCalendarPath).toBeNull();
    expect((await owner.ask(RENEW_CALENDAR)).data?.renewCalendarAddress).not.toBe(calendar);
  });

  test("gives its seat back where staff cancel before its owner accepts, and opens nothing then", async () => {
    const batch = await buildSoldBatch();
    const user = await server.buildUser();
    const { registration, secret } = await start({ kind: "BATCH", offeringId: batch.id, email: user.email });
    await decide("APPROVE", [registration]);
    const token = await tokenFor(user.email);
    await cancelByStaff(await read(secret));
    expect(await seatsTaken("batches", batch.id)).toBe(0);
    await visitor().ask(ACCEPT, { input: { token, newPassword: NEW_PASSWORD } });
    expect(await insideOf(batch.id)).toEqual([]);
    expect(await seatsTaken("batches", batch.id)).toBe(0);
  });

  test("keeps one seat for an owner who was inside before", async () => {
    const batch = await buildSoldBatch();
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    await caller.unlock(batch.id, "right");
    const { registration } = await start({ kind: "BATCH", offeringId: batch.id, email: user.email });
    await decide("APPROVE", [registration]);
    expect(await seatsTaken("batches", batch.id)).toBe(2);
    await verifyEmail(caller, user.email);
    expect(await seatsTaken("batches", batch.id)).toBe(1);
    expect(await insideOf(batch.id)).toEqual([user.email]);
  });

  test("opens once its owner verifies the address by a session, and the invitation no longer changes the password", async () => {
    const batch = await buildSoldBatch();
    const user = await server.buildUser();
    const owner = await server.newCaller(user);
    const { registration } = await start({ kind: "BATCH", offeringId: batch.id, email: user.email });
    await decide("APPROVE", [registration]);
    const token = await tokenFor(user.email);
    await verifyEmail(owner, user.email);
    expect(await insideOf(batch.id)).toEqual([user.email]);
    const { data } = await visitor().ask(ACCEPT, { input: { token, newPassword: NEW_PASSWORD } });
    expect(data?.acceptInvitation.__typename).toBe("LinkExpired");
    expect((await owner.ask(VIEWER)).data?.viewer).toMatchObject({ id: user.id });
    expect((await visitor().signIn(user.email)).data?.signIn.__typename).toBe("SignedIn");
    expect((await visitor().signIn(user.email, NEW_PASSWORD)).data?.signIn.__typename).toBe(
      "InvalidCredentials",
    );
  });

  test("leaves the password and the sessions of an owner who has shown it", async () => {
    const batch = await buildSoldBatch();
    const user = await server.buildUser({ emailVerifiedAt: new Date() });
    const owner = await server.newCaller(user);
    const { registration } = await start({ kind: "BATCH", offeringId: batch.id, email: user.email });
    await decide("APPROVE", [registration]);
    expect((await owner.ask(VIEWER)).data?.viewer).toMatchObject({ id: user.id });
    expect((await visitor().signIn(user.email)).data?.signIn.__typename).toBe("SignedIn");
    expect((await emailsTo(user.email)).map(({ kind }) => kind)).not.toContain("invitation");
  });
});

describe("the secret of a stranger's order", () => {
  const READ_OWN = "query ($id: UUID, $secret: String) { registration(id: $id, secret: $secret) { id } }";
  const opens = async (caller: Caller, { id, secret }: { id?: string; secret: string }) =>
    (await caller.ask(READ_OWN, { id, secret })).data?.registration !== null;

  test("opens nothing once the reader has taken the account over; the account opens it, with an old link too", async () => {
    const user = await server.buildUser();
    const squatter = await server.newCaller(user);
    const workshop = await server.buildWorkshop({ startsAt: STARTS_AT });
    const { secret, registration } = await start({ offeringId: workshop.id }, squatter);
    expect(await opens(visitor(), { secret })).toBe(true);
    await visitor().ask(FORGOT, { input: { email: user.email } });
    const owner = visitor();
    await owner.ask(RESET, { input: { token: await tokenFor(user.email), newPassword: NEW_PASSWORD } });
    const link = { secret, id: registration.id };
    for (const caller of [visitor(), squatter]) expect(await opens(caller, link)).toBe(false);
    expect(await opens(owner, link)).toBe(true);
    expect(await opens(await server.newCaller(), link)).toBe(false);
    const cancelled = await cancel({ secret }, squatter);
    expect(cancelled.extensions.code).toBe("NOT_FOUND");
  });

  test("opens nothing once the account's owner has confirmed the order by its e-mail", async () => {
    const user = await server.buildUser({ emailVerifiedAt: new Date() });
    const workshop = await server.buildWorkshop({ startsAt: STARTS_AT });
    const made = await start({ offeringId: workshop.id, email: user.email });
    expect(await opens(visitor(), { secret: made.secret })).toBe(true);
    const confirmed = await confirmAddress(made);
    expect(await opens(visitor(), { secret: made.secret })).toBe(false);
    expect(await opens(visitor(), { secret: confirmed.secret })).toBe(true);
    expect((await confirmAddress(made)).secret).toBe(confirmed.secret);
    expect(await opens(visitor(), { secret: confirmed.secret })).toBe(true);
    const owner = await server.newCaller(user);
    expect(await opens(owner, { secret: made.secret, id: made.registration.id })).toBe(true);
  });

  test("is not renewed for the request that made the order, sent again", async () => {
    const user = await server.buildUser({ emailVerifiedAt: new Date() });
    const { id: offeringId } = await server.buildWorkshop({ startsAt: STARTS_AT });
    const same = { offeringId, name: "A Stranger", email: user.email, phone: "90000 12345" };
    const again = async () =>
      start({ ...same, idempotencyKey: "aaaaaaaaaaaaaaaaaaaaaa" }, undefined, "203.0.113.77");
    const made = await again();
    expect((await again()).secret).toBe(made.secret);
    await confirmAddress(made);
    expect(await again()).toMatchObject({ extensions: { code: "CONFLICT" } });
  });

  test("is another one in the e-mails that follow the click: their links open the order", async () => {
    const user = await server.buildUser({ emailVerifiedAt: new Date() });
    const free = await server.buildWorkshop({ startsAt: STARTS_AT, priceRupees: 0 });
    await confirmAddress(await start({ offeringId: free.id, email: user.email }));
    const [confirmed] = (await emailsTo(user.email)).filter(({ kind }) => kind === "registrationConfirmed");
    expect(await opens(visitor(), { secret: confirmed?.link.split("#")[1] ?? "" })).toBe(true);
  });

  test("is another one in the e-mails of a reader who takes the account over", async () => {
    const user = await server.buildUser();
    const squatter = await server.newCaller(user);
    const free = await server.buildWorkshop({ startsAt: STARTS_AT, priceRupees: 0 });
    const { secret } = await start({ offeringId: free.id }, squatter);
    await visitor().ask(FORGOT, { input: { email: user.email } });
    const input = { token: await tokenFor(user.email), newPassword: NEW_PASSWORD };
    await visitor().ask(RESET, { input });
    const [confirmed] = (await emailsTo(user.email)).filter(({ kind }) => kind === "registrationConfirmed");
    expect(await opens(visitor(), { secret: confirmed?.link.split("#")[1] ?? "" })).toBe(true);
    expect(await opens(visitor(), { secret })).toBe(false);
  });

  test("of a visitor's free batch goes on too, although confirming it makes the account", async () => {
    const course = await server.buildCourse({ priceRupees: 0 });
    const batch = await server.buildBatch({ courseId: course.id, seats: 3 });
    const made = await start({ kind: "BATCH", offeringId: batch.id });
    expect((await confirmAddress(made)).secret).toBe(made.secret);
    expect((await read(made.secret)).state).toBe("CONFIRMED");
  });

  test("of a visitor without an account goes on: they may have the page open on another device", async () => {
    const workshop = await server.buildWorkshop({ startsAt: STARTS_AT });
    const made = await start({ offeringId: workshop.id });
    expect((await confirmAddress(made)).secret).toBe(made.secret);
  });
});

test("another account cannot collect an address's orders by a link that the reader confirms by mistake", async () => {
  const workshop = await server.buildWorkshop({ startsAt: STARTS_AT });
  await start({ offeringId: workshop.id, email: "meera@example.com" });
  const attacker = await server.newCaller();
  const input = { newEmail: "meera@example.com", currentPassword: PASSWORD };
  await attacker.ask(REQUEST_EMAIL_CHANGE, { input });
  const token = await tokenFor("meera@example.com");
  for (const reader of [visitor(), await server.newCaller()]) {
    const { data } = await reader.ask(CONFIRM_EMAIL_CHANGE, { input: { token } });
    expect(data?.confirmEmailChange.__typename).toBe("PasswordNeeded");
  }
  expect(await referencesOf(attacker)).toEqual([]);
});

describe("what someone who is signed in orders for another person", () => {
  test("is that person's: the batch opens to them, and anyone who ordered has the link and a place of their own", async () => {
    const batch = await buildSoldBatch();
    const sister = await server.newCaller(await server.buildUser({ email: "sister@example.com" }));
    const brothers = await start(
      { kind: "BATCH", offeringId: batch.id, email: "brother@example.com" },
      sister,
    );
    const own = await start({ kind: "BATCH", offeringId: batch.id }, sister);
    expect([brothers.__typename, own.__typename]).toEqual(["RegistrationStarted", "RegistrationStarted"]);
    const decided = await decide("APPROVE", [brothers.registration, own.registration]);
    expect(decided.map(({ problem }) => problem)).toEqual([null, null]);
    expect((await insideOf(batch.id)).sort()).toEqual(["brother@example.com", "sister@example.com"]);
    expect(await seatsTaken("batches", batch.id)).toBe(2);
    expect((await emailsTo("brother@example.com")).map(({ kind }) => kind)).toContain("invitation");
    expect((await read(brothers.secret)).state).toBe("CONFIRMED");
    expect(await referencesOf(sister)).toEqual([own.registration.reference]);
  });
});

describe("two paid orders of one learner for one batch", () => {
  test("keep it open, and one seat, until both are cancelled", async () => {
    const batch = await buildSoldBatch();
    const user = await server.buildUser({ email: "before@example.com", emailVerifiedAt: new Date() });
    const learner = await server.newCaller(user);
    const first = await start({ kind: "BATCH", offeringId: batch.id }, learner);
    await server.dataSource.manager.update(User, { id: user.id }, emailColumns("after@example.com"));
    const second = await start({ kind: "BATCH", offeringId: batch.id, email: "after@example.com" });
    await decide("APPROVE", [first.registration, second.registration]);
    expect(await seatsTaken("batches", batch.id)).toBe(1);
    await cancelByStaff(await read(first.secret));
    expect(await insideOf(batch.id)).toEqual(["after@example.com"]);
    expect(await seatsTaken("batches", batch.id)).toBe(1);
    await cancelByStaff(await read(second.secret));
    expect(await insideOf(batch.id)).toEqual([]);
    expect(await seatsTaken("batches", batch.id)).toBe(0);
  });
});

describe("what was ordered without an account", () => {
  const order = async (email: string) => {
    const workshop = await server.buildWorkshop({ startsAt: STARTS_AT });
    const started = await start({ offeringId: workshop.id, email });
    return { workshop, started, registration: started.registration };
  };

  test("is in the list, the calendar and the data of anyone who shows that the address is theirs", async () => {
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    const { workshop, registration } = await order(user.email.toUpperCase());
    await decide("APPROVE", [registration]);
    const calendar = (await caller.ask(RENEW_CALENDAR)).data?.renewCalendarAddress as string;
    const texts = async () => {
      const data = await fetch(`${server.origin}/account/data`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: caller.cookie },
        body: JSON.stringify({ currentPassword: PASSWORD }),
      });
      const file = await fetch(server.origin + calendar);
      return { data: await data.text(), calendar: await file.text() };
    };
    const before = await texts();
    expect(before.data).not.toContain(registration.reference);
    expect(before.calendar).not.toContain(workshop.runId);

    await verifyEmail(caller, user.email);
    expect(await referencesOf(caller)).toEqual([registration.reference]);
    const after = await texts();
    expect(after.data).toContain(registration.reference);
    expect(after.calendar).toContain(workshop.runId);
    const { registration: later, started } = await order(user.email);
    expect(await referencesOf(caller)).toEqual([registration.reference]);
    await confirmAddress(started);
    expect(await referencesOf(caller)).toEqual([later.reference, registration.reference]);
  });

  test("is theirs also where a password is chosen by letter, and stays theirs with another address", async () => {
    const user = await server.buildUser();
    const { registration, started } = await order(user.email);
    await confirmAddress(started);
    await visitor().ask(FORGOT, { input: { email: user.email } });
    const caller = visitor();
    await caller.ask(RESET, { input: { token: await tokenFor(user.email), newPassword: PASSWORD } });
    expect(await referencesOf(caller)).toEqual([registration.reference]);

    const newEmail = "moved@example.com";
    const { registration: forNew, started: another } = await order(newEmail);
    await confirmAddress(another);
    await changeEmail(caller, newEmail);
    expect(await referencesOf(caller)).toEqual([forNew.reference, registration.reference]);
    const emailsBefore = await emailsTo(user.email);
    await decide("APPROVE", [registration]);
    expect((await emailsTo(newEmail)).at(-1)?.kind).toBe("registrationConfirmed");
    expect(await emailsTo(user.email)).toEqual(emailsBefore);
  });
});
