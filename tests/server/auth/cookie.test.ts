import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../support/builders";
import { SIGN_IN } from "../../support/documents";
import { Caller, useTestApp } from "../../support/testApp";

const plain = useTestApp({ PUBLIC_ORIGIN: "http://academy.example" });
const secure = useTestApp({ PUBLIC_ORIGIN: "https://academy.example" });

async function signInCookie(server: typeof plain): Promise<string[]> {
  const input = { email: server.people.learner.email, password: PASSWORD };
  const response = await new Caller(() => server.origin).post({ query: SIGN_IN, variables: { input } });
  const cookies = response.headers.getSetCookie();
  expect(cookies).toHaveLength(1);
  return (cookies[0] ?? "").split("; ");
}

describe("the session's cookie", () => {
  test("on http is closed to scripts and other sites, and not Secure, or browsers would drop it", async () => {
    const [pair, ...attributes] = await signInCookie(plain);
    expect(pair).toMatch(/^session=[\w-]{43}$/);
    expect(attributes).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax"]));
    expect(attributes.some((attribute) => /^(secure|domain)/i.test(attribute))).toBe(false);
  });

  test("on https is bound to the host and Secure", async () => {
    const [pair, ...attributes] = await signInCookie(secure);
    expect(pair).toMatch(/^__Host-session=[\w-]{43}$/);
    expect(attributes).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax", "Secure"]));
    expect(attributes.some((attribute) => /^domain/i.test(attribute))).toBe(false);
  });

  test("on https is believed under its own name only", async () => {
    const caller = await secure.newCaller(secure.people.learner);
    const renamed = new Caller(() => secure.origin);
    renamed.cookie = caller.cookie.replace("__Host-", "");
    expect((await renamed.ask("{ viewer { id } }")).data).toEqual({ viewer: null });
    expect((await caller.ask("{ viewer { id } }")).data?.viewer).toMatchObject({
      id: secure.people.learner.id,
    });
  });

  test("is taken back when the learner signs out", async () => {
    const caller = await plain.newCaller(plain.people.learner);
    const response = await caller.post({ query: "mutation { signOut }" });
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=;.*Expires=Thu, 01 Jan 1970/);
  });
});
