import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import type { RenderedPage } from "../../support/renderPage";
import { renderPage } from "../../support/renderPage";
import { signInAgain } from "../../support/signInAgain";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, submit } = enrolmentCalls(server);

let utr = 700000000000;

interface Sent {
  id: string;
  name: string;
  secret: string;
}

async function sendProofs(names: string[]): Promise<Sent[]> {
  const workshop = await server.buildWorkshop({ seats: null });
  const sent: Sent[] = [];
  for (const name of names) {
    const { registration, secret } = await start({ offeringId: workshop.id, name });
    await submit({ secret, utr: String((utr += 1)) });
    sent.push({ id: registration.id, name, secret });
  }
  return sent;
}

async function sendProof(name: string): Promise<Sent> {
  const [sent] = await sendProofs([name]);
  if (!sent) throw new Error("nothing was sent");
  return sent;
}

const correct = async ({ secret }: Sent) => submit({ secret, utr: String((utr += 1)) });

async function stateOf({ id }: { id: string }): Promise<string> {
  const [row] = await server.dataSource.query<[{ state: string }]>(
    "SELECT state FROM registrations WHERE id = $1",
    [id],
  );
  return row.state;
}

async function openRegistration(id: string, intercept?: (path: string, body: string) => Response | null) {
  const path = `/cms/registrations/${id}`;
  const page = await renderPage({ server, path, as: server.people.admin, intercept });
  await screen.findByRole("button", { name: /^Approve/ });
  return page;
}

const BUSY = () => new Response("", { status: 503 });

test("what cannot be read again after a decision leaves the page as it is", async () => {
  const sent = await sendProof("Asha Rao");
  let isDown = false;
  const page = await openRegistration(sent.id, (_path, body) =>
    isDown && !body.includes("mutation") ? BUSY() : null,
  );
  isDown = true;
  await page.user.click(screen.getByRole("button", { name: /^Approve/ }));
  expect(await screen.findByText("Asha Rao was approved.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Asha Rao" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Approve/ })).toBeNull());
  expect(screen.getByRole("button", { name: "Logout" })).toBeTruthy();
});

const visibleRows = () => document.querySelectorAll("[data-registration]").length;

