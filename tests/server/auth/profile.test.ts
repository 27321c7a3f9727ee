import { describe, expect, test } from "vitest";
import { OutboxEmail } from "../../../server/platform/mail/email.entity";
import {
  CONFIRM_EMAIL_CHANGE,
  END_OTHERS,
  REQUEST_EMAIL_CHANGE,
  SESSIONS,
  UPDATE_PROFILE,
} from "../../support/accountDocuments";
import { PASSWORD } from "../../support/builders";
import { CHANGE_PASSWORD, VIEWER } from "../../support/documents";
import { lastTokenTo, linkIn } from "../../support/emailLinks";
import { outcomeOf, TOO_MANY } from "../../support/outcomeOf";
import { Caller, useTestApp } from "../../support/testApp";

let now = new Date();
const log: string[] = [];
const server = useTestApp({}, { logTo: (line) => log.push(line), clock: { now: () => now } });
const visitor = () => new Caller(() => server.origin);

const FORGOT = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }`;
const RESET = `mutation ($input: ChoosePasswordInput!) { resetPassword(input: $input) { __typename } }`;
const HOUR_MS = 60 * 60 * 1000;
let serial = 0;

async function emailsTo(to: string): Promise<OutboxEmail[]> {
  return server.dataSource.manager.find(OutboxEmail, { where: { to }, order: { queuedAt: "ASC" } });
}

async function tokenFor(to: string): Promise<string> {
  return lastTokenTo(server.services, to);
}

async function someone() {
  const user = await server.buildUser();
  const caller = await server.newCaller(user);
  const newEmail = `new${++serial}@example.com`;
  const ask = async (to = newEmail, currentPassword = PASSWORD) =>
    outcomeOf(await caller.ask(REQUEST_EMAIL_CHANGE, { input: { newEmail: to, currentPassword } }));
  return { user, caller, newEmail, ask };
}

async function confirm(token: string, caller = visitor()): Promise<string> {
  const input = { token, currentPassword: PASSWORD };
  const { data } = await caller.ask(CONFIRM_EMAIL_CHANGE, { input });
  return data?.confirmEmailChange.__typename as string;
}

describe("a profile", () => {
  test("is its owner's to change, with the phone in one form; the last save wins", async () => {
    const { user, caller } = await someone();
    const save = (input: object) => caller.ask(UPDATE_PROFILE, { input });
    const { data } = await save({ name: " Asha Rao ", phone: "090000 00000" });
    expect(data?.updateProfile).toMatchObject({ id: user.id, name: "Asha Rao", phone: "+91 90000 00000" });
    const [first, second] = await Promise.all([save({ name: "One" }), save({ name: "Two", phone: "" })]);
    expect([first.errors, second.errors]).toEqual([[], []]);
    const { data: seen } = await caller.ask("{ viewer { name phone } }");
    expect(["One", "Two"]).toContain(seen?.viewer.name);
    expect(seen?.viewer.phone).toBeNull();
  });

  test.each([
    ["name", { name: "  " }],
    ["phone", { name: "Asha", phone: "call me" }],
    ["phone", { name: "Asha", phone: "9".repeat(41) }],
  ])("with a wrong %s is refused beside the field", async (field, input) => {
    const { caller } = await someone();
    const { errors } = await caller.ask(UPDATE_PROFILE, { input });
    expect(errors[0]?.extensions.fields?.map((problem) => problem.field)).toEqual([field]);
  });

  test("leaves neither name nor number in the log of activity", async () => {
    const { caller } = await someone();
    await caller.ask(UPDATE_PROFILE, { input: { name: "Zubaida Qx", phone: "+91 98765 43210" } });
    const rows = await server.dataSource.query(
      "SELECT before, after FROM audit_events WHERE action = 'updateProfile' ORDER BY id DESC LIMIT 1",
    );
    expect(rows).toEqual([{ before: null, after: null }]);
  });
});

describe("another e-mail address", () => {
  test("becomes the account's by the link that is sent there; the old one gets an e-mail and its links end", async () => {
    const { user, newEmail, ask, caller } = await someone();
    await visitor().ask(FORGOT, { input: { email: user.email } });
    const reset = await tokenFor(user.email);
    expect(await ask()).toBe("EmailChangeRequested");
    expect((await visitor().signIn(newEmail)).data?.signIn.__typename).toBe("InvalidCredentials");
    const [email] = await emailsTo(newEmail);
    expect(email).toMatchObject({ kind: "emailChange", isConfidential: true });
    expect(email && linkIn(server.services, email)).toMatch(/^\/newemail#[\w-]{43}$/);
    expect(await confirm(await tokenFor(newEmail))).toBe("EmailChanged");
    const { data } = await caller.ask("{ viewer { email emailVerifiedAt } }");
    expect(data?.viewer).toMatchObject({ email: newEmail, emailVerifiedAt: now.toISOString() });
    expect((await visitor().signIn(user.email)).data?.signIn.__typename).toBe("InvalidCredentials");
    expect((await visitor().signIn(newEmail)).data?.signIn.__typename).toBe("SignedIn");
    const notice = (await emailsTo(user.email)).at(-1);
    expect(notice).toMatchObject({ kind: "emailChanged" });
    expect(JSON.stringify(notice)).not.toContain(newEmail);
    const input = { token: reset, newPassword: "seven copper kettles" };
    expect((await visitor().ask(RESET, { input })).data?.resetPassword.__typename).toBe("LinkExpired");
  });

  test("is said to be changed already by a second click, until the address changes again", async () => {
    const { user, newEmail, ask, caller } = await someone();
    expect(await ask()).toBe("EmailChangeRequested");
    const token = await tokenFor(newEmail);
    const press = async () =>
      (await caller.ask(CONFIRM_EMAIL_CHANGE, { input: { token } })).data?.confirmEmailChange as object;
    expect(await press()).toEqual({ __typename: "EmailChanged", email: newEmail, wasChanged: false });
    expect(await press()).toEqual({ __typename: "EmailChanged", email: newEmail, wasChanged: true });
    expect(await confirm(token)).toBe("EmailChanged");
    expect((await emailsTo(user.email)).filter(({ kind }) => kind === "emailChanged")).toHaveLength(1);
    const third = `third-${newEmail}`;
    expect(await ask(third)).toBe("EmailChangeRequested");
    expect(await confirm(await tokenFor(third))).toBe("EmailChanged");
    expect(await press()).toMatchObject({ __typename: "LinkExpired" });
  });

  test("is not asked for without the password", async () => {
    const { ask, newEmail } = await someone();
    expect(await ask(newEmail, "not mine")).toBe("InvalidCredentials");
    expect(await emailsTo(newEmail)).toEqual([]);
  });

  test("guesses at the password are limited in this session, and do not close the sign-in", async () => {
    const { ask, user, newEmail } = await someone();
    for (const _time of [1, 2, 3, 4, 5]) expect(await ask(newEmail, "guess")).toBe("InvalidCredentials");
    expect(await ask()).toBe(TOO_MANY);
    expect((await visitor().signIn(user.email)).data?.signIn.__typename).toBe("SignedIn");
  });

  test("of someone else is refused when it is asked for, and when it was taken in between", async () => {
    const { ask, newEmail } = await someone();
    const other = await server.buildUser();
    expect(await ask(other.email.toUpperCase())).toBe("EmailTaken");
    expect(await ask()).toBe("EmailChangeRequested");
    const token = await tokenFor(newEmail);
    await server.buildUser({ email: newEmail.toUpperCase() });
    expect(await confirm(token)).toBe("EmailTaken");
  });

  test("may be the same in another letter case, and not the very same", async () => {
    const { ask, user } = await someone();
    expect(await ask(user.email)).toBe("BAD_USER_INPUT");
    const spelling = user.email.replace("person", "Person");
    expect(await ask(spelling)).toBe("EmailChangeRequested");
    expect(await confirm(await tokenFor(spelling))).toBe("EmailChanged");
  });

  test("has a link that changes it once, also ten times at once, for a day, and only the latest", async () => {
    const { user, ask, newEmail, caller } = await someone();
    await ask();
    const older = await tokenFor(newEmail);
    await ask();
    const token = await tokenFor(newEmail);
    expect(await confirm(older)).toBe("LinkExpired");
    const { ask: askLate, newEmail: lateEmail } = await someone();
    await askLate();
    now = new Date(Date.now() + 25 * HOUR_MS);
    expect(await confirm(await tokenFor(lateEmail))).toBe("LinkExpired");
    now = new Date();
    const tries = await Promise.all(Array.from({ length: 10 }, () => confirm(token, caller)));
    expect(tries).toEqual(Array.from({ length: 10 }, () => "EmailChanged"));
    expect((await emailsTo(user.email)).filter(({ kind }) => kind === "emailChanged")).toHaveLength(1);
    expect(log.filter((line) => line.includes(token))).toEqual([]);
  });

  test("has a link that ends when the password is changed, or reset by a mailed link", async () => {
    const newPassword = "seven copper kettles";
    const { ask, newEmail, caller } = await someone();
    await ask();
    const changed = await caller.ask(CHANGE_PASSWORD, { input: { currentPassword: PASSWORD, newPassword } });
    expect(changed.data?.changePassword.__typename).toBe("PasswordChanged");
    expect(await confirm(await tokenFor(newEmail))).toBe("LinkExpired");
    const { user, ask: askWithStolenPassword, newEmail: strangers } = await someone();
    await askWithStolenPassword();
    await visitor().ask(FORGOT, { input: { email: user.email } });
    const input = { token: await tokenFor(user.email), newPassword };
    expect((await visitor().ask(RESET, { input })).data?.resetPassword.__typename).toBe("SignedIn");
    expect(await confirm(await tokenFor(strangers))).toBe("LinkExpired");
    expect((await visitor().signIn(user.email, newPassword)).data?.signIn.__typename).toBe("SignedIn");
  });

  test("is asked for three times an hour at most, by one account and to one address", async () => {
    const first = await someone();
    for (const _time of [1, 2, 3]) expect(await first.ask()).toBe("EmailChangeRequested");
    expect(await first.ask("elsewhere@example.com")).toBe(TOO_MANY);
    const second = await someone();
    expect(await second.ask(first.newEmail.toUpperCase())).toBe(TOO_MANY);
  });
});

describe("where someone is signed in", () => {
  test("is theirs to see, and to end everywhere but here", async () => {
    const { user, caller } = await someone();
    const elsewhere = await server.newCaller(user);
    const stranger = await someone();
    const { data } = await caller.ask(SESSIONS);
    const seen = data?.viewerSessions as { isThisOne: boolean; lastUsedAt: string }[];
    expect(seen.map(({ isThisOne }) => isThisOne).sort()).toEqual([false, true]);
    for (const { lastUsedAt } of seen)
      expect(Math.abs(Date.parse(lastUsedAt) - now.getTime())).toBeLessThan(60_000);
    const refused = await caller.ask(END_OTHERS);
    expect(refused.errors[0]?.extensions.code).toBe("PASSWORD_REQUIRED");
    expect((await elsewhere.ask(VIEWER)).data?.viewer?.id).toBe(user.id);
    await caller.confirmPassword();
    const ended = await caller.ask(END_OTHERS);
    expect(ended.data?.endOtherSessions).toMatchObject([{ isThisOne: true }]);
    expect((await elsewhere.ask(VIEWER)).data?.viewer).toBeNull();
    expect((await caller.ask(VIEWER)).data?.viewer.id).toBe(user.id);
    expect((await stranger.caller.ask(VIEWER)).data?.viewer.id).toBe(stranger.user.id);
  });

  test("is shown with the browser's name in plain words; what it sent is neither kept nor logged", async () => {
    const user = await server.buildUser();
    const userAgent = "Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0 planted-agent";
    const caller = visitor();
    await caller.post(
      {
        query: "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }",
        variables: { input: { email: user.email, password: PASSWORD } },
      },
      { "user-agent": userAgent },
    );
    const { data } = await caller.ask(SESSIONS);
    expect(data?.viewerSessions).toMatchObject([{ browser: "Firefox on Windows", isThisOne: true }]);
    const tables = ["sessions", "audit_events", "users"];
    for (const table of tables)
      expect(JSON.stringify(await server.dataSource.query(`SELECT * FROM ${table}`))).not.toContain(
        "planted-agent",
      );
    expect(log.filter((line) => line.includes("planted-agent"))).toEqual([]);
  });
});
