import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ContactMessage } from "../../../server/features/contact/contactMessage.entity";
import { enter } from "../../support/fillIn";
import type { RenderedPage } from "../../support/renderPage";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const ASHA = { "First name": "Asha", "Last name": "Rao", "E-mail": "asha@example.com", Phone: "98480 22338" };
const QUESTION = { ...ASHA, Message: "When does it begin?" };

type Intercept = (path: string, body: string) => Response | null;

async function open(path: string, intercept?: Intercept): Promise<RenderedPage> {
  // All tests share one IP address and its limit.
  await server.dataSource.query("TRUNCATE rate_limits");
  const page = await renderPage({ server, path, intercept });
  await screen.findByLabelText("First name");
  return page;
}

function fieldOf(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: "input, textarea" });
}

async function fillIn({ user }: RenderedPage, values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    // user-event ignores a form's reset and would append to the old text.
    await user.clear(fieldOf(label));
    await enter(user, fieldOf(label), text);
  }
}

async function choose({ user }: RenderedPage, label: string, option: string): Promise<void> {
  await user.selectOptions(screen.getByLabelText(label), option);
}

function press({ user }: RenderedPage, name: string): Promise<void> {
  return user.click(screen.getByRole("button", { name }));
}

function missing(): string[] {
  return screen.queryAllByText("Required").map((shown) => {
    const label = shown.closest("div")?.querySelector("label");
    return label?.textContent ?? "";
  });
}

function stored(): Promise<ContactMessage[]> {
  return server.dataSource.manager.find(ContactMessage, { order: { createdAt: "DESC" } });
}

function isSending(body: string): boolean {
  return body.includes("sendContactMessage");
}

