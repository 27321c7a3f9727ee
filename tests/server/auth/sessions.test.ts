import { describe, expect, test } from "vitest";
import { Role } from "../../../server/core/authorization";
import { PASSWORD } from "../../support/builders";
import { CHANGE_PASSWORD, VIEWER } from "../../support/documents";
import { outcomeOf, TOO_MANY } from "../../support/outcomeOf";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp();
const SIGN_OUT = "mutation { signOut }";

async function isSignedIn(caller: Caller): Promise<boolean> {
  const { data } = await caller.ask(VIEWER);
  return data?.viewer !== null;
}

async function passTime(userId: string, interval: string): Promise<void> {
  await server.dataSource.query(
    `UPDATE sessions SET idle_until = idle_until - $2::interval, ends_at = ends_at - $2::interval WHERE user_id = $1`,
    [userId, interval],
  );
}

async function countSessions(userId: string): Promise<number> {
  const [{ count }] = await server.dataSource.query<[{ count: number }]>(
    "SELECT count(*)::int AS count FROM sessions WHERE user_id = $1",
    [userId],
  );
  return count;
}

describe("a session", () => {
  test("is stored only as the hash of its token", async () => {
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    const token = caller.cookie.split("=")[1] ?? "";
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const rows = JSON.stringify(
      await server.dataSource.query("SELECT *, encode(token_hash, 'escape') FROM sessions"),
    );
    expect(rows).not.toContain(token);
  });

  test("gets a new token at every sign-in, and the browser's old one ends", async () => {
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    const old = new Caller(() => server.origin);
    old.cookie = caller.cookie;
    await caller.signIn(user.email);
    expect(caller.cookie).not.toBe(old.cookie);
    expect(await isSignedIn(old)).toBe(false);
    expect(await isSignedIn(caller)).toBe(true);
  });

  test("that the browser brings along is never taken up as the new one", async () => {
    const user = await server.buildUser();
    const caller = new Caller(() => server.origin);
    caller.cookie = "session=planted-by-somebody-else";
    await caller.signIn(user.email);
    expect(caller.cookie).not.toContain("planted");
    expect(await isSignedIn(caller)).toBe(true);
  });

  test("ends when the learner signs out, in the database and not only in the browser", async () => {
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    const stolen = new Caller(() => server.origin);
    stolen.cookie = caller.cookie;
    expect((await caller.ask(SIGN_OUT)).data).toEqual({ signOut: true });
    expect(await isSignedIn(stolen)).toBe(false);
    expect(await countSessions(user.id)).toBe(0);
  });

  test("signing out without a session is no error", async () => {
    expect((await new Caller(() => server.origin).ask(SIGN_OUT)).data).toEqual({ signOut: true });
  });

  test("leaves the person's other browsers alone when one signs out", async () => {
    const user = await server.buildUser();
    const [phone, laptop] = [await server.newCaller(user), await server.newCaller(user)];
    await phone.ask(SIGN_OUT);
    expect(await isSignedIn(laptop)).toBe(true);
  });

  test.each([
    [Role.LEARNER, "13 days 23 hours", "14 days 1 minute"],
    [Role.ADMIN, "1 hour 59 minutes", "2 hours 1 minute"],
  ])("of a %s that is not used lives for %s, not for %s", async (role, within, beyond) => {
    const user = await server.buildUser({ role });
    const [used, unused] = [await server.newCaller(user), await server.newCaller(user)];
    await passTime(user.id, within);
    expect(await isSignedIn(used)).toBe(true);
    await server.dataSource.query("UPDATE sessions SET idle_until = idle_until + $2 WHERE user_id = $1", [
      user.id,
      within,
    ]);
    await passTime(user.id, beyond);
    expect(await isSignedIn(unused)).toBe(false);
  });

  test.each([
    [Role.LEARNER, 13, 10],
    [Role.ADMIN, 1.5, 8],
  ])("of a %s that is used all along still ends", async (role, step, mostSteps) => {
    const unit = role === Role.ADMIN ? "hours" : "days";
    const user = await server.buildUser({ role });
    const caller = await server.newCaller(user);
    let steps = 0;
    while (await isSignedIn(caller)) {
      steps += 1;
      await passTime(user.id, `${step} ${unit}`);
      expect(steps).toBeLessThanOrEqual(mostSteps);
    }
    // 30 days in steps of 13; 12 hours in steps of 1.5.
    expect(steps).toBe(role === Role.ADMIN ? 8 : 3);
  });

  test("tells at the very next request that the person's role has changed", async () => {
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    const ask = async () => (await caller.ask("{ cmsCourses { nodes { id } } }")).errors[0]?.extensions.code;
    expect(await ask()).toBe("FORBIDDEN");
    await server.dataSource.query("UPDATE users SET role = 'ADMIN' WHERE id = $1", [user.id]);
    expect(await ask()).toBeUndefined();
    await server.dataSource.query("UPDATE users SET role = 'LEARNER' WHERE id = $1", [user.id]);
    expect(await ask()).toBe("FORBIDDEN");
  });

  test("of someone whose account is gone is gone too", async () => {
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    await server.dataSource.query("DELETE FROM users WHERE id = $1", [user.id]);
    expect(await isSignedIn(caller)).toBe(false);
  });
});

