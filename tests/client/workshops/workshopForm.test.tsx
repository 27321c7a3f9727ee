import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Role } from "../../../server/core/authorization";
import { Run } from "../../../server/features/workshops/runs/run.entity";
import { Workshop } from "../../../server/features/workshops/workshop.entity";
import { WorkshopLayout } from "../../../server/features/workshops/workshopLayout";
import { enter } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";
import { createWorkshopBuilders } from "../../support/workshopBuilders";

const server = useTestApp();

async function open() {
  const { buildWorkshop } = createWorkshopBuilders(server.dataSource.manager);
  const workshop = await buildWorkshop({
    startsAt: new Date("2026-12-09T14:30:00Z"),
    agenda: [
      { day: "Day 1", title: "Begin", topics: ["First", "Second"] },
      { day: "Day 2", title: "Go on", topics: [] },
    ],
    faq: [{ question: "Why?", answer: "Because." }],
    gallery: [{ title: "Sales", caption: "", imageUrl: null, alt: "Bars" }],
    joinSteps: ["Pay", "Write"],
    otherPages: [
      { slug: "an-offer", layout: WorkshopLayout.SPLIT, headline: "In short", tagline: "", summary: "" },
    ],
  });
  const admin = await server.buildUser({ role: Role.ADMIN });
  const page = await renderPage({ server, path: `/cms/workshops/${workshop.id}`, as: admin });
  await screen.findByRole("heading", { name: workshop.name });
  const read = () => server.dataSource.manager.findOneByOrFail(Workshop, { id: workshop.id });
  const run = () => server.dataSource.manager.findOneByOrFail(Run, { id: workshop.runId });
  return { workshop, user: page.user, read, run };
}

test("saving sends every field: what was not touched stays as it was", async () => {
  const { user, read } = await open();
  const before = await read();
  const price = screen.getByLabelText("Price in rupees");
  await user.clear(price);
  await enter(user, price, "149");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(await read()).toEqual({ ...before, priceRupees: 149, version: before.version + 1 });
});

test("an address that another page has is refused beside its field; the page's texts are saved with it", async () => {
  const { user, read } = await open();
  const [address, headline] = [screen.getByDisplayValue("an-offer"), screen.getByDisplayValue("In short")];
  await user.clear(headline);
  await enter(user, headline, "In two evenings");
  await user.clear(address);
  await enter(user, address, "lms");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const problem = await screen.findByText(/^This address belongs to another page of the site/);
  expect(address.getAttribute("aria-describedby")).toContain(problem.id);
  await user.clear(address);
  await enter(user, address, "Short-Offer");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect((await read()).otherPages).toEqual([
    { slug: "short-offer", layout: "SPLIT", headline: "In two evenings", tagline: "", summary: "" },
  ]);
});

test("the server's word on an entry is shown beside its field, and nothing typed is lost", async () => {
  const { user, read, workshop } = await open();
  const [, title] = screen.getAllByLabelText<HTMLInputElement>("Title");
  const long = "x".repeat(121);
  await user.clear(title ?? document.body);
  await user.click(title ?? document.body);
  await user.paste(long);
  await user.click(screen.getByRole("button", { name: "Save" }));
  const problem = await screen.findByText("Please use at most 120 characters.");
  expect(title?.getAttribute("aria-describedby")).toContain(problem.id);
  expect(title?.name).toBe("agenda.1.title");
  expect(document.activeElement).toBe(title);
  expect(title?.value).toBe(long);
  expect((await read()).version).toBe(workshop.version);
});

test("a link to the group that is none is refused before anything is sent", async () => {
  const { user, run } = await open();
  await user.click(screen.getByRole("button", { name: /^Edit the run of / }));
  const link = screen.getByLabelText(/^WhatsApp group/);
  await user.click(link);
  await user.paste("chat.whatsapp.com/Group");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Please enter a full address that starts with https/)).toBeTruthy();
  expect(document.activeElement).toBe(link);
  expect((await run()).version).toBe(1);
});