test("a list stays as long as it was shown, whatever is decided in it", async () => {
  await sendProofs(Array.from({ length: 28 }, (_, index) => `Long list ${index}`));
  const path = "/cms/registrations";
  const page = await renderPage({ server, path, as: server.people.admin });
  await page.user.click(await screen.findByRole("button", { name: "Show more" }));
  await waitFor(() => expect(visibleRows()).toBe(28));
  const [first] = screen.getAllByRole("checkbox", { name: /^Choose Long list/ });
  if (first) await page.user.click(first);
  await page.user.click(screen.getByRole("button", { name: "Approve (1)" }));
  await waitFor(() => expect(visibleRows()).toBe(27));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

async function reject({ user }: RenderedPage, who: string) {
  const dialog = within(await screen.findByRole("dialog", { name: `Reject ${who}?` }));
  await user.type(dialog.getByLabelText("Why?"), "Not in our statement.");
  await user.click(dialog.getByRole("button", { name: "Reject" }));
  return dialog;
}

test.each([
  { deed: "Reject", asks: (who: string) => `Reject ${who}?`, said: /was rejected\.$/, state: "REJECTED" },
  {
    deed: "Cancel registration",
    asks: (who: string) => `Cancel the registration of ${who}?`,
    said: /was cancelled\.$/,
    state: "CANCELLED",
  },
])("$deed: a reason that was typed outlives the session, and is sent by another click", async (to) => {
  const sent = await sendProof("Bela Sen");
  const page = await openRegistration(sent.id);
  await server.dataSource.query("DELETE FROM sessions");
  await page.user.click(screen.getByRole("button", { name: new RegExp(`^${to.deed}`) }));
  const dialog = within(await screen.findByRole("dialog", { name: to.asks("Bela Sen") }));
  await page.user.type(dialog.getByLabelText("Why?"), "Not in our statement.");
  await page.user.click(dialog.getByRole("button", { name: to.deed }));
  await signInAgain(page.user, server.people.admin);
  const again = await dialog.findByRole("button", { name: to.deed });
  expect(dialog.getByLabelText<HTMLTextAreaElement>("Why?").value).toBe("Not in our statement.");
  await page.user.click(again);
  expect(await screen.findByText(to.said)).toBeTruthy();
  expect(await stateOf(sent)).toBe(to.state);
});

test("a reason stays where nothing was rejected, with what was wrong; the next press is for what is there now", async () => {
  const sent = await sendProof("Chetan Das");
  const path = "/cms/registrations?search=chetan";
  const page = await renderPage({ server, path, as: server.people.admin });
  await page.user.click(await screen.findByRole("checkbox", { name: /^Choose Chetan Das/ }));
  await page.user.click(screen.getByRole("button", { name: "Reject (1)" }));
  await correct(sent);
  const dialog = await reject(page, "Chetan Das");
  expect(await dialog.findByText(/was changed while you had it open/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>("Why?").value).toBe("Not in our statement.");
  await page.user.click(dialog.getByRole("button", { name: "Reject" }));
  expect(await screen.findByText("Chetan Das was rejected.")).toBeTruthy();
  expect(await stateOf(sent)).toBe("REJECTED");
});

test("one key approves a payment that was shown; without a proof it asks first", async () => {
  const workshop = await server.buildWorkshop();
  const { registration } = await start({ offeringId: workshop.id, name: "Dev Unpaid" });
  const page = await openRegistration(registration.id);
  await page.user.keyboard("a");
  const dialog = within(await screen.findByRole("dialog", { name: "Approve Dev Unpaid?" }));
  expect(dialog.getByText("No proof of payment yet. Confirm anyway?")).toBeTruthy();
  expect(await stateOf(registration)).toBe("STARTED");
  await page.user.click(dialog.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("Dev Unpaid was approved.")).toBeTruthy();
  expect(await stateOf(registration)).toBe("CONFIRMED");
});

test("a registration that cannot be approved or rejected is not said to be decided", async () => {
  const workshop = await server.buildWorkshop({ seats: 1, seatsTaken: 1 });
  await start({ offeringId: workshop.id, name: "Gita Waiting" });
  const path = "/cms/registrations?state=ALL&search=gita";
  const page = await renderPage({ server, path, as: server.people.admin });
  await page.user.click(await screen.findByRole("checkbox", { name: /^Choose Gita Waiting/ }));
  await page.user.keyboard("r");
  expect(await screen.findByText("This one can’t be rejected.")).toBeTruthy();
});

test("a screenshot that takes another's place has an address of its own", async () => {
  const sent = await sendProof("Esha Nair");
  const sendPicture = async (at: string) => {
    const picture = "picture_id = gen_random_uuid(), submitted_at = $2";
    await server.dataSource.query(`UPDATE payment_proofs SET ${picture} WHERE registration_id = $1`, [
      sent.id,
      at,
    ]);
    await server.dataSource.query("UPDATE registrations SET version = version + 1 WHERE id = $1", [sent.id]);
  };
  await sendPicture("2026-01-01T10:00:00Z");
  const page = await openRegistration(sent.id);
  const address = () => screen.getByRole("img", { name: /^Screenshot/ }).getAttribute("src");
  const before = address();
  await sendPicture("2026-01-01T11:00:00Z");
  await page.user.keyboard("a");
  expect(await screen.findByText(/was changed while you had it open/)).toBeTruthy();
  await waitFor(() => expect(address()).not.toBe(before));
});

test("after a decision the next that waits is opened, unless the person has gone elsewhere", async () => {
  await server.dataSource.query("UPDATE registrations SET state = 'CANCELLED' WHERE state = 'SUBMITTED'");
  const [first, second, third] = await sendProofs(["Walk One", "Walk Two", "Walk Three"]);
  let isLeaving = false;
  const intercept = (_path: string, body: string) => {
    if (isLeaving && body.includes("query RegistrationsWaiting")) void page.user.keyboard("u");
    return null;
  };
  const path = "/cms/registrations";
  const page = await renderPage({ server, path, as: server.people.admin, intercept });
  const open = async (name: string) => page.user.click(await screen.findByRole("link", { name }));
  const seen = async (name: string) => screen.findByRole("heading", { name, level: 1 });

  await open("Walk One");
  await seen("Walk One");
  await server.dataSource.query("UPDATE registrations SET state = 'CONFIRMED' WHERE id = $1", [second?.id]);
  await page.user.keyboard("a");
  await seen("Walk Three");
  expect(await stateOf(first ?? { id: "" })).toBe("CONFIRMED");

  await sendProof("Walk Four");
  await page.user.keyboard("u");
  await open("Walk Three");
  await seen("Walk Three");
  isLeaving = true;
  await page.user.keyboard("a");
  await seen("Registrations");
  await screen.findByRole("link", { name: "Walk Four" });
  await waitFor(async () => expect(await stateOf(third ?? { id: "" })).toBe("CONFIRMED"));
  expect(page.address()).toBe("/cms/registrations");
});
