import { hash, hashSync } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { ONLY_ROW } from "../../../server/database/onlyRow";
import { emailColumns } from "../../../server/core/text/email";
import { User } from "../../../server/features/auth/user.entity";
import { Role } from "../../../server/core/authorization";
import { PASSWORD } from "../../support/builders";
import { SIGN_UP } from "../../support/documents";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp({}, { hasRealHashes: true });

const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }`;

/** Unicode's composed and decomposed forms of one word. */
const [COMPOSED, DECOMPOSED] = ["café au lait 7", "café au lait 7"].map((text, index) =>
  text.normalize(index === 0 ? "NFC" : "NFD"),
) as [string, string];

let serial = 0;

function newcomer(): Caller {
  return new Caller(() => server.origin);
}

async function signUpWith(password: string, person: object = {}): Promise<unknown> {
  serial += 1;
  const input = { name: "Meera Iyer", email: `meera.iyer+${serial}@example.com`, ...person, password };
  const { data, errors } = await newcomer().ask(SIGN_UP, { input });
  return data?.signUp?.__typename ?? errors[0]?.extensions.fields;
}

async function hashOf(userId: string): Promise<string> {
  const [row] = await server.dataSource.query("SELECT password_hash FROM users WHERE id = $1", [userId]);
  return row.password_hash as string;
}

async function buildUserWithHash(passwordHash: string): Promise<User> {
  const { manager } = server.dataSource;
  const columns = { name: "Old", phone: null, role: Role.LEARNER, passwordHash };
  serial += 1;
  return manager.save(manager.create(User, { ...columns, ...emailColumns(`old${serial}@example.com`) }));
}

describe("a password that says only where it is used and who uses it", () => {
  test.each([
    ["the product's name and a year", "sopaan2026"],
    ["what an academy is called", "Academy2026"],
    ["both, with signs", "SOPAAN-academy!!"],
    ["the person's own name", "meeraiyer1"],
    ["the name the other way round", "Iyer, Meera 1990"],
    ["the e-mail's local part", "meera.iyer+99"],
    ["an accent on the name", "Meéra12345"],
  ])("%s is refused beside its field", async (_what, password) => {
    const message = "Please don’t use only your name, your e-mail address or the academy’s name.";
    expect(await signUpWith(password)).toEqual([{ field: "password", message }]);
  });

  test("the whole e-mail address is refused, however it is spelled", async () => {
    const email = "kavya@mail.example.co.in";
    for (const password of [email, email.toUpperCase(), ` ${email}1`])
      expect(await signUpWith(password, { email, name: "Someone" })).toMatchObject([{ field: "password" }]);
  });

  test("the academy's name from the settings is refused", async () => {
    expect(await signUpWith("nalanda2026")).toBe("SignedIn");
    await server.dataSource.query(
      `INSERT INTO site_settings (id, academy_name, tagline) VALUES ($1, 'Nalanda Circle', 'Learn')
       ON CONFLICT (id) DO UPDATE SET academy_name = EXCLUDED.academy_name`,
      [ONLY_ROW],
    );
    expect(await signUpWith("nalanda2026")).toMatchObject([{ field: "password" }]);
    expect(await signUpWith("1 circle of NALANDA")).toBe("SignedIn");
  });

  test.each(["        ", "\u00a0\u3000        ", "\u3164".repeat(8), "\u200b\ufe0f\u2800 ".repeat(3)])(
    "only blanks are refused",
    async (password) => {
      expect(await signUpWith(password)).toEqual([
        { field: "password", message: "Please use more than spaces." },
      ]);
    },
  );

  test("with other words beside them they may be used", async () => {
    expect(await signUpWith("meera keeps brass lanterns")).toBe("SignedIn");
    expect(await signUpWith("seven sopaan camels")).toBe("SignedIn");
  });

  test("a change of password is held to the same, beside its own field", async () => {
    const learner = await server.buildUser({ name: "Farida Khan" });
    const input = { currentPassword: PASSWORD, newPassword: "farida khan 88" };
    const { errors } = await (await server.newCaller(learner)).ask(CHANGE, { input });
    expect(errors[0]?.extensions.fields).toMatchObject([{ field: "newPassword" }]);
    expect((await newcomer().signIn(learner.email)).data?.signIn.__typename).toBe("SignedIn");
  });
});

describe("a password that few guesses find", () => {
  test.each([
    "aaaaaaaa",
    "20262026",
    "abcdefgh",
    "hgfedcba",
    "abcabcabc",
    "qwertyuiop",
    "9876543210",
    "20/05/1998",
    "P@ssw0rd1",
    "p4ssw0rd!!",
    "India@123",
    "Welcome@123",
    "S0paan2026",
    "workshop2026",
    "M33ra2026",
    "drowssap",
    "password\u200b1",
    "ｐａｓｓｗｏｒｄ１",
  ])("%s is refused", async (password) => {
    const message = "That password is too common or easy to guess. Please choose another.";
    expect(await signUpWith(password)).toEqual([{ field: "password", message }]);
  });

  test.each([
    "kV9#mQ2x",
    "tulsi-river-42",
    "राधाकृष्ण",
    "monsoon rain",
    "m".repeat(10) + " keeps brass lanterns",
  ])("%s may be used", async (password) => {
    expect(await signUpWith(password)).toBe("SignedIn");
  });
});

describe("a password with letters that keyboards compose differently", () => {
  test.each([
    [COMPOSED, DECOMPOSED],
    [DECOMPOSED, COMPOSED],
  ])("opens the account in either form", async (chosen, typed) => {
    expect(chosen).not.toBe(typed);
    const { email } = await server.buildUser({ password: chosen });
    expect((await newcomer().signIn(email, typed)).data?.signIn.__typename).toBe("SignedIn");
    expect((await newcomer().signIn(email, chosen)).data?.signIn.__typename).toBe("SignedIn");
  });

  test("still opens an account whose hash is of the text as it was typed", async () => {
    const { email } = await buildUserWithHash(await hash(DECOMPOSED));
    expect((await newcomer().signIn(email, DECOMPOSED)).data?.signIn.__typename).toBe("SignedIn");
  });
});

describe("a hash that costs less than today's", () => {
  const weak = hashSync(PASSWORD, { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 });

  test("is renewed when its owner signs in, and nobody is signed out", async () => {
    const user = await buildUserWithHash(weak);
    const first = newcomer();
    await first.signIn(user.email);
    const renewed = await hashOf(user.id);
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const second = newcomer();
    expect((await second.signIn(user.email)).data?.signIn.__typename).toBe("SignedIn");
    expect(await hashOf(user.id)).toBe(renewed);
    expect((await first.ask("{ viewer { id } }")).data?.viewer).toEqual({ id: user.id });
  });

  test("stays after a wrong password", async () => {
    const user = await buildUserWithHash(weak);
    await newcomer().signIn(user.email, "not the password");
    expect(await hashOf(user.id)).toBe(weak);
  });

  test("lets many sign in at the same moment", async () => {
    const { email } = await buildUserWithHash(weak);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => newcomer().signIn(email)));
    expect(answers.map(({ data }) => (data?.signIn as { __typename: string }).__typename)).toEqual(
      Array(5).fill("SignedIn"),
    );
  });
});
