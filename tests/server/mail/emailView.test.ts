import { describe, expect, test } from "vitest";
import { OutboxEmail } from "../../../server/platform/mail/email.entity";
import { MailDelivery } from "../../../server/platform/mail/mailDelivery";
import type { Email } from "../../../server/platform/mail/queueEmail";
import { queueEmail } from "../../../server/platform/mail/queueEmail";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const MISSING = "00000000-0000-4000-8000-000000000000";
let serial = 0;

async function write(email: Partial<Email> = {}): Promise<string> {
  const to = `view${++serial}@example.com`;
  const standard = {
    kind: "test",
    to,
    subject: "A <b>seat</b>",
    paragraphs: ["Hello & <script>hi</script>"],
  };
  await server.dataSource.transaction((manager) =>
    queueEmail({ manager, services: server.services }, { ...standard, ...email }),
  );
  return (await server.dataSource.manager.findOneByOrFail(OutboxEmail, { to })).id;
}

async function view(caller: Caller, id: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.origin}/cms/mail/${id}.html`, {
    headers: { ...(caller.cookie && { cookie: caller.cookie }), ...headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe("a letter as its reader sees it", () => {
  test("is shown to staff, with its words as text, and may load, run and send nothing", async () => {
    const id = await write({ action: { label: "Open", path: "/dash?a=1&b=2" } });
    const { status, headers, text } = await view(server.as.admin, id);
    expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; .*frame-ancestors 'self'; sandbox$/,
    );
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text).toContain("Hello &amp; &lt;script&gt;hi&lt;/script&gt;");
    expect(text).toContain("A &lt;b&gt;seat&lt;/b&gt;");
    expect(text).toContain(`href="${server.origin}/dash?a=1&amp;b=2"`);
    expect(text).not.toMatch(/<script|<b>/);
  });

  test("links the address that its author trusts, and no other that is in its words", async () => {
    const [group, typed] = ["https://chat.example/Group?a=1&b=2", "https://evil.example/x"];
    const id = await write({
      paragraphs: [`Group: ${group}\nName: ${typed} javascript:alert(1) "><a href=${typed}>`],
      trustedLink: group,
    });
    const { text } = await view(server.as.admin, id);
    const address = "https://chat.example/Group?a=1&amp;b=2";
    expect(text).toContain(`<a href="${address}"`);
    expect(text).toContain(`>${address}</a></td>`);
    expect(text).toContain(`>${typed} javascript`);
    expect(text.match(/<a /g), "that one, and the academy's own").toHaveLength(2);
    const script = await write({ paragraphs: ["javascript:alert(1)"], trustedLink: "javascript:alert(1)" });
    expect((await view(server.as.admin, script)).text).not.toContain('href="javascript:');
  });

  test("is for no one else: visitors, learners and other sites are refused", async () => {
    const id = await write();
    expect((await view(server.as.visitor, id)).status).toBe(401);
    expect((await view(server.as.learner, id)).status).toBe(403);
    const elsewhere = await view(server.as.admin, id, { origin: "https://evil.example" });
    expect([elsewhere.status, elsewhere.text.includes("Hello")]).toEqual([403, false]);
    const framed = await view(server.as.admin, id, { "sec-fetch-site": "cross-site" });
    expect(framed.status).toBe(403);
  });

  test("that grants something is closed to staff, as its text is, except in the demo", async () => {
    const action = { label: "Go", path: "/reset", seed: "planted-seed" };
    const id = await write({ isConfidential: true, action });
    const token = server.services.hashing.deriveToken("planted-seed");
    const closed = await view(server.as.admin, id);
    expect([closed.status, closed.text.includes(token)]).toEqual([404, false]);
    server.services.mailDelivery = MailDelivery.KEPT;
    const demo = await view(server.as.admin, id);
    server.services.mailDelivery = MailDelivery.WAITING;
    expect([demo.status, demo.text.includes(token)]).toEqual([200, true]);
  });

  test.each([MISSING, "no-id", "..%2f..%2fx"])("that is not there is not found: %s", async (id) => {
    expect((await view(server.as.admin, id)).status).toBe(404);
  });
});
