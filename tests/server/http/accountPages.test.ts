import { describe, expect, test } from "vitest";
import { pagesFromSource } from "../../support/pagesFromSource";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp({}, { pages: pagesFromSource });

const WITHOUT_SCRIPT = /<noscript><p>This form needs JavaScript[^<]*<\/p><\/noscript>/;

test.each(["/signin", "/join", "/forgot", "/cmslogin", "/reset", "/invitation", "/verify", "/newemail"])(
  "%s says that its form needs JavaScript",
  async (path) => {
    expect((await server.as.visitor.open(path)).text).toMatch(WITHOUT_SCRIPT);
  },
);

describe("an address that ends like a file's", () => {
  test.each(["/manifest.json", "/sw.js", "/wp-login.php", "/blog/cover.png", "/lms/none.ico?v=2"])(
    "%s is not found",
    async (path) => {
      const { status, location } = await server.as.visitor.open(path);
      expect([status, location]).toEqual([404, null]);
    },
  );

  test.each(["/nonexistent", "/index.html", "/about.htm", "/none/none"])("%s leads home", async (path) => {
    const { status, location } = await server.as.visitor.open(path);
    expect([status, location]).toEqual([302, "/"]);
  });
});

test("staff's sign-in tells a signed-in learner why, and where to go; a visitor sees nothing of it", async () => {
  const { status, location } = await server.as.learner.open("/cms/site");
  expect(status).toBe(302);
  const page = await server.as.learner.open(location ?? "");
  expect(page.text).toContain(server.people.learner.email);
  expect(page.text).toContain("isn’t a staff");
  expect((await server.as.visitor.open("/cmslogin")).text).not.toContain("isn’t a staff");
});

describe("the hint to confirm the e-mail address", () => {
  const HINT = "Confirm your address to see your classes";

  async function dashOf(caller: Caller, closed = ""): Promise<string> {
    const signedIn = caller.cookie;
    if (closed) caller.cookie += `; closed-notice=${closed}`;
    const { text } = await caller.open("/dash");
    caller.cookie = signedIn;
    return text;
  }

  test("is on a new learner's portal until the address is confirmed", async () => {
    const learner = await server.buildUser({ emailVerifiedAt: null });
    const caller = await server.newCaller(learner);
    expect(await dashOf(caller)).toContain(HINT);
    await server.dataSource.query("UPDATE users SET email_verified_at = now() WHERE id = $1", [learner.id]);
    expect(await dashOf(caller)).not.toContain(HINT);
  });

  test.each([
    ["/classes", "No live classes scheduled"],
    ["/lms", "Nothing to resume right now"],
    ["/account", "Not confirmed yet"],
  ])(
    "is on an empty %s, as classes and orders of an unconfirmed address are not shown",
    async (path, other) => {
      const learner = await server.buildUser({ emailVerifiedAt: null });
      const caller = await server.newCaller(learner);
      const { text } = await caller.open(path);
      expect(text).toContain(HINT);
      expect(text).toContain("Resend confirmation e-mail");
      expect(text.includes(other)).toBe(path === "/account");
      await server.dataSource.query("UPDATE users SET email_verified_at = now() WHERE id = $1", [learner.id]);
      const confirmed = await caller.open(path);
      expect(confirmed.text).not.toContain(HINT);
      expect(confirmed.text.includes(other)).toBe(path !== "/account");
    },
  );

  test("stays away from the browser that closed it, and from no other account there", async () => {
    const [one, other] = [
      await server.buildUser({ emailVerifiedAt: null }),
      await server.buildUser({ emailVerifiedAt: null }),
    ];
    const closed = `confirm-email-${one.id}`;
    expect(await dashOf(await server.newCaller(one), closed)).not.toContain(HINT);
    expect(await dashOf(await server.newCaller(other), closed)).toContain(HINT);
  });

  test("what a browser closed is in no page that visitors share", async () => {
    const headers = { cookie: "closed-notice=mine" };
    expect(await (await fetch(`${server.origin}/lms`, { headers })).text()).not.toContain("mine");
  });
});

test.each([
  ["/%6cms?next=%2Fa", "/lms?next=%2Fa"],
  ["//%65vil/a", "//evil/a"],
  ["/%5C%65vil", "/%5Cevil"],
])("%s leads to the same address without needless escapes, on this site", async (address, plain) => {
  const { status, location } = await server.as.visitor.open(address);
  expect([status, location]).toEqual([308, server.origin + plain]);
});

test.each(["/cms", "/%63ms", "/c%6Ds/registrations", "/CM%53/"])(
  "%s, opened by a learner, is a security event",
  async (address) => {
    const learner = await server.buildUser();
    const caller = await server.newCaller(learner);
    const headers = { cookie: caller.cookie };
    const page = await fetch(server.origin + address, { headers });
    expect(new URL(page.url).pathname).toBe("/cmslogin");
    const refused = async () =>
      server.dataSource.query<{ detail: string }[]>(
        "SELECT detail FROM security_events WHERE kind = 'CALL_REFUSED' AND account_id = $1",
        [learner.id],
      );
    await expect.poll(refused).toEqual([{ detail: "/cms" }]);
  },
);
