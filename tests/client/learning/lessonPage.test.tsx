import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { OPEN_LESSON } from "../../support/documents";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const YOUTUBE = "https://youtu.be/dQw4w9WgXcQ";

async function buildLessons(count = 3) {
  const { id: batchId } = await server.buildBatch({ secretCode: null });
  const lessons = [];
  for (let number = 1; number <= count; number += 1)
    lessons.push(
      await server.buildReference({
        batchId,
        title: `Lesson no. ${number}`,
        link: YOUTUBE,
        durationText: "10:00",
      }),
    );
  return lessons as [(typeof lessons)[0], (typeof lessons)[0], (typeof lessons)[0]];
}

async function openLesson(id: string, { at = "" } = {}) {
  const as = await server.buildUser();
  const page = await renderPage({ server, path: `/lessons/${id}${at}`, as });
  return { ...page, as };
}

const play = () => screen.findByRole("button", { name: /^(Play|Resume at)/ });

describe("a lesson's page", () => {
  test("has its title, its place in the batch, and leads on and back", async () => {
    const [first, second, third] = await buildLessons();
    const page = await openLesson(second.id);
    expect(await screen.findByRole("heading", { level: 1, name: "Lesson no. 2" })).toBeTruthy();
    expect(screen.getByText(/Lesson 2 of 3/)).toBeTruthy();
    const list = () => within(screen.getByRole("navigation", { name: "Lessons" }));
    const current = list()
      .getAllByRole("link")
      .map((link) => link.getAttribute("aria-current"));
    expect(current).toEqual([null, "page", null]);
    await page.user.click(screen.getByRole("link", { name: "Next" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Lesson no. 3" })).toBeTruthy();
    expect(page.address()).toBe(`/lessons/${third.id}`);
    expect(screen.queryByRole("link", { name: "Next" })).toBeNull();
    await page.user.click(list().getByRole("link", { name: /Lesson no. 1/ }));
    await waitFor(() => expect(page.address()).toBe(`/lessons/${first.id}`));
  });

  test("loads the video at a click, records the opening, and closes with the focus on the poster", async () => {
    const [{ id }] = await buildLessons();
    const { user } = await openLesson(id);
    expect(screen.queryByTitle("Lesson no. 1")).toBeNull();
    await user.click(await play());
    const frame = await screen.findByTitle("Lesson no. 1");
    expect(frame.getAttribute("src")).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
    const rows = () => server.dataSource.query("SELECT 1 FROM lesson_progress WHERE reference_id = $1", [id]);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Close player" }));
    expect(document.activeElement).toBe(await play());
  });

  test("starts at the second in the address", async () => {
    const [{ id }] = await buildLessons();
    const { user } = await openLesson(id, { at: "?t=125" });
    await user.click(await screen.findByRole("button", { name: "Resume at 2:05" }));
    expect((await screen.findByTitle("Lesson no. 1")).getAttribute("src")).toContain("start=125");
  });

  test("starts where the video's link says, with what an unlisted video needs, until the learner stopped elsewhere", async () => {
    const { id: batchId } = await server.buildBatch({ secretCode: null });
    const link = "https://vimeo.com/823141156/90e6d75118#t=1m5s";
    const { id } = await server.buildReference({ batchId, link, title: "Unlisted" });
    const { user } = await openLesson(id);
    await user.click(await screen.findByRole("button", { name: "Play" }));
    const address = new URL((await screen.findByTitle("Unlisted")).getAttribute("src") ?? "");
    expect(address.pathname).toBe("/video/823141156");
    expect([address.searchParams.get("h"), address.hash]).toEqual(["90e6d75118", "#t=65s"]);
    cleanup();
    // Another learner: this one's player reports where it is.
    const as = await server.buildUser();
    await server.dataSource.query(
      "INSERT INTO lesson_progress (user_id, reference_id, viewed_at, position_seconds) VALUES ($1, $2, now(), 300)",
      [as.id, id],
    );
    await renderPage({ server, path: `/lessons/${id}`, as });
    expect(await screen.findByRole("button", { name: "Resume at 5:00" })).toBeTruthy();
  });

  test("is marked as done and not done, in the list too", async () => {
    const [{ id }] = await buildLessons();
    const { user } = await openLesson(id);
    await user.click(await screen.findByRole("button", { name: "Mark as done" }));
    const done = await screen.findByRole("button", { name: "Done: you marked it" });
    expect(screen.getByRole("link", { name: /Lesson no. 1.*done/ })).toBeTruthy();
    await user.click(done);
    expect(await screen.findByRole("button", { name: "Mark as done" })).toBeTruthy();
  });

  test("says why a lesson that was watched is done", async () => {
    const [{ id }] = await buildLessons();
    const as = await server.buildUser();
    await (await server.newCaller(as)).ask(OPEN_LESSON, { id });
    await server.dataSource.query("UPDATE lesson_progress SET watched_at = now() WHERE user_id = $1", [
      as.id,
    ]);
    await renderPage({ server, path: `/lessons/${id}`, as });
    expect(await screen.findByText("Done: you watched it")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Mark as done/ })).toBeNull();
  });

  test("of a video that cannot be played here leads to it", async () => {
    const { id: batchId } = await server.buildBatch({ secretCode: null });
    const link = "https://example.com/lesson";
    const { id } = await server.buildReference({ batchId, link });
    await openLesson(id);
    expect(await screen.findByRole("heading", { name: "This video opens on its own page" })).toBeTruthy();
    const [watch] = screen.getAllByRole("link", { name: /Watch Video/ });
    expect(watch?.getAttribute("href")).toBe(link);
  });

  test("says that a locked or unknown lesson is not open, and leads a wrong address to the portal", async () => {
    const { id } = await server.buildReference();
    for (const hidden of [id, crypto.randomUUID()]) {
      await openLesson(hidden);
      expect(await screen.findByRole("heading", { name: "This lesson isn’t open to you" })).toBeTruthy();
      cleanup();
    }
    const page = await openLesson("mangled");
    await waitFor(() => expect(page.address()).toBe("/dash"));
  });
});

describe("what was watched without a connection", () => {
  test("is sent when the learner comes back, once", async () => {
    const [{ id }] = await buildLessons();
    const as = await server.buildUser();
    await (await server.newCaller(as)).ask(OPEN_LESSON, { id });
    await server.dataSource.query(
      "UPDATE watch_clocks SET spent_until = now() - interval '1 hour' WHERE user_id = $1",
      [as.id],
    );
    await server.dataSource.query(
      "UPDATE lesson_progress SET opened_at = now() - interval '1 hour' WHERE user_id = $1",
      [as.id],
    );
    const key = `watching/${as.id}/${id}`;
    const watched = [{ from: 0, to: 90 }];
    localStorage.setItem(
      key,
      JSON.stringify({ referenceId: id, watched, positionSeconds: 90, positionAt: Date.now() - 60_000 }),
    );
    await renderPage({ server, path: `/lessons/${id}`, as });
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
    expect(
      await server.dataSource.query(
        "SELECT watched_seconds, position_seconds FROM lesson_progress WHERE user_id = $1",
        [as.id],
      ),
    ).toEqual([{ watched_seconds: 90, position_seconds: 90 }]);
  });
});
