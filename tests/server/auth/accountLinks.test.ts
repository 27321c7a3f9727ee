import { describe, expect, test } from "vitest";
import { emailColumns } from "../../../server/core/text/email";
import { inviteUser } from "../../../server/features/auth/account/inviteUser";
import { User } from "../../../server/features/auth/user.entity";
import { OutboxEmail } from "../../../server/platform/mail/email.entity";
import { writeLink } from "../../../server/platform/mail/emailLink";
import { RENEW_CALENDAR } from "../../support/accountDocuments";
import { PASSWORD } from "../../support/builders";
import { SIGN_UP, VIEWER } from "../../support/documents";
import { lastTokenTo, linkIn } from "../../support/emailLinks";
import { outcomeOf, TOO_MANY } from "../../support/outcomeOf";
import { Caller, useTestApp } from "../../support/testApp";

const log: string[] = [];
let now = new Date();
const server = useTestApp({}, { logTo: (line) => log.push(line), clock: { now: () => now } });

const FORGOT = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) {
  __typename email } }`;
const RESET = `mutation ($input: ChoosePasswordInput!) { resetPassword(input: $input) { __typename
  ... on SignedIn { viewer { id name emailVerifiedAt } } ... on LinkExpired { message } } }`;
const ACCEPT = RESET.replace("resetPassword", "acceptInvitation");
const CLAIM = RESET.replace("resetPassword", "claimAccount");
const VERIFY = `mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { __typename
  ... on EmailVerified { email wasVerified } ... on LinkExpired { message } } }`;
const ASK_AGAIN = `mutation { requestEmailVerification {
  __typename viewer { id emailVerifiedAt } } }`;

const NEW_PASSWORD = "seven copper kettles";
const HOUR_MS = 60 * 60 * 1000;
const visitor = () => new Caller(() => server.origin);

async function emailsTo(to: string): Promise<OutboxEmail[]> {
  return server.dataSource.manager.find(OutboxEmail, { where: { to }, order: { queuedAt: "ASC" } });
}

async function tokenFor(to: string): Promise<string> {
  return lastTokenTo(server.services, to);
}

async function forgot(email: string): Promise<string> {
  await visitor().ask(FORGOT, { input: { email } });
  return tokenFor(email);
}

async function typeOf(caller: Caller, query: string, input: object): Promise<string> {
  return outcomeOf(await caller.ask(query, { input }));
}

describe("a forgotten password", () => {
  test("is replaced by the mailed link: every session ends, and a new one begins", async () => {
    const user = await server.buildUser();
    const elsewhere = await server.newCaller(user);
    const token = await forgot(user.email.toUpperCase()).then(() => tokenFor(user.email));
    const caller = visitor();
    const { data } = await caller.ask(RESET, { input: { token, newPassword: NEW_PASSWORD } });
    expect(data?.resetPassword).toMatchObject({ __typename: "SignedIn", viewer: { id: user.id } });
    expect(data?.resetPassword.viewer.emailVerifiedAt).not.toBeNull();
    expect((await caller.ask(VIEWER)).data?.viewer).toMatchObject({ id: user.id });
    expect((await elsewhere.ask(VIEWER)).data?.viewer).toBeNull();
    expect((await visitor().signIn(user.email)).data?.signIn.__typename).toBe("InvalidCredentials");
    expect((await visitor().signIn(user.email, NEW_PASSWORD)).data?.signIn.__typename).toBe("SignedIn");
  });

  test("has a letter that is for its reader alone, with a link of its own", async () => {
    const { email } = await server.buildUser({ name: "Asha" });
    await forgot(email);
    const [mail] = await emailsTo(email);
    expect(mail).toMatchObject({ kind: "passwordReset", isConfidential: true });
    expect(mail && linkIn(server.services, mail)).toMatch(/^\/reset#[\w-]{43}$/);
  });

  test("says the same where there is no account, takes as long, and writes to nobody", async () => {
    const { email } = await server.buildUser();
    const timed = async (address: string) => {
      const start = performance.now();
      const { data } = await visitor().ask(FORGOT, { input: { email: address } });
      return { answer: data?.requestPasswordReset, took: performance.now() - start };
    };
    const known = await timed(email);
    const unknown = await timed("nobody@example.com");
    expect(known.answer).toEqual({ __typename: "PasswordResetRequested", email });
    expect(unknown.answer).toEqual({ __typename: "PasswordResetRequested", email: "nobody@example.com" });
    expect(Math.min(known.took, unknown.took)).toBeGreaterThanOrEqual(295);
    expect(await emailsTo("nobody@example.com")).toEqual([]);
  });

  test("is asked for three times an hour, also where there is no account", async () => {
    const { email } = await server.buildUser();
    for (const address of [email, "stranger@example.com"]) {
      for (const _time of [1, 2, 3])
        expect(await typeOf(visitor(), FORGOT, { email: address })).toBe("PasswordResetRequested");
      expect(await typeOf(visitor(), FORGOT, { email: address.toUpperCase() })).toBe(TOO_MANY);
    }
    expect(await emailsTo(email)).toHaveLength(3);
  });
});

const IS_OPEN = `query ($purpose: AccountPurpose!, $token: String!) {
  isMailedLinkOpen(purpose: $purpose, token: $token) }`;

describe("a link", () => {
  const choose = (token: string, query = RESET) =>
    typeOf(visitor(), query, { token, newPassword: NEW_PASSWORD });

  test("works once, also when it is tried many times at once; so do its older brothers", async () => {
    const { email } = await server.buildUser();
    const [older, token] = [await forgot(email), await forgot(email)];
    const tries = await Promise.all(Array.from({ length: 10 }, () => choose(token)));
    expect(tries.sort()).toEqual([...Array.from({ length: 9 }, () => "LinkExpired"), "SignedIn"]);
    expect(await choose(token)).toBe("LinkExpired");
    expect(await choose(older)).toBe("LinkExpired");
  });

  test("says whether it still works before anyone types a password", async () => {
    const user = await server.buildUser();
    const token = await forgot(user.email);
    const isOpen = async (purpose: string, given = token): Promise<unknown> =>
      (await visitor().ask(IS_OPEN, { purpose, token: given })).data?.isMailedLinkOpen;
    expect(await isOpen("RESET")).toBe(true);
    expect(await isOpen("INVITATION")).toBe(false);
    expect(await isOpen("RESET", `${token.slice(0, -1)}_`)).toBe(false);
    expect(await choose(token)).toBe("SignedIn");
    expect(await isOpen("RESET")).toBe(false);
  });

  test("is refused when it is too old, of another kind, made up, or sent to an address that is not theirs now", async () => {
    const user = await server.buildUser();
    const token = await forgot(user.email);
    expect(await choose(token, ACCEPT)).toBe("LinkExpired");
    expect(await typeOf(visitor(), VERIFY, { token })).toBe("LinkExpired");
    expect(await choose(`${token.slice(0, -1)}_`)).toBe("LinkExpired");
    expect(await choose("")).toBe("LinkExpired");
    now = new Date(Date.now() + HOUR_MS + 1000);
    expect(await choose(token)).toBe("LinkExpired");
    now = new Date();
    await server.dataSource.manager.update(User, { id: user.id }, emailColumns("moved@example.com"));
    expect(await choose(token)).toBe("LinkExpired");
    expect((await visitor().signIn("moved@example.com")).data?.signIn.__typename).toBe("SignedIn");
  });

  test("is not used up by a password that is refused", async () => {
    const { email } = await server.buildUser();
    const token = await forgot(email);
    expect(await typeOf(visitor(), RESET, { token, newPassword: "password1" })).toBe("BAD_USER_INPUT");
    expect(await typeOf(visitor(), RESET, { token, newPassword: "short" })).toBe("BAD_USER_INPUT");
    expect(await choose(token)).toBe("SignedIn");
  });

  test("changes its owner's account alone, no matter who is signed in where it is opened", async () => {
    const owner = await server.buildUser();
    const token = await forgot(owner.email);
    const other = await server.newCaller();
    const { data } = await other.ask(RESET, { input: { token, newPassword: NEW_PASSWORD } });
    expect(data?.resetPassword.viewer.id).toBe(owner.id);
    expect((await other.ask(VIEWER)).data?.viewer.id).toBe(owner.id);
  });

  test("leaves no trace in the log and the audit log, and beside its letter nothing but its hash", async () => {
    const { email } = await server.buildUser();
    const token = await forgot(email);
    expect(token).toHaveLength(43);
    await server.dataSource.query("ALTER TABLE audit_events RENAME TO hidden_events");
    expect(await choose(token)).toBe("INTERNAL_SERVER_ERROR");
    await server.dataSource.query("ALTER TABLE hidden_events RENAME TO audit_events");
    expect(await choose(token)).toBe("SignedIn");
    expect(log.some((line) => line.includes("unexpected error"))).toBe(true);
    expect(log.filter((line) => line.includes(token))).toEqual([]);
    const rows = await server.dataSource.query(
      "SELECT 1 FROM audit_events a WHERE strpos(a::text, $1) > 0 UNION ALL SELECT 1 FROM account_tokens t WHERE strpos(t::text, $1) > 0",
      [token],
    );
    expect(rows).toEqual([]);
  });
});

describe("a new account's address", () => {
  async function signUp(email: string) {
    const caller = visitor();
    await caller.ask(SIGN_UP, { input: { name: "Asha", email, password: NEW_PASSWORD } });
    return { caller, token: await tokenFor(email) };
  }

  test("is confirmed by a reset too, and its older link says so", async () => {
    const { token } = await signUp("chitra@example.com");
    const reset = await forgot("chitra@example.com");
    expect(await typeOf(visitor(), RESET, { token: reset, newPassword: NEW_PASSWORD })).toBe("SignedIn");
    const { data } = await visitor().ask(VERIFY, { input: { token } });
    expect(data?.verifyEmail).toMatchObject({ __typename: "EmailVerified", wasVerified: true });
    expect(await typeOf(visitor(), CLAIM, { token, newPassword: "nine silver spoons" })).toBe("LinkExpired");
  });

  test("is verified by its link where its owner is signed in; a second click says so again", async () => {
    const email = "asha@example.com";
    const { caller, token: first } = await signUp(email);
    const [mail] = await emailsTo(email);
    expect(mail).toMatchObject({ kind: "emailVerification", isConfidential: true });
    // Anyone can type a name, so the e-mail names only the address.
    expect(mail?.paragraphs.join()).toContain(
      `An account was created with this address, probably by you: ${email}.`,
    );
    expect(mail?.paragraphs.join()).not.toContain("Asha");
    expect((await caller.ask(ASK_AGAIN)).data?.requestEmailVerification.viewer.emailVerifiedAt).toBeNull();
    const second = await tokenFor(email);
    const verify = async (token: string, as = caller) => {
      const { data } = await as.ask(VERIFY, { input: { token } });
      return data?.verifyEmail as object;
    };
    expect(await verify(second)).toEqual({ __typename: "EmailVerified", email, wasVerified: false });
    for (const token of [first, second])
      expect(await verify(token, visitor())).toEqual({
        __typename: "EmailVerified",
        email,
        wasVerified: true,
      });
    expect(
      (await caller.ask(ASK_AGAIN)).data?.requestEmailVerification.viewer.emailVerifiedAt,
    ).not.toBeNull();
    expect(await emailsTo(email)).toHaveLength(2);
    // An old link cannot take over a verified address.
    expect(await typeOf(visitor(), CLAIM, { token: second, newPassword: "nine silver spoons" })).toBe(
      "LinkExpired",
    );
    expect(await verify(second, visitor())).toMatchObject({ __typename: "EmailVerified", wasVerified: true });
    expect((await visitor().signIn(email, NEW_PASSWORD)).data?.signIn.__typename).toBe("SignedIn");
  });

  test("elsewhere needs the account's password, five tries in five minutes", async () => {
    const email = "bina@example.com";
    const { token } = await signUp(email);
    const other = await server.newCaller();
    for (const caller of [visitor(), other])
      expect(await typeOf(caller, VERIFY, { token })).toBe("PasswordNeeded");
    expect(await typeOf(other, VERIFY, { token, currentPassword: PASSWORD })).toBe("InvalidCredentials");
    expect(await typeOf(other, VERIFY, { token, currentPassword: NEW_PASSWORD })).toBe("EmailVerified");

    const { token: guessed } = await signUp("divya@example.com");
    for (const _time of [1, 2, 3, 4, 5])
      expect(await typeOf(visitor(), VERIFY, { token: guessed, currentPassword: "guess" })).toBe(
        "InvalidCredentials",
      );
    expect(await typeOf(visitor(), VERIFY, { token: guessed, currentPassword: NEW_PASSWORD })).toBe(TOO_MANY);
    await server.services.security.flush();
    const noted = await server.dataSource.query<object[]>(
      `SELECT detail, sum(count)::int AS count FROM security_events JOIN users u ON u.id = account_id
       WHERE kind = 'PASSWORD_CHECK_FAILED' AND u.email = 'divya@example.com' GROUP BY detail`,
    );
    expect(noted).toEqual([{ detail: "mailed-link", count: 5 }]);
  });

  test("that a stranger signed up with is its reader's by a new password: everyone else is out", async () => {
    const email = "esha@example.com";
    const { caller: stranger, token } = await signUp(email);
    const { data: renewed } = await stranger.ask(RENEW_CALENDAR);
    expect(await typeOf(visitor(), VERIFY, { token })).toBe("PasswordNeeded");
    expect((await stranger.ask("{ viewer { emailVerifiedAt } }")).data?.viewer.emailVerifiedAt).toBeNull();
    const owner = visitor();
    expect(await typeOf(owner, CLAIM, { token, newPassword: "nine silver spoons" })).toBe("SignedIn");
    expect((await owner.ask("{ viewer { emailVerifiedAt } }")).data?.viewer.emailVerifiedAt).not.toBeNull();
    expect((await stranger.ask(VIEWER)).data?.viewer).toBeNull();
    expect((await visitor().signIn(email, NEW_PASSWORD)).data?.signIn.__typename).toBe("InvalidCredentials");
    expect((await fetch(server.origin + String(renewed?.renewCalendarAddress))).status).toBe(404);
    expect(await typeOf(visitor(), CLAIM, { token, newPassword: NEW_PASSWORD })).toBe("LinkExpired");
  });

  test.each([
    ["the name that the reader types", { name: "Esha Rao" }, "Esha Rao"],
    ["the address, where they type none", {}, "esha rao"],
  ])(
    "that a stranger signed up with is called by %s, without the stranger's phone",
    async (_what, typed, name) => {
      const email = `esha.rao@${Object.keys(typed).length}.example.com`;
      const input = { name: "Hello Refund", email, phone: "90000 00001", password: NEW_PASSWORD };
      await visitor().ask(SIGN_UP, { input });
      const owner = visitor();
      const token = await tokenFor(email);
      await owner.ask(CLAIM, { input: { token, newPassword: "nine silver spoons", ...typed } });
      const { data } = await owner.ask("{ viewer { name phone } }");
      expect(data?.viewer).toEqual({ name, phone: null });
    },
  );

  test("that a stranger signed up with loses the name by a reset and by an invitation too", async () => {
    for (const [index, query] of [RESET, ACCEPT].entries()) {
      const email = `farah${index}@example.com`;
      await visitor().ask(SIGN_UP, { input: { name: "Hello Refund", email, password: NEW_PASSWORD } });
      const invited = async () => {
        const who = { email, name: "Hello Refund", phone: null };
        const { link } = await server.dataSource.transaction((manager) =>
          inviteUser({ manager, services: server.services }, who),
        );
        return writeLink(server.services, link).replace("/invitation#", "");
      };
      const token = query === RESET ? await forgot(email) : await invited();
      const { data } = await visitor().ask(query, { input: { token, newPassword: "nine silver spoons" } });
      expect(Object.values(data ?? {})).toMatchObject([{ viewer: { name: `farah${index}` } }]);
    }
  });

  test("of before keeps its name and phone when its password is reset", async () => {
    const user = await server.buildUser({
      name: "Gita",
      phone: "+919000000000",
      emailVerifiedAt: new Date(),
    });
    const token = await forgot(user.email);
    const owner = visitor();
    await owner.ask(RESET, { input: { token, newPassword: "nine silver spoons", name: "Other" } });
    const { data } = await owner.ask("{ viewer { name phone } }");
    expect(data?.viewer).toEqual({ name: "Gita", phone: "+91 90000 00000" });
  });

  test("is asked about three times an hour at most", async () => {
    const caller = await server.newCaller();
    for (const _time of [1, 2, 3]) await caller.ask(ASK_AGAIN);
    expect(outcomeOf(await caller.ask(ASK_AGAIN))).toBe(TOO_MANY);
  });
});

describe("an invitation", () => {
  const invite = (email: string) =>
    server.dataSource.transaction((manager) =>
      inviteUser({ manager, services: server.services }, { email, name: "Bela", phone: null }),
    );

  test("makes an account that nobody can enter before its owner chose a password", async () => {
    const { user, link, isInvitation } = await invite("bela@example.com");
    expect({ isInvitation, emailVerifiedAt: user.emailVerifiedAt }).toEqual({
      isInvitation: true,
      emailVerifiedAt: null,
    });
    for (const password of ["", "null", NEW_PASSWORD])
      expect((await visitor().signIn("bela@example.com", password)).data?.signIn.__typename).toBe(
        "InvalidCredentials",
      );
    const caller = visitor();
    const input = {
      token: writeLink(server.services, link).replace("/invitation#", ""),
      newPassword: NEW_PASSWORD,
    };
    const { data } = await caller.ask(ACCEPT, { input });
    expect(data?.acceptInvitation.viewer).toMatchObject({ id: user.id, name: "Bela" });
    expect((await caller.ask(VIEWER)).data?.viewer.id).toBe(user.id);
    expect(await typeOf(visitor(), ACCEPT, input)).toBe("LinkExpired");
  });

  test("of someone whose address is verified leads to the sign-in, and changes nothing", async () => {
    const user = await server.buildUser({ emailVerifiedAt: new Date() });
    const again = await invite(user.email.toUpperCase());
    expect(again).toMatchObject({ user: { id: user.id }, link: { path: "/signin" }, isInvitation: false });
  });

  test("of an address that a stranger typed first changes nothing until its owner accepts", async () => {
    const stranger = visitor();
    const email = "victim@example.com";
    await stranger.ask(SIGN_UP, { input: { name: "Stranger", email, password: NEW_PASSWORD } });
    const { link, isInvitation, isUnproven } = await invite(email);
    expect([isInvitation, isUnproven]).toEqual([true, true]);
    expect((await stranger.ask(VIEWER)).data?.viewer).not.toBeNull();
    expect((await visitor().signIn(email, NEW_PASSWORD)).data?.signIn.__typename).toBe("SignedIn");
    const token = writeLink(server.services, link).replace("/invitation#", "");
    expect(await typeOf(visitor(), ACCEPT, { token, newPassword: "nine silver spoons" })).toBe("SignedIn");
    expect((await stranger.ask(VIEWER)).data?.viewer).toBeNull();
    expect((await visitor().signIn(email, NEW_PASSWORD)).data?.signIn.__typename).toBe("InvalidCredentials");
  });

  test("twice at once makes one account", async () => {
    const made = await Promise.all([invite("chitra@example.com"), invite("Chitra@example.com")]);
    expect(made[0].user.id).toBe(made[1].user.id);
  });
});
