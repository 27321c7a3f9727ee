import { randomUUID } from "node:crypto";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Run } from "../../../server/features/workshops/runs/run.entity";
import { Role } from "../../../server/core/authorization";
import type { PageOptions } from "../../support/renderPage";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";
import { UPDATE_RUN } from "../../support/workshopDocuments";
import { createWorkshopBuilders } from "../../support/workshopBuilders";

const server = useTestApp();

async function openStarted(intercept?: PageOptions["intercept"]) {
  const { buildWorkshop } = createWorkshopBuilders(server.dataSource.manager);
  const workshop = await buildWorkshop({ startsAt: new Date("2026-01-09T14:30:00Z") });
  const runs = server.dataSource.getRepository(Run);
  await runs.update(workshop.runId, {
    seats: 30,
    whatsAppGroupLink: "https://chat.whatsapp.com/Old",
    countdownTo: new Date("2026-01-05T14:30:00Z"),
    countdownText: "Early price until",
  });
  const admin = await server.buildUser({ role: Role.ADMIN });
  const { user } = await renderPage({ server, path: `/cms/workshops/${workshop.id}`, as: admin, intercept });
  await user.click(await screen.findByRole("button", { name: /^Edit the run of / }));
  const edit = within(screen.getByRole("dialog", { name: "Edit run" }));
  const type = (label: RegExp, value: string) =>
    fireEvent.input(edit.getByLabelText(label), { target: { value } });
  const choose = async (option: RegExp) => {
    await user.click(edit.getByRole("button", { name: "Save" }));
    const question = within(await screen.findByRole("dialog", { name: "This run has started" }));
    const select = question.getByLabelText("What do you want to do?");
    await user.selectOptions(select, question.getByRole("option", { name: option }));
    await user.click(question.getByRole("button", { name: "Continue" }));
  };
  const draft = () => Object.keys(localStorage).filter((key) => key.endsWith(`run ${workshop.runId}`));
  const nextRun = () => runs.findOneByOrFail({ workshopId: workshop.id, startsAt: NEXT });
  return {
    user,
    edit,
    type,
    choose,
    draft,
    nextRun,
    run: () => runs.findOneByOrFail({ id: workshop.runId }),
  };
}

const NEXT = new Date("2098-12-09T14:30:00Z");
const NEXT_TYPED = "2098-12-09T20:00";

test("a next run gets everything that was typed, and leaves no unsaved text with the old one", async () => {
  const { type, choose, draft, run, nextRun } = await openStarted();
  const before = await run();
  type(/^First session/, NEXT_TYPED);
  type(/^Seats/, "40");
  type(/^Countdown to/, "2098-12-01T20:00");
  await choose(/^Add a next run/);
  expect(await screen.findByRole("heading", { name: "Runs (2)" })).toBeTruthy();
  expect(await nextRun()).toMatchObject({
    seats: 40,
    whatsAppGroupLink: null,
    countdownTo: new Date("2098-12-01T14:30:00Z"),
    countdownText: "Early price until",
  });
  expect(await run()).toEqual(before);
  expect(screen.queryByRole("dialog", { name: "Edit run" })).toBeNull();
  expect(draft()).toEqual([]);
});

test("a next run gets neither the old run's countdown nor the group that another editor has just given it", async () => {
  const { type, choose, nextRun, run } = await openStarted();
  const { id, version: expectedVersion, startsAt, seats, countdownTo, countdownText } = await run();
  const whatsAppGroupLink = "https://chat.whatsapp.com/New";
  const input = { id, expectedVersion, startsAt, seats, whatsAppGroupLink, countdownTo, countdownText };
  await server.as.admin.ask(UPDATE_RUN, { input });
  expect(await run()).toMatchObject({ whatsAppGroupLink });
  type(/^First session/, NEXT_TYPED);
  type(/^Label before/, "Starts in");
  await choose(/^Add a next run/);
  expect(await screen.findByRole("heading", { name: "Runs (2)" })).toBeTruthy();
  expect(await nextRun()).toMatchObject({
    seats: 30,
    whatsAppGroupLink: null,
    countdownTo: null,
    countdownText: "Starts in",
  });
});

test("a next run is listed although an earlier read of the page is still under way", async () => {
  let letGo = () => {};
  let isLate = false;
  const mayGo = new Promise<void>((resolve) => (letGo = resolve));
  const { type, choose } = await openStarted(async (_path, body) => {
    if (!isLate || !body.includes("query CmsWorkshop(")) return null;
    isLate = false;
    const answer = await server.as.admin.post(body, { accept: "application/graphql-response+json" });
    await mayGo;
    return answer;
  });
  type(/^First session/, NEXT_TYPED);
  isLate = true;
  await choose(/^Add a next run/);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit run" })).toBeNull());
  letGo();
  expect(await screen.findByRole("heading", { name: "Runs (2)" })).toBeTruthy();
});

test("an edit that is saved closes its dialog and leaves no unsaved text", async () => {
  const { user, edit, type, draft, run } = await openStarted();
  type(/^Seats/, "45");
  await waitFor(() => expect(draft()).toHaveLength(1));
  await user.click(edit.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit run" })).toBeNull());
  expect((await run()).seats).toBe(45);
  expect(draft()).toEqual([]);
});

test("a correction leaves no unsaved text", async () => {
  const { type, choose, draft, run } = await openStarted();
  type(/^First session/, NEXT_TYPED);
  await waitFor(() => expect(draft()).toHaveLength(1));
  await choose(/^Correct the date/);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit run" })).toBeNull());
  expect((await run()).startsAt).toEqual(NEXT);
  expect(draft()).toEqual([]);
});

test("what the server refuses in a next run is said beside its field, and what was typed stays", async () => {
  const { edit, type, choose, draft, run } = await openStarted();
  await server.dataSource.getRepository(Run).insert({ ...(await run()), id: randomUUID(), startsAt: NEXT });
  type(/^First session/, NEXT_TYPED);
  type(/^Label before/, "Starts in");
  await choose(/^Add a next run/);
  expect(await edit.findByText("There is a run on this date already.")).toBeTruthy();
  expect(screen.queryByRole("dialog", { name: "This run has started" })).toBeNull();
  expect(edit.getByLabelText<HTMLInputElement>(/^Label before/).value).toBe("Starts in");
  // Saved every two seconds, for a crash.
  await waitFor(() => expect(draft()).toHaveLength(1));
});

test("going back from the question changes nothing and keeps what was typed", async () => {
  const { user, edit, type, run } = await openStarted();
  const before = await run();
  type(/^First session/, NEXT_TYPED);
  await user.click(edit.getByRole("button", { name: "Save" }));
  const question = within(await screen.findByRole("dialog", { name: "This run has started" }));
  await user.click(question.getByRole("button", { name: "Cancel" }));
  expect(await edit.findByText(/^This run has started\. Correct its date/)).toBeTruthy();
  expect(edit.getByLabelText<HTMLInputElement>(/^First session/).value).toBe(NEXT_TYPED);
  expect(await run()).toEqual(before);
});

test("a new date that has passed is only a correction, of which nobody hears", async () => {
  const { user, edit, type } = await openStarted();
  type(/^First session/, "2026-01-10T20:00");
  await user.click(edit.getByRole("button", { name: "Save" }));
  const question = within(await screen.findByRole("dialog", { name: "This run has started" }));
  expect(question.queryByText(/e-mail/)).toBeNull();
  expect(question.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Choose…",
    "Correct the date of this run",
  ]);
});