describe("changing the password", () => {
  const NEW_PASSWORD = "four copper kettles";

  test("ends every other session, gives this browser a new one, and the old password is worth nothing", async () => {
    const user = await server.buildUser();
    const [here, there] = [await server.newCaller(user), await server.newCaller(user)];
    const before = new Caller(() => server.origin);
    before.cookie = here.cookie;
    const { data } = await here.ask(CHANGE_PASSWORD, {
      input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
    });
    expect(data?.changePassword).toEqual({ __typename: "PasswordChanged", viewer: { id: user.id } });
    expect(await Promise.all([here, there, before].map(isSignedIn))).toEqual([true, false, false]);
    expect((await there.signIn(user.email)).data?.signIn.__typename).toBe("InvalidCredentials");
    expect((await there.signIn(user.email, NEW_PASSWORD)).data?.signIn.__typename).toBe("SignedIn");
  });

  test("needs the current password; guessing it closes nothing but this session’s own checks", async () => {
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    const guess = async () => {
      const input = { currentPassword: "not the password", newPassword: NEW_PASSWORD };
      return outcomeOf(await caller.ask(CHANGE_PASSWORD, { input }));
    };
    for (let index = 0; index < 5; index += 1) expect(await guess()).toBe("InvalidCredentials");
    expect(await guess()).toBe(TOO_MANY);
    expect((await new Caller(() => server.origin).signIn(user.email)).data?.signIn.__typename).toBe(
      "SignedIn",
    );
    expect(await isSignedIn(caller)).toBe(true);
  });

  test("works ten times an hour, and its e-mails count where the address is not verified", async () => {
    for (const emailVerifiedAt of [null, new Date()]) {
      const user = await server.buildUser({ emailVerifiedAt });
      const caller = await server.newCaller(user);
      const change = async () => {
        const input = { currentPassword: PASSWORD, newPassword: PASSWORD };
        return outcomeOf(await caller.ask(CHANGE_PASSWORD, { input }));
      };
      for (let time = 0; time < 10; time += 1) expect(await change()).toBe("PasswordChanged");
      expect(await change()).toBe(TOO_MANY);
      expect(await isSignedIn(caller)).toBe(true);
      const emails = await server.dataSource.query<{ counts: boolean }[]>(
        `SELECT unverified_key IS NOT NULL AS counts FROM letters WHERE kind = 'passwordChanged' AND "to" = $1`,
        [user.email],
      );
      expect(emails).toEqual(Array(10).fill({ counts: emailVerifiedAt === null }));
    }
  });

  test("takes no common and no short password", async () => {
    const caller = await server.newCaller();
    for (const newPassword of ["password1", "short"]) {
      const { errors } = await caller.ask(CHANGE_PASSWORD, {
        input: { currentPassword: PASSWORD, newPassword },
      });
      expect(errors[0]?.extensions).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: [{ field: "newPassword" }],
      });
    }
  });
});