describe("contact, variant A", () => {
  test("requires all five, and puts the person at the first that is missing", async () => {
    const page = await open("/contact");
    await press(page, "Send message");
    expect(missing()).toEqual(["First name", "Last name", "E-mail", "Phone", "Message"]);
    expect(document.activeElement).toBe(fieldOf("First name"));
    await fillIn(page, { ...QUESTION, "E-mail": "asha at home" });
    await press(page, "Send message");
    expect(missing()).toEqual([]);
    expect(screen.getByText(/Please enter an e-mail address, e.g./)).toBeTruthy();
    expect(document.activeElement).toBe(fieldOf("E-mail"));
    expect(await stored()).toEqual([]);
  });

  test("begins with what the address is about, as short text and nothing else", async () => {
    const about = (text: string) => `/contact?${new URLSearchParams({ about: text })}`;
    await open(about("  <b>Power\u0000 BI</b>\n"));
    expect(fieldOf("Message").value).toBe("My question is about “<b>Power BI</b>”: ");
    expect(fieldOf("Message").querySelector("b")).toBeNull();
  });

  test.each([
    ["", ""],
    ["🎉".repeat(500), `My question is about “${"🎉".repeat(80)}”: `],
  ])("keeps out what is empty, and cuts what is long between its signs", async (about, words) => {
    await open(`/contact?${new URLSearchParams({ about })}`);
    expect(fieldOf("Message").value).toBe(words);
  });

  test("after a reload a message that began with what the address is about is as it was typed", async () => {
    const path = `/contact?${new URLSearchParams({ about: "Power BI" })}`;
    const page = await open(path);
    await enter(page.user, fieldOf("Message"), "is it on Sundays?");
    // The drafts' chunk loads on the first key, and writes at the latest when the page unloads.
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain("Sundays"));
    cleanup();
    await open(path);
    await waitFor(() =>
      expect(fieldOf("Message").value).toBe("My question is about “Power BI”: is it on Sundays?"),
    );
  });

  test("a beginning that the visitor left alone is the new address's after a reload", async () => {
    const at = (about: string) => `/contact?${new URLSearchParams({ about })}`;
    const page = await open(at("Power BI"));
    await enter(page.user, fieldOf("First name"), "Asha");
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain("Asha"));
    cleanup();
    await open(at("Python"));
    await waitFor(() => expect(fieldOf("First name").value).toBe("Asha"));
    expect(fieldOf("Message").value).toBe("My question is about “Python”: ");
  });

  test("sends, says so, and is empty again for another message", async () => {
    const page = await open("/contact");
    await fillIn(page, QUESTION);
    await press(page, "Send message");
    expect(await screen.findByText("Subscription successful! 🎉")).toBeTruthy();
    await waitFor(() => expect(fieldOf("Message").value).toBe(""));
    expect(await stored()).toMatchObject([{ desk: "HELP", firstName: "Asha", phone: "+919848022338" }]);
    await fillIn(page, { ...QUESTION, Message: "And how long is it?" });
    await press(page, "Send message");
    await waitFor(async () => expect(await stored()).toHaveLength(2));
  });

  test("keeps what was typed where the answer cannot be read, and another press is the same message", async () => {
    const keys: string[] = [];
    const before = (await stored()).length;
    const page = await open("/contact", (_path, body) => {
      if (!isSending(body)) return null;
      const { variables } = JSON.parse(body) as { variables: { input: { sendingKey: string } } };
      keys.push(variables.input.sendingKey);
      return keys.length === 1 ? new Response("<html>", { status: 200 }) : null;
    });
    const Message = "Does it begin where the answer is lost?";
    await fillIn(page, { ...QUESTION, Message });
    await press(page, "Send message");
    expect((await screen.findAllByText("An error occurred. Please try again.")).length).toBeGreaterThan(0);
    expect(fieldOf("Message").value).toBe(Message);
    await press(page, "Send message");
    await waitFor(async () => expect(await stored()).toHaveLength(before + 1));
    expect(keys[1]).toBe(keys[0]);
  });

  test("says what the academy refuses beside its field, and nowhere else", async () => {
    const page = await open("/contact");
    await fillIn(page, { ...QUESTION, Phone: "11" });
    await press(page, "Send message");
    expect(await screen.findByText(/^This number has 2 digits, and one in India has 10\./)).toBeTruthy();
    expect(screen.queryByText("Something went wrong. Please try again.")).toBeNull();
    expect(fieldOf("Message").value).toBe(QUESTION.Message);
  });

  test("tells anyone who wrote too often when to write again, and how else", async () => {
    const page = await open("/contact", (_path, body) =>
      isSending(body)
        ? Response.json(
            { errors: [{ message: "", extensions: { code: "TOO_MANY_REQUESTS", retryAfterSeconds: 1500 } }] },
            { status: 429, headers: { "content-type": "application/graphql-response+json" } },
          )
        : null,
    );
    await fillIn(page, QUESTION);
    await press(page, "Send message");
    expect(await screen.findByText(/Please write again in 25 minutes, or reach us by phone/)).toBeTruthy();
    expect(fieldOf("Message").value).toBe(QUESTION.Message);
  });

  test("has a field that no person reaches", async () => {
    await open("/contact");
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest("[aria-hidden=true]")).toBeTruthy();
  });
});

describe("contact, variant B", () => {
  test("requires on each tab what it needs, keeps what was typed, and forgets what was wrong on the other", async () => {
    const page = await open("/contactusworkshop");
    await press(page, "Submit");
    expect(missing()).toEqual([
      "First name",
      "Last name",
      "E-mail",
      "Phone",
      "State",
      "I would like to be a",
    ]);
    await fillIn(page, { "First name": "Nadia" });
    await page.user.click(screen.getByRole("tab", { name: "Partner With Mentor Collective" }));
    await waitFor(() => expect(missing()).toEqual([]));
    expect(fieldOf("First name").value).toBe("Nadia");
    await press(page, "Submit");
    expect(missing()).toEqual(["Last name", "E-mail", "State", "Topic", "Organization"]);
  });

  test("says that something went wrong, and keeps what was typed", async () => {
    const page = await open("/contactusworkshop", (_path, body) =>
      isSending(body) ? Response.error() : null,
    );
    await fillIn(page, { ...ASHA, State: "Telangana" });
    await choose(page, "I would like to be a", "Mentee");
    await press(page, "Submit");
    expect((await screen.findAllByText("Something went wrong. Please try again.")).length).toBeGreaterThan(0);
    expect(fieldOf("State").value).toBe("Telangana");
  });
});
