import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { enter } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { decide, read, start, submit } = enrolmentCalls(server);

const link = async (name: string) => screen.findByRole("link", { name });
const search = async () => screen.findByRole<HTMLInputElement>("searchbox");

test("registrations stay narrowed down after one was opened; the tabs count what the list shows", async () => {
  const one = await server.buildWorkshop({ name: "Narrow One" });
  const other = await server.buildWorkshop({ name: "Narrow Other" });
  for (const [name, offeringId, utr] of [
    ["Ira Bose", one.id, "707070707071"],
    ["Ira Khan", other.id, "707070707072"],
    ["Jai Bose", one.id, "707070707073"],
  ] as const) {
    const { secret } = await start({ offeringId, name });
    await submit({ secret, utr });
  }
  const page = await renderPage({ server, path: "/cms/registrations", as: server.people.admin });
  await link("Ira Khan");
  await screen.findByRole("option", { name: /^Narrow One/ });
  await page.user.selectOptions(await screen.findByLabelText("Registered for"), one.runId);
  await waitFor(() => expect(screen.queryByRole("link", { name: "Ira Khan" })).toBeNull());
  await enter(page.user, await search(), "ira");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Jai Bose" })).toBeNull());
  expect(await screen.findByRole("tab", { name: "To check (1)" })).toBeTruthy();
  const address = page.address();
  expect(address).toBe(`/cms/registrations?offering=${one.runId}&search=ira`);

  await page.user.click(await link("Ira Bose"));
  await screen.findByRole("heading", { name: "Ira Bose", level: 1 });
  await page.user.keyboard("u");
  await screen.findByRole("heading", { name: "Registrations", level: 1 });
  expect(page.address()).toBe(address);
  expect((await search()).value).toBe("ira");
  expect(screen.getByLabelText<HTMLSelectElement>("Registered for").value).toBe(one.runId);
  await page.user.click(screen.getByRole("tab", { name: /^Confirmed/ }));
  const confirmed = `/cms/registrations?state=CONFIRMED&offering=${one.runId}&search=ira`;
  await waitFor(() => expect(page.address()).toBe(confirmed));
});

test("a search that finds nothing in the open tab leads to the tab where it does", async () => {
  const { id: offeringId } = await server.buildWorkshop();
  const { secret } = await start({ offeringId, name: "Zoya Confirmed" });
  await submit({ secret, utr: "707070707079" });
  await decide("APPROVE", [await read(secret)]);
  const page = await renderPage({ server, path: "/cms/registrations?search=zoya", as: server.people.admin });
  expect(await screen.findByText("Nothing in “To check”")).toBeTruthy();
  expect(await screen.findByRole("tab", { name: "All (1)" })).toBeTruthy();
  await page.user.click(await link("1 match in Confirmed"));
  await link("Zoya Confirmed");
  expect(page.address()).toBe("/cms/registrations?state=CONFIRMED&search=zoya");
  await enter(page.user, await search(), " nobody");
  expect(await screen.findByText("No matching registrations")).toBeTruthy();
});

test("messages keep their search in the address", async () => {
  const inbox = await renderPage({ server, path: "/cms/messages?search=lamp", as: server.people.admin });
  expect((await search()).value).toBe("lamp");
  await inbox.user.clear(await search());
  await enter(inbox.user, await search(), "brass");
  await waitFor(() => expect(inbox.address()).toBe("/cms/messages?search=brass"));
  await inbox.user.click(screen.getByRole("tab", { name: /^Spam/ }));
  await waitFor(() => expect(inbox.address()).toBe("/cms/messages?status=SPAM&search=brass"));
});

test("letters are narrowed down by the address", async () => {
  const mail = await renderPage({ server, path: "/cms/mail?state=FAILED", as: server.people.admin });
  const state = await screen.findByLabelText<HTMLSelectElement>("State");
  expect(state.value).toBe("FAILED");
  await mail.user.selectOptions(state, "SENT");
  await waitFor(() => expect(mail.address()).toBe("/cms/mail?state=SENT"));
  expect(state.value).toBe("SENT");
});
