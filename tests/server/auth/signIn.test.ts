import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../support/builders";
import { SIGN_IN_STAFF, VIEWER } from "../../support/documents";
import { from } from "../../support/spellings";
import { outcomeOf, TOO_MANY } from "../../support/outcomeOf";
import type { Answer } from "../../support/testApp";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp({ TRUSTED_PROXIES: "127.0.0.1" });

function browser(): Caller {
  return new Caller(() => server.origin);
}

async function tryFrom(address: string, email: string, password = "not the password"): Promise<string> {
  const input = { email, password };
  const query = "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }";
  const response = await browser().post({ query, variables: { input } }, { "x-forwarded-for": address });
  return outcomeOf((await response.json()) as Answer);
}

async function passTime(seconds: number): Promise<void> {
  await server.dataSource.query("UPDATE rate_limits SET expire = expire - $1", [seconds * 1000]);
}

describe("signing in", () => {
  test("e-mail and password open a session, in any letter case of the address", async () => {
    const user = await server.buildUser({ email: "Kiran@example.com" });
    const caller = browser();
    const { data } = await caller.signIn(" kiran@EXAMPLE.com ");
    expect(data?.signIn).toMatchObject({ __typename: "SignedIn", viewer: { id: user.id } });
    expect((await caller.ask(VIEWER)).data?.viewer).toMatchObject({ id: user.id });
  });

  test("the password counts to the letter", async () => {
    const { email } = await server.buildUser();
    for (const wrong of [PASSWORD.toUpperCase(), ` ${PASSWORD}`, PASSWORD.slice(0, -1), ""]) {
      expect((await browser().signIn(email, wrong)).data?.signIn.__typename).toBe("InvalidCredentials");
    }
  });

  test("a wrong password and an unknown account get the same answer, byte for byte, and no cookie", async () => {
    const { email } = await server.buildUser();
    const [known, unknown] = [browser(), browser()];
    const wrong = await known.signIn(email, "not the password");
    const nobody = await unknown.signIn("nobody@example.com", "not the password");
    expect(wrong.text).toBe(nobody.text);
    expect(wrong.status).toBe(nobody.status);
    expect(wrong.data?.signIn).toEqual({ __typename: "InvalidCredentials", message: "Invalid credentials!" });
    expect([known.cookie, unknown.cookie]).toEqual(["", ""]);
  });

  test("the staff's door refuses a learner with the right password like a wrong one", async () => {
    const ask = (email: string, password: string) => {
      const caller = browser();
      return caller.ask(SIGN_IN_STAFF, { input: { email, password } }).then(({ text }) => ({ text, caller }));
    };
    const learner = await ask(server.people.learner.email, PASSWORD);
    const wrong = await ask(server.people.admin.email, "not the password");
    expect(learner.text).toBe(wrong.text);
    expect(learner.caller.cookie).toBe("");
    const admin = await ask(server.people.admin.email, PASSWORD);
    expect(JSON.parse(admin.text)).toMatchObject({ data: { signInStaff: { viewer: { role: "ADMIN" } } } });
  });
});

describe("guessing a password", () => {
  test("five wrong tries close the account for this address for five minutes, to the right password too", async () => {
    const { email } = await server.buildUser();
    for (let index = 0; index < 5; index += 1)
      expect(await tryFrom("10.0.0.1", email)).toBe("InvalidCredentials");
    expect(await tryFrom("10.0.0.1", email)).toBe(TOO_MANY);
    expect(await tryFrom("10.0.0.1", email.toUpperCase(), PASSWORD)).toBe(TOO_MANY);
    expect(await tryFrom("10.0.0.2", email, PASSWORD)).toBe("SignedIn");
    expect(await tryFrom("10.0.0.1", (await server.buildUser()).email, PASSWORD)).toBe("SignedIn");
    await passTime(5 * 60);
    expect(await tryFrom("10.0.0.1", email, PASSWORD)).toBe("SignedIn");
  });

  test("two hundred wrong tries an hour, at whichever accounts, close sign-in to new devices of one address", async () => {
    const [{ email: tried }, owner] = [await server.buildUser(), await server.buildUser()];
    const known = from(browser(), "10.0.4.1");
    await known.signIn(owner.email);
    await tryFrom("10.0.4.1", tried);
    await server.dataSource.query(
      "UPDATE rate_limits SET points = 200 WHERE starts_with(key, 'sign-in-client:')",
    );
    expect(await tryFrom("10.0.4.1", owner.email, PASSWORD)).toBe(TOO_MANY);
    expect((await known.signIn(owner.email)).data?.signIn.__typename).toBe("SignedIn");
    expect(await tryFrom("10.0.4.2", owner.email, PASSWORD)).toBe("SignedIn");
    await passTime(60 * 60);
    expect(await tryFrom("10.0.4.1", owner.email, PASSWORD)).toBe("SignedIn");
  });

  test("the refusal says how long to wait", async () => {
    const { email } = await server.buildUser();
    const caller = browser();
    for (let index = 0; index < 5; index += 1) await caller.signIn(email, "not the password");
    const retryAfterSeconds = (await caller.signIn(email)).errors[0]?.extensions.retryAfterSeconds;
    expect(retryAfterSeconds).toBeGreaterThan(200);
    expect(retryAfterSeconds).toBeLessThanOrEqual(300);
  });

  test("an unknown account is limited like a known one", async () => {
    for (let index = 0; index < 5; index += 1) await tryFrom("10.0.1.1", "ghost@example.com");
    expect(await tryFrom("10.0.1.1", "ghost@example.com")).toBe(TOO_MANY);
  });

  test("a success does not count as a try", async () => {
    const { email } = await server.buildUser();
    for (let index = 0; index < 8; index += 1)
      expect(await tryFrom("10.0.2.1", email, PASSWORD)).toBe("SignedIn");
    for (let index = 0; index < 5; index += 1)
      expect(await tryFrom("10.0.2.1", email)).toBe("InvalidCredentials");
    expect(await tryFrom("10.0.2.1", email)).toBe(TOO_MANY);
  });

  test("thirty tries at once are five tries", async () => {
    const { email } = await server.buildUser();
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => tryFrom("10.0.3.1", email)));
    expect(outcomes.filter((outcome) => outcome === "InvalidCredentials")).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === TOO_MANY)).toHaveLength(25);
  });
});
