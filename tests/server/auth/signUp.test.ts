import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../support/builders";
import { SIGN_UP, VIEWER } from "../../support/documents";
import { from } from "../../support/spellings";
import { outcomeOf, TOO_MANY } from "../../support/outcomeOf";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp({ TRUSTED_PROXIES: "127.0.0.1" });

function newcomer(): Caller {
  return new Caller(() => server.origin);
}

function form(overrides: object = {}) {
  return { input: { name: "Asha", email: "asha@example.com", password: PASSWORD, ...overrides } };
}

describe("making an account", () => {
  test("a newcomer becomes a learner and is signed in", async () => {
    const asha = newcomer();
    const { data } = await asha.ask(SIGN_UP, form({ name: "  Asha  ", phone: "090000-00000" }));
    expect(data?.signUp).toMatchObject({
      __typename: "SignedIn",
      viewer: { name: "Asha", email: "asha@example.com", phone: "+91 90000 00000", role: "LEARNER" },
    });
    expect((await asha.ask(VIEWER)).data?.viewer).toMatchObject({ name: "Asha", role: "LEARNER" });
    const rows = await server.dataSource.query("SELECT phone FROM users WHERE email = 'asha@example.com'");
    expect(rows).toEqual([{ phone: "+919000000000" }]);
  });

  test("an address that has an account is refused, in any letter case and with blanks around it", async () => {
    await server.buildUser({ email: "taken@example.com" });
    for (const email of ["taken@example.com", "TAKEN@Example.com"]) {
      const caller = newcomer();
      const { data } = await caller.ask(SIGN_UP, form({ email }));
      expect(data?.signUp).toEqual({
        __typename: "EmailTaken",
        message: "There is an account with this e-mail address already. Please sign in instead.",
      });
      expect(caller.cookie).toBe("");
    }
  });

  test("of two people with one address at the same moment, one gets the account", async () => {
    const answers = await Promise.all(
      ["twin@example.com", "Twin@example.com"].map((email) => newcomer().ask(SIGN_UP, form({ email }))),
    );
    const kinds = answers.map(({ data }) => (data?.signUp as { __typename: string }).__typename);
    expect(kinds.sort()).toEqual(["EmailTaken", "SignedIn"]);
  });

  test.each([
    ["a common password", { password: "Sunshine123" }, "password", /too common/],
    ["a password that is too short", { password: "seven77" }, "password", /at least 8/],
    ["a password that is too long", { password: "ab1 ".repeat(33) }, "password", /at most 128/],
    ["something that is no address", { email: "asha at example" }, "email", /name@example.com/],
    [
      "an address that is too long",
      { email: `${"a".repeat(60)}@${"b.".repeat(110)}example.com` },
      "email",
      /e-mail|address/,
    ],
    ["a blank name", { name: "   " }, "name", /Please enter your name/],
    ["a name that is too long", { name: "a".repeat(61) }, "name", /at most 60/],
    ["a phone number of letters", { phone: "call me" }, "phone", /phone number/],
    ["a phone number that is too short", { phone: "98765 4321" }, "phone", /This number has 9 digits/],
  ])("%s is refused beside its field, and no account is made", async (_what, wrong, field, words) => {
    const email = "email" in wrong ? wrong.email : `never-${field}@example.com`;
    const { data, errors } = await newcomer().ask(SIGN_UP, form({ email, ...wrong }));
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: [{ field }] } }]);
    expect(errors[0]?.message).toMatch(words);
    expect(await server.dataSource.query("SELECT 1 FROM users WHERE email = $1", [email])).toEqual([]);
  });

  test("asking about one address is over after five times an hour, from whichever client and in any spelling", async () => {
    const { email } = await server.buildUser({ email: "asked@example.com" });
    const ask = async (spelling: string, serial: number) =>
      from(newcomer(), `10.9.0.${serial}`).ask(SIGN_UP, form({ email: spelling }));
    for (const [index, spelling] of [
      email,
      "ASKED@example.com",
      " asked@Example.com",
      email,
      email,
    ].entries())
      expect((await ask(spelling, index)).data?.signUp.__typename).toBe("EmailTaken");
    expect(outcomeOf(await ask("Asked@Example.com", 200))).toBe(TOO_MANY);
    const other = await ask("not-asked@example.com", 200);
    expect(other.data?.signUp.__typename).toBe("SignedIn");
  });

  test("one client learns of sixty addresses an hour at most", async () => {
    const { email } = await server.buildUser();
    const client = from(newcomer(), "10.9.1.1");
    const kinds = new Map<string, number>();
    for (let count = 0; count < 62; count += 1) {
      const kind = outcomeOf(await client.ask(SIGN_UP, form({ email: `someone${count}.${email}` })));
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    expect(Object.fromEntries(kinds)).toEqual({ SignedIn: 60, [TOO_MANY]: 2 });
  });

  test("one client has three hundred passwords judged an hour at most, also weak ones", async () => {
    const client = from(newcomer(), "10.9.2.1");
    const weak = { email: "weak@example.com", password: "Sunshine123" };
    expect((await client.ask(SIGN_UP, form(weak))).errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    await server.dataSource.query(
      "UPDATE rate_limits SET points = 300 WHERE starts_with(key, 'sign-up-password:') AND points = 1",
    );
    expect(outcomeOf(await client.ask(SIGN_UP, form(weak)))).toBe(TOO_MANY);
  });

  test("nobody can make themselves staff", async () => {
    const { data, errors } = await newcomer().ask(
      SIGN_UP,
      form({ email: "boss@example.com", role: "ADMIN" }),
    );
    expect(data).toBeNull();
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  test("signing up over an open session leaves only the new one for this browser", async () => {
    const caller = await server.newCaller(server.people.otherLearner);
    const before = caller.cookie;
    await caller.ask(SIGN_UP, form({ email: "second@example.com" }));
    const old = newcomer();
    old.cookie = before;
    expect((await old.ask(VIEWER)).data?.viewer).toBeNull();
  });
});
