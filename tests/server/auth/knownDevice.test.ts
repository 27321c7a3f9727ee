import { describe, expect, test } from "vitest";
import { Role } from "../../../server/core/authorization";
import { PASSWORD } from "../../support/builders";
import { CHANGE_PASSWORD, VIEWER } from "../../support/documents";
import { lastTokenTo, emailsTo } from "../../support/emailLinks";
import { outcomeOf, TOO_MANY } from "../../support/outcomeOf";
import type { Answer } from "../../support/testApp";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp({ TRUSTED_PROXIES: "127.0.0.1" });
const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }";
const FORGOT =
  "mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }";
const RESET = "mutation ($input: ChoosePasswordInput!) { resetPassword(input: $input) { __typename } }";
const NEW_PASSWORD = "seven copper kettles";
let serial = 0;

const newBrowser = () => new Caller(() => server.origin);
const someAddress = () => `10.20.${(serial += 1) >> 8}.${serial & 255}`;

async function signIn(caller: Caller, email: string, password = PASSWORD, address = someAddress()) {
  const response = await caller.post(
    { query: SIGN_IN, variables: { input: { email, password } } },
    { "x-forwarded-for": address },
  );
  const answer = (await response.json()) as { errors?: Answer["errors"] };
  const seconds = answer.errors?.[0]?.extensions.retryAfterSeconds ?? 0;
  return { outcome: outcomeOf(answer), retryAfterSeconds: Number(seconds) };
}

async function passTime(seconds: number): Promise<void> {
  await server.dataSource.query("UPDATE rate_limits SET expire = expire - $1", [seconds * 1000]);
}

/** Wrong passwords from many clients, until the backoff exceeds two minutes. */
async function attack(email: string): Promise<void> {
  let wait = 0;
  for (let index = 0; wait < 120; index += 1) {
    const answer = await signIn(newBrowser(), email, "not the password");
    if (index < 30) expect(answer.outcome).toBe("InvalidCredentials");
    wait = answer.retryAfterSeconds;
    if (wait < 120) await passTime(wait);
  }
}

describe("an account whose password strangers guess", () => {
  test("is open to its owner on a device that signed in before, and slowly on a new one", async () => {
    const user = await server.buildUser();
    const { email } = user;
    const known = await server.newCaller(user);
    await attack(email);
    await known.ask("mutation { signOut }");
    expect((await signIn(known, email)).outcome).toBe("SignedIn");

    const refused = await signIn(newBrowser(), email);
    expect(refused.outcome).toBe(TOO_MANY);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(300);
    await passTime(refused.retryAfterSeconds);
    expect((await signIn(newBrowser(), email)).outcome).toBe("SignedIn");
  });

  test("lets its owner in on a new device by a mailed link, while strangers take every try and every link", async () => {
    const { email } = await server.buildUser();
    await attack(email);
    const forgot = async (): Promise<unknown> => {
      return outcomeOf(await newBrowser().ask(FORGOT, { input: { email } }));
    };
    const kinds = [await forgot(), await forgot(), await forgot(), await forgot()];
    expect(kinds).toEqual([...Array<string>(3).fill("PasswordResetRequested"), TOO_MANY]);
    expect((await signIn(newBrowser(), email)).outcome).toBe(TOO_MANY);

    const owner = newBrowser();
    const token = await lastTokenTo(server.services, email);
    const reset = await owner.ask(RESET, { input: { token, newPassword: NEW_PASSWORD } });
    expect(reset.data?.resetPassword.__typename).toBe("SignedIn");
    await signIn(newBrowser(), email, "not the password");
    await owner.ask("mutation { signOut }");
    expect((await signIn(owner, email, NEW_PASSWORD)).outcome).toBe("SignedIn");
  });

  test("makes them wait longer and longer, up to five minutes", async () => {
    const { email } = await server.buildUser();
    const guess = () => signIn(newBrowser(), email, "not the password");
    let [checked, wait] = [0, 0];
    while (wait < 280) {
      const { outcome, retryAfterSeconds } = await guess();
      if (outcome === "InvalidCredentials") checked += 1;
      wait = retryAfterSeconds;
      await passTime(wait);
    }
    // Thirty at once, then one per step; on a slow machine the first steps pass without a wait.
    expect(checked).toBeGreaterThanOrEqual(40);
    expect(checked).toBeLessThanOrEqual(46);
    expect((await guess()).outcome).toBe("InvalidCredentials");
    const { retryAfterSeconds } = await guess();
    expect(retryAfterSeconds).toBeGreaterThan(280);
    expect(retryAfterSeconds).toBeLessThanOrEqual(300);
  });
});

