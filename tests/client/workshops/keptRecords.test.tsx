import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Workshop } from "../../../server/features/workshops/workshop.entity";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { enter } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, confirmAddress } = enrolmentCalls(server);

async function open(path: string) {
  return renderPage({ server, path, as: server.people.admin });
}

async function isPublished(table: string, id: string): Promise<boolean> {
  const query = `SELECT is_published FROM ${table} WHERE id = $1`;
  const [row] = await server.dataSource.query<[{ is_published: boolean }]>(query, [id]);
  return row.is_published;
}

describe("a record that people have registered for", () => {
  async function archive(page: Awaited<ReturnType<typeof open>>, noun: string) {
    const panel = within(await screen.findByRole("region", { name: `Delete this ${noun}` }));
    await page.user.click(panel.getByRole("button", { name: `Archive ${noun}` }));
    const dialog = within(await screen.findByRole("dialog", { name: `Archive this ${noun}?` }));
    await page.user.click(dialog.getByRole("button", { name: `Archive ${noun}` }));
    return panel.findByRole("button", { name: `Publish ${noun} again` });
  }

  test("a workshop says so before any click, is archived only after a question with all it says, and published again by one click", async () => {
    const { id, headline } = await server.buildWorkshop({ name: "Asked workshop" });
    for (const _person of [1, 2]) await start({ offeringId: id });
    const page = await open(`/cms/workshops/${id}`);
    const panel = within(await screen.findByRole("region", { name: "Delete this workshop" }));
    expect(panel.getByText(/^2 people have registered, so this workshop can’t be deleted\./)).toBeTruthy();
    expect(screen.queryByText(/can’t be undone/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Delete workshop" })).toBeNull();
    await page.user.click(screen.getByRole("button", { name: "Archive workshop" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Archive this workshop?" }));
    expect(dialog.getByText(/Visitors will no longer find/).textContent).toContain("Asked workshop");
    await page.user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(await isPublished("workshops", id)).toBe(true);
    const again = await archive(page, "workshop");
    expect(panel.getByText(/It is archived: only staff can see it\./)).toBeTruthy();
    expect(await server.dataSource.manager.findOneByOrFail(Workshop, { id })).toMatchObject({
      isPublished: false,
      headline,
    });
    await page.user.click(again);
    expect(await screen.findByRole("button", { name: "Archive workshop" })).toBeTruthy();
    expect(await isPublished("workshops", id)).toBe(true);
  });

  test("a season and a course are archived too; a batch names what to do", async () => {
    const season = await server.buildSeason({ isLocked: false });
    const course = await server.buildCourse({ priceRupees: 500, description: "Stays" });
    const batch = await server.buildBatch({ courseId: course.id });
    await start({ kind: "SEASON", offeringId: season.id });
    await start({ kind: "BATCH", offeringId: batch.id });
    const pages = [
      {
        path: `/cms/bootcamp/seasons/${season.id}`,
        noun: "season",
        table: "bootcamp_seasons",
        id: season.id,
      },
      { path: `/cms/courses/${course.slug}`, noun: "course", table: "courses", id: course.id },
    ];
    for (const { path, noun, table, id } of pages) {
      const page = await open(path);
      const panel = within(await screen.findByRole("region", { name: `Delete this ${noun}` }));
      expect(panel.getByText(new RegExp(`^1 person has registered, so this ${noun} can’t be`))).toBeTruthy();
      await archive(page, noun);
      expect(await isPublished(table, id)).toBe(false);
      cleanup();
    }
    await open(`/cms/batches/${batch.id}`);
    const panel = within(await screen.findByRole("region", { name: "Delete this batch" }));
    expect(panel.getByText(/close it to new learners instead/)).toBeTruthy();
    expect(panel.queryByRole("button")).toBeNull();
  });

  test("a run that people have registered for stays; an empty one is deleted", async () => {
    const { id } = await server.buildWorkshop();
    await start({ offeringId: id });
    await server.buildRun({ workshopId: id, startsAt: new Date("2031-02-03T12:30:00Z") });
    const page = await open(`/cms/workshops/${id}`);
    expect(await screen.findByText("Runs that people have registered for can’t be deleted.")).toBeTruthy();
    await page.user.click(screen.getByRole("button", { name: /^Delete the run of / }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete this run?" }));
    expect(dialog.getByText(/^Nobody has registered\./)).toBeTruthy();
    await page.user.click(dialog.getByRole("button", { name: "Delete run" }));
    expect(await screen.findByRole("heading", { name: "Runs (1)" })).toBeTruthy();
    const kept = screen.getByRole("link", { name: /^Live classes of / });
    await waitFor(() => expect(document.activeElement).toBe(kept));
  });

  test("an invitation says the same number from the question until it is sent", async () => {
    const past = new Date("2026-01-09T14:30:00Z");
    const { id, runId } = await server.buildWorkshop({ seats: 1 });
    for (const _person of [1, 2, 3]) await confirmAddress(await start({ offeringId: id }));
    await server.dataSource.query("UPDATE runs SET starts_at = $1 WHERE id = $2", [past, runId]);
    await server.buildRun({ workshopId: id, startsAt: new Date("2031-02-03T12:30:00Z") });
    // The page refetches after the invitation; until then its own count is already 0.
    let isSent = false;
    let release = (_answer: null) => {};
    const held = new Promise<null>((resolve) => (release = resolve));
    const intercept = (_path: string, body: string) => {
      if (body.includes("mutation InviteWaiting")) isSent = true;
      else if (isSent) return held;
      return null;
    };
    const path = `/cms/workshops/${id}`;
    const page = await renderPage({ server, path, as: server.people.admin, intercept });
    const invite = /^Invite the waiting list of/;
    await page.user.click(await screen.findByRole("button", { name: invite }));
    const dialog = within(await screen.findByRole("dialog", { name: "Invite the waiting list?" }));
    expect(dialog.getByText(/^2 people on the waiting list/)).toBeTruthy();
    await page.user.click(dialog.getByRole("button", { name: "Send e-mails" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: invite, hidden: true })).toBeNull());
    expect(dialog.getByText(/^2 people on the waiting list/)).toBeTruthy();
    release(null);
    expect(await screen.findByText("The invitations are on their way.")).toBeTruthy();
  });
});

test("a workshop that was taken off the site is called archived, and one that was never on it a draft", async () => {
  const archived = await server.buildWorkshop({ priceRupees: 199 });
  await start({ offeringId: archived.id });
  await server.dataSource.manager.update(Workshop, archived.id, { isPublished: false });
  const draft = await server.buildWorkshop({ isPublished: false });
  await open("/cms/workshops");
  const rowOf = async (name: string) =>
    within((await screen.findByRole("link", { name })).closest("li") ?? document.body);
  expect((await rowOf(archived.name)).getByText("Archived")).toBeTruthy();
  expect((await rowOf(draft.name)).getByText("Draft")).toBeTruthy();
});

test("only what nobody has registered for can be deleted, which cannot be undone", async () => {
  const { id } = await server.buildWorkshop({ name: "Going workshop" });
  const page = await open(`/cms/workshops/${id}`);
  await page.user.click(await screen.findByRole("button", { name: "Delete workshop" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete this workshop?" }));
  expect(dialog.getByText(/^Nobody has registered\./)).toBeTruthy();
  expect(dialog.getByText(/This can’t be undone\./)).toBeTruthy();
});

describe("the runs of seasons", () => {
  test("one without a date is named so on its buttons", async () => {
    const season = await server.buildSeason({ startsAt: null });
    await open(`/cms/bootcamp/seasons/${season.id}`);
    expect(await screen.findByRole("button", { name: "Edit the run without a date" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Registrations for the run without a date" })).toBeTruthy();
    expect(screen.getByText("No date yet")).toBeTruthy();
  });

  test("the list of seasons shows each next run, and adds one", async () => {
    const season = await server.buildSeason({ title: "With runs", isLocked: false, seats: 30 });
    const page = await open("/cms/bootcamp");
    const row = within(
      (await screen.findByRole("link", { name: /With runs/ })).closest("li") ?? document.body,
    );
    expect(row.getByText("0 of 30 seats taken")).toBeTruthy();
    await page.user.click(row.getByRole("button", { name: "Next run of With runs" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Next run of With runs" }));
    expect(dialog.getByText(/Leave blank while the date isn’t fixed\./)).toBeTruthy();
    await enter(page.user, dialog.getByLabelText(/^First session/), "2031-02-03T18:00");
    const seats = dialog.getByLabelText<HTMLInputElement>(/^Seats/);
    expect(seats.value).toBe("30");
    await page.user.clear(seats);
    await enter(page.user, seats, "45");
    await page.user.click(dialog.getByRole("button", { name: "Add run" }));
    await waitFor(async () => {
      const runs = await server.dataSource.query<object[]>("SELECT seats FROM runs WHERE season_id = $1", [
        season.id,
      ]);
      expect(runs).toContainEqual({ seats: 45 });
    });
  });

  test("a workshop's next run has the last run's seats, in the list and on its page", async () => {
    const startsAt = new Date("2031-02-03T12:30:00Z");
    const { id, runId, name } = await server.buildWorkshop({ seats: 60, startsAt });
    await server.dataSource.query("UPDATE runs SET starts_at = now() - interval '90 days' WHERE id = $1", [
      runId,
    ]);
    for (const path of [`/cms/workshops?search=${encodeURIComponent(name)}`, `/cms/workshops/${id}`]) {
      const page = await open(path);
      await page.user.click(await screen.findByRole("button", { name: `Next run of ${name}` }));
      const dialog = within(await screen.findByRole("dialog", { name: `Next run of ${name}` }));
      expect(dialog.getByLabelText<HTMLInputElement>(/^Seats/).value).toBe("60");
      cleanup();
    }
  });

  test("a workshop's run needs its first session", async () => {
    const { id, name } = await server.buildWorkshop();
    const page = await open(`/cms/workshops/${id}`);
    await page.user.click(await screen.findByRole("button", { name: `Next run of ${name}` }));
    const dialog = within(await screen.findByRole("dialog", { name: `Next run of ${name}` }));
    expect(dialog.queryByText(/Leave blank while the date/)).toBeNull();
    await page.user.click(dialog.getByRole("button", { name: "Add run" }));
    expect(await dialog.findByText("Please enter when the first session begins.")).toBeTruthy();
  });
});
