import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../support/builders";
import { SIGN_IN } from "../../support/documents";
import { Caller, useTestApp } from "../../support/testApp";

const plain = useTestApp({ PUBLIC_ORIGIN: "http://academy.example", ALLOW_INSECURE_HTTP: "1" });
const secure = useTestApp({ PUBLIC_ORIGIN: "https://academy.example" });

type Name = "session" | "device";

async function signInCookie(server: typeof plain, name: Name): Promise<string[]> {
  const input = { email: server.people.learner.email, password: PASSWORD };
  const response = await new Caller(() => server.origin).post({ query: SIGN_IN, variables: { input } });
  const cookies = response.headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  return (cookies.find((cookie) => cookie.split("=")[0]?.endsWith(name)) ?? "").split("; ");
}

const FORMS: [Name, string][] = [
  ["session", "[\\w-]{43}"],
  ["device", "[\\w-]{22}\\.[\\w-]{43}"],
];

describe("the cookies of a sign-in", () => {
  test.each(FORMS)(
    "on http: the %s is closed to scripts and other sites, and not Secure, or browsers would drop it",
    async (name, form) => {
      const [pair, ...attributes] = await signInCookie(plain, name);
      expect(pair).toMatch(new RegExp(`^${name}=${form}$`));
      expect(attributes).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax"]));
      expect(attributes.some((attribute) => /^(secure|domain)/i.test(attribute))).toBe(false);
    },
  );

  test.each(FORMS)("on https: the %s is bound to the host and Secure", async (name, form) => {
    const [pair, ...attributes] = await signInCookie(secure, name);
    expect(pair).toMatch(new RegExp(`^__Host-${name}=${form}$`));
    expect(attributes).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax", "Secure"]));
    expect(attributes.some((attribute) => /^domain/i.test(attribute))).toBe(false);
  });

  test("on https: the session is believed under its own name only", async () => {
    const caller = await secure.newCaller(secure.people.learner);
    const renamed = new Caller(() => secure.origin);
    renamed.cookie = caller.cookie.replace("__Host-", "");
    expect((await renamed.ask("{ viewer { id } }")).data).toEqual({ viewer: null });
    expect((await caller.ask("{ viewer { id } }")).data?.viewer).toMatchObject({
      id: secure.people.learner.id,
    });
  });

  test("two different sessions in one request count as none, in either order; the same one twice is believed", async () => {
    const [own, other] = [await plain.newCaller(plain.people.learner), await plain.newCaller()];
    const ask = async (cookie: string) => {
      const both = new Caller(() => plain.origin);
      both.cookie = cookie;
      return (await both.ask("{ viewer { id } }")).data?.viewer as { id: string } | null;
    };
    expect(await ask(`${own.cookie}; ${other.cookie}`)).toBeNull();
    expect(await ask(`${other.cookie}; theme=dark; ${own.cookie}`)).toBeNull();
    expect(await ask(`session=; ${own.cookie}`)).toBeNull();
    expect(await ask(`${own.cookie}; theme=dark; ${own.cookie}`)).toEqual({ id: plain.people.learner.id });
  });

  test("the session is taken back when the learner signs out, and the device stays known", async () => {
    const caller = await plain.newCaller(plain.people.learner);
    const response = await caller.post({ query: "mutation { signOut }" });
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^session=;.*Expires=Thu, 01 Jan 1970/);
  });
});
