import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, submit } = enrolmentCalls(server);

let utr = 700000000000;

/** Registrations whose proofs of payment wait for a decision, the oldest first. */
async function sendProofs(names: string[]): Promise<{ id: string; name: string }[]> {
  const workshop = await server.buildWorkshop({ seats: null });
  const sent: { id: string; name: string }[] = [];
  for (const name of names) {
    const { registration, secret } = await start({ offeringId: workshop.id, name });
    await submit({ secret, utr: String((utr += 1)) });
    sent.push({ id: registration.id, name });
  }
  return sent;
}

async function openRegistration(id: string, intercept?: (path: string, body: string) => Response | null) {
  const path = `/cms/registrations/${id}`;
  const page = await renderPage({ server, path, as: server.people.admin, intercept });
  await screen.findByRole("button", { name: /^Approve/ });
  return page;
}

const BUSY = () => new Response("", { status: 503 });

test("what cannot be read again after a decision leaves the page as it is", async () => {
  const [sent] = await sendProofs(["Asha Rao"]);
  let isDown = false;
  const page = await openRegistration(sent?.id ?? "", (_path, body) =>
    isDown && !body.includes("mutation") ? BUSY() : null,
  );
  isDown = true;
  await page.user.click(screen.getByRole("button", { name: /^Approve/ }));
  expect(await screen.findByText("Asha Rao was approved.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Asha Rao" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Approve/ })).toBeNull());
  expect(screen.getByRole("button", { name: "Logout" })).toBeTruthy();
});

const shownRows = () => document.querySelectorAll("[data-registration]").length;

test("a list stays as long as it was shown, whatever is decided in it", async () => {
  await sendProofs(Array.from({ length: 28 }, (_, index) => `Long list ${index}`));
  const path = "/cms/registrations";
  const page = await renderPage({ server, path, as: server.people.admin });
  await page.user.click(await screen.findByRole("button", { name: "Show more" }));
  await waitFor(() => expect(shownRows()).toBe(28));
  const [first] = screen.getAllByRole("checkbox", { name: /^Choose Long list/ });
  if (first) await page.user.click(first);
  await page.user.click(screen.getByRole("button", { name: "Approve (1)" }));
  await waitFor(() => expect(shownRows()).toBe(27));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});