describe("a known device", () => {
  test("has five tries in five minutes and thirty a day of its own", async () => {
    const user = await server.buildUser();
    const device = await server.newCaller(user);
    for (let index = 0; index < 5; index += 1)
      expect((await signIn(device, user.email, "wrong")).outcome).toBe("InvalidCredentials");
    expect((await signIn(device, user.email)).outcome).toBe(TOO_MANY);
    expect((await signIn(newBrowser(), user.email)).outcome).toBe("SignedIn");
    let checked = 5;
    for (let index = 0; index < 40; index += 1) {
      if (index % 5 === 0) await passTime(5 * 60);
      if ((await signIn(device, user.email, "wrong")).outcome === "InvalidCredentials") checked += 1;
    }
    expect(checked).toBe(30);
  });

  test("is known to the accounts that signed in there, and to no other", async () => {
    const [mother, son, stranger] = [
      await server.buildUser(),
      await server.buildUser(),
      await server.buildUser(),
    ];
    const device = await server.newCaller(mother);
    await signIn(device, son.email);
    for (const { email } of [mother, son, stranger]) await attack(email);
    expect((await signIn(device, mother.email)).outcome).toBe("SignedIn");
    expect((await signIn(device, son.email)).outcome).toBe("SignedIn");
    expect((await signIn(device, stranger.email)).outcome).toBe(TOO_MANY);
  });

  test("cannot be made up, taken from another account, or kept beyond a new password", async () => {
    const user = await server.buildUser();
    const device = await server.newCaller(user);
    const other = await server.newCaller();
    const [id = "", signature = ""] = device.device.replace("device=", "").split(".");
    const forged = [
      `device=${id}.${"A".repeat(43)}`,
      `device=${"A".repeat(22)}.${signature}`,
      `device=${id}`,
      "device=..",
      `${other.device}`,
    ];
    await attack(user.email);
    for (const cookie of forged) {
      const caller = newBrowser();
      caller.device = cookie;
      expect([cookie, (await signIn(caller, user.email)).outcome]).toEqual([cookie, TOO_MANY]);
    }
    await newBrowser().ask(FORGOT, { input: { email: user.email } });
    const reset = newBrowser();
    const token = await lastTokenTo(server.services, user.email);
    await reset.ask(RESET, { input: { token, newPassword: NEW_PASSWORD } });
    expect((await signIn(device, user.email, NEW_PASSWORD)).outcome).toBe(TOO_MANY);
    expect((await signIn(reset, user.email, NEW_PASSWORD)).outcome).toBe("SignedIn");
  });

  test("has a cookie that scripts cannot read and that survives signing out", async () => {
    const { email } = await server.buildUser();
    const caller = newBrowser();
    const query = "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }";
    const response = await caller.post({ query, variables: { input: { email, password: PASSWORD } } });
    const cookie = response.headers.getSetCookie().find((set) => set.startsWith("device="));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const kept = caller.device;
    await caller.ask("mutation { signOut }");
    expect(caller.device).toBe(kept);
    expect((await caller.ask(VIEWER)).data?.viewer).toBeNull();
  });
});

describe("the owner reads", () => {
  test("that the password was changed or reset, and nothing when the first one is chosen", async () => {
    const user = await server.buildUser({ emailVerifiedAt: new Date(), name: "Asha" });
    const caller = await server.newCaller(user);
    await caller.ask(CHANGE_PASSWORD, { input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } });
    await newBrowser().ask(FORGOT, { input: { email: user.email } });
    const token = await lastTokenTo(server.services, user.email);
    await newBrowser().ask(RESET, { input: { token, newPassword: PASSWORD } });
    const emails = await emailsTo(server.services, user.email);
    expect(emails.map(({ kind }) => kind)).toEqual(["passwordChanged", "passwordReset", "passwordChanged"]);
    expect(emails[0]?.paragraphs[0]).toBe("Hello Asha,");
    expect(emails[0]?.paragraphs.join()).not.toContain(NEW_PASSWORD);
  });

  test("that a new device signed in to a staff account, not a known one and not to a learner's", async () => {
    const admin = await server.buildUser({ role: Role.ADMIN, emailVerifiedAt: new Date() });
    const learner = await server.buildUser();
    const device = newBrowser();
    for (const caller of [device, device, newBrowser()]) await signIn(caller, admin.email);
    await signIn(newBrowser(), learner.email);
    expect((await emailsTo(server.services, admin.email)).map(({ kind }) => kind)).toEqual([
      "newDevice",
      "newDevice",
    ]);
    expect(await emailsTo(server.services, learner.email)).toEqual([]);
  });
});

test("an account has 20 sessions at most: the oldest ends", async () => {
  const user = await server.buildUser();
  const callers: Caller[] = [];
  for (let index = 0; index < 21; index += 1) callers.push(await server.newCaller(user));
  const viewers: unknown[] = [];
  for (const caller of callers) viewers.push((await caller.ask(VIEWER)).data?.viewer?.id);
  expect(viewers).toEqual([undefined, ...Array.from({ length: 20 }, () => user.id)]);
});
