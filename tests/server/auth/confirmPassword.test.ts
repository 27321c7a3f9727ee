import { describe, expect, test } from "vitest";
import { requireConfirmedPassword } from "../../../server/features/auth/passwords/confirmPassword";
import { createContext } from "../../../server/app/createContext";
import { CONFIRM_PASSWORD } from "../../support/accountDocuments";
import { PASSWORD } from "../../support/builders";
import { CHANGE_PASSWORD } from "../../support/documents";
import { outcomeOf, TOO_MANY } from "../../support/outcomeOf";
import { Caller, useTestApp } from "../../support/testApp";

let now = new Date();
const server = useTestApp({ TRUSTED_PROXIES: "127.0.0.1" }, { clock: { now: () => now } });
const MINUTE_MS = 60 * 1000;
const WRONG = "not the password";

async function confirm(caller: Caller, currentPassword = PASSWORD): Promise<string> {
  return outcomeOf(await caller.ask(CONFIRM_PASSWORD, { input: { currentPassword } }));
}

async function guard({ cookie }: Caller): Promise<string> {
  const ignore = () => {};
  const context = createContext(server.services, {
    clientAddress: "127.0.0.1",
    userAgent: "",
    pageAccount: null,
    signal: new AbortController().signal,
    cookies: {
      session: { read: () => cookie.split("=")[1] ?? null, set: ignore, clear: ignore },
      visitor: { read: () => null, set: ignore },
      device: { read: () => null, set: ignore },
    },
  });
  return requireConfirmedPassword({ manager: server.dataSource.manager, services: context }).then(
    () => "open",
    (error: { extensions: { code: string } }) => error.extensions.code,
  );
}

describe("confirming the password", () => {
  test("opens sensitive operations in this session alone, for five minutes; signing in does not", async () => {
    const user = await server.buildUser();
    const [here, there] = [await server.newCaller(user), await server.newCaller(user)];
    expect(await guard(here)).toBe("PASSWORD_REQUIRED");
    const { data } = await here.ask(CONFIRM_PASSWORD, { input: { currentPassword: PASSWORD } });
    expect(data?.confirmPassword).toEqual({
      __typename: "PasswordConfirmed",
      validUntil: new Date(now.getTime() + 5 * MINUTE_MS).toISOString(),
    });
    expect([await guard(here), await guard(there)]).toEqual(["open", "PASSWORD_REQUIRED"]);
    const isOpen = async (caller: Caller) => (await caller.ask("{ isPasswordConfirmed }")).data;
    expect(await isOpen(here)).toEqual({ isPasswordConfirmed: true });
    expect(await isOpen(there)).toEqual({ isPasswordConfirmed: false });
    now = new Date(now.getTime() + 5 * MINUTE_MS - 5000);
    // Too close to expiry for the next request.
    expect([await guard(here), await isOpen(here)]).toEqual(["open", { isPasswordConfirmed: false }]);
    now = new Date(now.getTime() - 5 * MINUTE_MS + 5000);
    now = new Date(now.getTime() + 5 * MINUTE_MS);
    expect(await guard(here)).toBe("PASSWORD_REQUIRED");
    expect(await guard(new Caller(() => server.origin))).toBe("UNAUTHENTICATED");
  });

  test("needs the account's own password and a session, and is recorded", async () => {
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    expect(await confirm(caller, WRONG)).toBe("InvalidCredentials");
    expect(await guard(caller)).toBe("PASSWORD_REQUIRED");
    expect(await confirm(new Caller(() => server.origin))).toBe("UNAUTHENTICATED");
    expect(await confirm(caller)).toBe("PasswordConfirmed");
    const rows = await server.dataSource.query(
      "SELECT 1 FROM audit_events WHERE action = 'confirmPassword' AND actor_id = $1",
      [user.id],
    );
    expect(rows).toHaveLength(1);
  });

  test("is refused in a session after five wrong tries, and only in that one", async () => {
    const user = await server.buildUser();
    const [guesser, other] = [await server.newCaller(user), await server.newCaller(user)];
    for (let index = 0; index < 5; index += 1)
      expect(await confirm(guesser, WRONG)).toBe("InvalidCredentials");
    expect(await confirm(guesser)).toBe(TOO_MANY);
    expect(await confirm(other)).toBe("PasswordConfirmed");
    await server.dataSource.query("UPDATE rate_limits SET expire = expire - 300000");
    expect(await confirm(guesser)).toBe("PasswordConfirmed");
  });

  test("takes at most 30 wrong tries a day in one session", async () => {
    const caller = await server.newCaller();
    let wrong = 0;
    for (let index = 0; index < 36; index += 1) {
      if ((await confirm(caller, WRONG)) === "InvalidCredentials") wrong += 1;
      else await server.dataSource.query("UPDATE rate_limits SET expire = expire - 300000");
    }
    expect(wrong).toBe(30);
    expect(await confirm(caller)).toBe(TOO_MANY);
  });

  test("is not blocked by a stranger's wrong passwords, nor is changing the password", async () => {
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    const stranger = new Caller(() => server.origin);
    const query = "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }";
    for (let index = 0; index < 33; index += 1) {
      const variables = { input: { email: user.email, password: WRONG } };
      await stranger.post({ query, variables }, { "x-forwarded-for": `10.3.${index}.1` });
    }
    expect(await confirm(caller)).toBe("PasswordConfirmed");
    const input = { currentPassword: PASSWORD, newPassword: "seven copper kettles" };
    const { data } = await caller.ask(CHANGE_PASSWORD, { input });
    expect(data?.changePassword.__typename).toBe("PasswordChanged");
    expect(await guard(caller)).toBe("PASSWORD_REQUIRED");
  });
});
