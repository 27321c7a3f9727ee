import { describe, expect, test } from "vitest";
import { makeAdmin, promoteToAdmin } from "../../../server/features/auth/account/makeAdmin";
import { RENEW_CALENDAR } from "../../support/accountDocuments";
import { PASSWORD } from "../../support/builders";
import { SIGN_IN_STAFF, SIGN_UP, VIEWER } from "../../support/documents";
import { endProgramsAfterwards, startProgram } from "../../support/startProgram";
import { Caller, useTestApp } from "../../support/testApp";
import { SECRET_KEY } from "../../support/testDatabase";

const NEW_PASSWORD = "seven copper kettles";

const server = useTestApp();
endProgramsAfterwards();

async function run(args: string[], input?: string, environment: Record<string, string> = {}) {
  const program = startProgram("server/commands/createAdmin.ts", {
    args,
    input,
    environment: { DATABASE_URL: server.url, SECRET_KEY, ALLOW_INSECURE_HTTP: "1", ...environment },
  });
  return { code: await program.ended, output: program.output() };
}

describe("the command that makes an admin", () => {
  test("makes an account that may enter the content area, reads the password from its input, and is on record", async () => {
    const made = await run(
      ["--email", "first@example.com", "--name", "First Admin"],
      `${PASSWORD}\nignored\n`,
    );
    expect(made).toEqual({
      code: 0,
      output: "First Admin (first@example.com) may now sign in at /cmslogin.\n",
    });
    const { data } = await new Caller(() => server.origin).ask(SIGN_IN_STAFF, {
      input: { email: "first@example.com", password: PASSWORD },
    });
    expect(data?.signInStaff.viewer).toMatchObject({ name: "First Admin", role: "ADMIN" });
    const rows = await server.dataSource.query(
      `SELECT entity, actor_id, email FROM audit_events JOIN users ON users.id = entity_id WHERE action = 'makeAdmin'`,
    );
    expect(rows).toEqual([{ entity: "User", actor_id: null, email: "first@example.com" }]);
  });

  test("refuses an address that has an account, and promotes it on request, ending its sessions", async () => {
    const emailVerifiedAt = new Date();
    const user = await server.buildUser({ email: "Asha@example.com", name: "Asha", emailVerifiedAt });
    const caller = await server.newCaller(user);
    const details = { email: "asha@EXAMPLE.com", name: "Asha", password: PASSWORD };
    await expect(makeAdmin(server.services, details)).rejects.toThrow(
      /^There is an account with this e-mail address already\. Add --promote/,
    );
    const promoted = await run(["--email", "asha@EXAMPLE.com", "--promote"]);
    expect(promoted).toEqual({ code: 0, output: "Asha (Asha@example.com) may now sign in at /cmslogin.\n" });
    expect((await caller.ask(VIEWER)).data?.viewer).toBeNull();
    await caller.signIn(user.email);
    expect((await caller.ask(VIEWER)).data?.viewer).toMatchObject({ role: "ADMIN" });
  });

  test("promotes an account of an unconfirmed address with a new password alone: a stranger who typed it first is out", async () => {
    const email = "priya.nair@example.com";
    const stranger = new Caller(() => server.origin);
    const signUp = { name: "Urgent refund", email, password: PASSWORD, phone: "98765 43210" };
    await stranger.ask(SIGN_UP, { input: signUp });
    const calendarBefore = (await stranger.ask(RENEW_CALENDAR)).data?.renewCalendarAddress as string;

    const without = await run(["--email", email, "--promote"]);
    expect(without.code).toBe(1);
    expect(without.output).toMatch(/stranger may know its password.*\n.*at least 8/s);
    expect((await stranger.ask(VIEWER)).data?.viewer).toMatchObject({ role: "LEARNER" });

    const promoted = await run(["--email", email, "--promote"], `${NEW_PASSWORD}\n`);
    expect(promoted.code).toBe(0);
    expect(promoted.output).toContain(`priya nair (${email}) may now sign in`);
    expect((await stranger.ask(VIEWER)).data?.viewer).toBeNull();
    expect((await stranger.open(calendarBefore)).status).toBe(404);
    const typeOf = async (password: string) => {
      const { data } = await stranger.ask(SIGN_IN_STAFF, { input: { email, password } });
      return data?.signInStaff.__typename as string;
    };
    expect(await typeOf(PASSWORD)).toBe("InvalidCredentials");
    expect(await typeOf(NEW_PASSWORD)).toBe("SignedIn");
    const rows = await server.dataSource.query(
      `SELECT phone, email_verified_at IS NOT NULL AS verified, device_generation,
         (SELECT count(*)::int FROM account_tokens WHERE user_id = users.id AND purpose <> 'VERIFICATION') AS tokens FROM users WHERE email = $1`,
      [email],
    );
    expect(rows).toEqual([{ phone: null, verified: true, device_generation: 1, tokens: 0 }]);
  });

  test.each([
    ["a common password", ["--email", "a@example.com", "--name", "A"], "password1\n", /too common/],
    [
      "a password as an argument",
      ["--email", "a@example.com", "--name", "A", "--password", "p"],
      "",
      /npm run create-admin/,
    ],
  ])("ends with clear words, not a stack, on %s", async (_what, args, input, words) => {
    const { code, output } = await run(args, input);
    expect(code).toBe(1);
    expect(output).toMatch(words);
    expect(output).not.toMatch(/ at .*\(|node:internal/);
  });

  test("needs a name, a password, an address, and an account to promote", async () => {
    const { services } = server;
    const admin = { name: "A", email: "a@example.com", password: PASSWORD };
    const readNewPassword = async () => PASSWORD;
    await expect(makeAdmin(services, { ...admin, name: "" })).rejects.toThrow();
    await expect(makeAdmin(services, { ...admin, password: "" })).rejects.toThrow(/at least 8/);
    await expect(makeAdmin(services, { ...admin, email: "a" })).rejects.toThrow(/name@example.com/);
    const promotion = { email: "nobody@example.com", name: "", readNewPassword };
    await expect(promoteToAdmin(services, promotion)).rejects.toThrow(/wasn’t found/);
  });

  test("needs a DATABASE_URL", async () => {
    const { code, output } = await run(["--email", "a@example.com", "--name", "A"], "", { DATABASE_URL: "" });
    expect(code).toBe(1);
    expect(output).toMatch(/^DATABASE_URL is missing/);
  });
});
