import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { remindOfClasses } from "../../../server/features/classes/news/remindOfClasses";
import { createClassBuilders } from "../../support/classCalls";
import { OPEN_LESSON } from "../../support/documents";
import { enter } from "../../support/fillIn";
import type { RenderedPage } from "../../support/renderPage";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

async function buildCourses() {
  const locked = await server.buildCourse();
  const open = await server.buildCourse();
  const lockedBatch = await server.buildBatch({ courseId: locked.id });
  await server.buildReference({ batchId: lockedBatch.id, title: "Behind the lock", durationText: "12:45" });
  const openBatch = await server.buildBatch({ courseId: open.id, secretCode: null });
  return { locked, open, lockedBatch, openBatch };
}

async function enterCode({ user }: RenderedPage, code: string): Promise<void> {
  const field = await screen.findByLabelText("Enter Secret Code");
  await user.clear(field);
  await user.type(field, `${code}{Enter}`);
}

test("an academy without courses says so", async () => {
  await renderPage({ server, path: "/dash", as: await server.buildUser() });
  expect(await screen.findByRole("heading", { name: "No courses yet" })).toBeTruthy();
});

test("the portal opens on the course with the open batch, and shows it at once", async () => {
  const { open, openBatch } = await buildCourses();
  await server.buildReference({ batchId: openBatch.id, title: "AWS Basics", durationText: "1:30" });
  await renderPage({ server, path: "/dash", as: await server.buildUser() });
  expect(await screen.findByRole("heading", { name: openBatch.name })).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>("Select Course").value).toBe(open.slug);
  expect(screen.getByLabelText<HTMLSelectElement>("Select Batch").value).toBe(openBatch.id);
  expect(screen.getByText("Time: 1:30")).toBeTruthy();
});

test("the portal opens on a batch of one's own before an open one", async () => {
  const { locked, lockedBatch } = await buildCourses();
  const learner = await server.buildUser();
  await server.buildAccess(learner.id, lockedBatch.id);
  await renderPage({ server, path: "/dash", as: learner });
  expect(await screen.findByRole("heading", { name: lockedBatch.name })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Behind the lock" })).toBeTruthy();
  expect(screen.queryByText(/^Welcome!/)).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>("Select Course").value).toBe(locked.slug);
});

test("a locked batch asks for its code and names its lessons, without leading to them", async () => {
  const { locked, lockedBatch } = await buildCourses();
  const page = await renderPage({ server, path: "/dash", as: await server.buildUser() });
  await page.user.selectOptions(await screen.findByLabelText("Select Course"), locked.slug);
  expect(await screen.findByRole("heading", { name: `${lockedBatch.name} is locked` })).toBeTruthy();
  const inside = within(screen.getByRole("list", { name: "What’s inside" }));
  expect(inside.getByRole("listitem").textContent).toBe("Behind the lock 12:45");
  expect(inside.queryByRole("link")).toBeNull();
  expect(screen.queryByRole("link", { name: "Register for this batch" })).toBeNull();
  expect(
    screen.getByText("Usually not needed: we’ll open the batch once your seat is confirmed."),
  ).toBeTruthy();
  await page.user.click(screen.getByRole("button", { name: "Submit" }));
  expect(screen.getByText("Please enter the secret code of this batch.")).toBeTruthy();
});

test("what’s new leaves out the reminder of the class above it, and keeps that of another", async () => {
  const { lockedBatch } = await buildCourses();
  const learner = await server.buildUser();
  await server.buildAccess(learner.id, lockedBatch.id);
  const { buildClass } = createClassBuilders(() => server.dataSource.manager);
  for (const [title, minutes] of [
    ["First class", 20],
    ["Second class", 40],
  ] as const)
    await buildClass({ batchId: lockedBatch.id, title, startsAt: new Date(Date.now() + minutes * 60_000) });
  await remindOfClasses(server.services);
  await renderPage({ server, path: "/dash", as: learner });
  expect(await screen.findByRole("region", { name: "First class" })).toBeTruthy();
  const news = within(screen.getByRole("region", { name: "What’s new" }));
  expect(news.getAllByRole("link", { name: /class soon/ }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Second class"),
  ]);
});

test("a locked batch that takes registrations leads to its form", async () => {
  const course = await server.buildCourse({ priceRupees: 500 });
  const { id } = await server.buildBatch({ courseId: course.id });
  await renderPage({ server, path: `/dash?course=${course.slug}`, as: await server.buildUser() });
  const register = await screen.findByRole("link", { name: "Register for this batch" });
  expect(register.getAttribute("href")).toBe(`/lms/${course.slug}#register-${id}`);
});

test("a lock that is known late takes away no code that is typed by then", async () => {
  const { locked, lockedBatch } = await buildCourses();
  const path = `/dash?course=${locked.slug}&batch=${lockedBatch.id}`;
  const learner = await server.buildUser();
  const caller = await server.newCaller(learner);
  const input = { batchId: lockedBatch.id, secretCode: "wrong" };
  const unlock = "mutation ($input: UnlockBatchInput!) { unlockBatch(input: $input) { __typename } }";
  for (let tries = 0; tries < 5; tries += 1) await caller.ask(unlock, { input });
  let letGo = () => {};
  const mayGo = new Promise<void>((resolve) => (letGo = resolve));
  let isAnswered = false;
  const intercept = async (_path: string, body: string) => {
    if (!body.includes("query UnlockLock")) return null;
    await mayGo;
    const answer = await caller.post(body, { accept: "application/graphql-response+json" });
    isAnswered = true;
    return answer;
  };
  const { user } = await renderPage({ server, path, as: learner, intercept });
  const field = await screen.findByLabelText<HTMLInputElement>("Enter Secret Code");
  await enter(user, field, "my-code");
  letGo();
  await waitFor(() => expect(isAnswered).toBe(true));
  await enter(user, field, "-typed");
  expect(screen.getByLabelText<HTMLInputElement>("Enter Secret Code").value).toBe("my-code-typed");
  await user.click(screen.getByRole("button", { name: "Submit" }));
  const refusal = await screen.findByText("Too many wrong codes.");
  await waitFor(() => expect(document.activeElement).toBe(refusal.closest("[role=alert]")));
  expect(screen.getByRole("link", { name: "Ask the academy for help" }).getAttribute("href")).toMatch(
    /^\/contact\?about=/,
  );
});

test("the right code opens the batch, and it stays open", async () => {
  const { locked, lockedBatch } = await buildCourses();
  const learner = await server.buildUser();
  const path = `/dash?course=${locked.slug}&batch=${lockedBatch.id}`;
  const page = await renderPage({ server, path, as: learner });
  expect(await screen.findByRole("option", { name: `${lockedBatch.name} (locked)` })).toBeTruthy();
  await enterCode(page, "right");
  expect(await screen.findByRole("heading", { name: "Behind the lock" })).toBeTruthy();
  expect(await screen.findByRole("option", { name: lockedBatch.name })).toBeTruthy();
  expect(screen.queryByLabelText("Enter Secret Code")).toBeNull();
  expect(screen.getByText("Welcome! 1 lesson unlocked.")).toBeTruthy();
});

test("a card has a picture or its placeholder, the time or N/A, and its video in a new tab", async () => {
  const { open, openBatch } = await buildCourses();
  const imageUrl = "https://pictures.example.com/ec2.jpg";
  await server.buildReference({ batchId: openBatch.id, title: "Plain", link: "https://example.com/lesson" });
  await server.buildReference({ batchId: openBatch.id, title: "Pictured", imageUrl, durationText: "12:45" });
  await renderPage({ server, path: `/dash?course=${open.slug}`, as: await server.buildUser() });
  const [plain, pictured] = (await screen.findAllByRole("article")).map((card) => within(card));
  expect(plain?.getByText("Time: N/A")).toBeTruthy();
  const drawn = plain?.getAllByRole("presentation", { hidden: true }) ?? [];
  expect(drawn.map((image) => image.getAttribute("src")?.split("/")[1])).toEqual(["covers", "covers"]);
  expect(pictured?.getByText("Time: 12:45")).toBeTruthy();
  expect(pictured?.getByRole("presentation", { hidden: true }).getAttribute("src")).toBe(imageUrl);
  const watch = plain?.getByRole("link", { name: /Watch Video/ });
  expect(watch?.getAttribute("href")).toBe("https://example.com/lesson");
  expect(watch?.getAttribute("target")).toBe("_blank");
  expect(watch?.getAttribute("rel")).toContain("noopener");
});

test("above all else is the lesson to resume, and how far the batch is", async () => {
  const { open, openBatch } = await buildCourses();
  const as = await server.buildUser();
  const learner = await server.newCaller(as);
  const { id } = await server.buildReference({ batchId: openBatch.id, title: "Half", durationText: "10:00" });
  const done = await server.buildReference({ batchId: openBatch.id, title: "Whole" });
  const input = { referenceId: done.id, isDone: true };
  await learner.ask("mutation ($input: MarkLessonInput!) { markLesson(input: $input) { id } }", { input });
  await learner.ask(OPEN_LESSON, { id });
  await server.dataSource.query(
    "UPDATE lesson_progress SET watched_seconds = 240, position_seconds = 250 WHERE reference_id = $1",
    [id],
  );
  await renderPage({ server, path: `/dash?course=${open.slug}`, as });
  const resume = within(await screen.findByRole("region", { name: "Half" }));
  expect(resume.getByRole("link", { name: "Resume at 4:10" }).getAttribute("href")).toBe(`/lessons/${id}`);
  const bar = resume.getByRole<HTMLProgressElement>("progressbar", { name: "Watched 4:00 of 10:00" });
  expect([bar.value, bar.max]).toEqual([240, 600]);
  expect(await screen.findByRole("progressbar", { name: "1 of 2 lessons done" })).toBeTruthy();
});

test("a card leads to its lesson, and says what is opened and what is done", async () => {
  const { open, openBatch } = await buildCourses();
  const as = await server.buildUser();
  const learner = await server.newCaller(as);
  const path = `/dash?course=${open.slug}`;
  const build = async (title: string) => (await server.buildReference({ batchId: openBatch.id, title })).id;
  const [fresh, opened, begun, finished] = [
    await build("New"),
    await build("Opened before"),
    await build("Begun"),
    await build("Finished"),
  ];
  for (const id of [opened, begun, finished]) await learner.ask(OPEN_LESSON, { id });
  await server.dataSource.query("UPDATE lesson_progress SET watched_seconds = 80 WHERE reference_id = $1", [
    begun,
  ]);
  const input = { referenceId: finished, isDone: true };
  await learner.ask("mutation ($input: MarkLessonInput!) { markLesson(input: $input) { id } }", { input });
  const page = await renderPage({ server, path, as });
  await screen.findByRole("link", { name: /^Play here\s*New$/ });
  const card = (title: string) =>
    within(screen.getByRole("heading", { name: title, level: 3 }).closest("article") as HTMLElement);
  expect(card("New").queryByText(/^(Opened|Done)$/)).toBeNull();
  expect(card("Opened before").getByText("Opened")).toBeTruthy();
  expect(card("Opened before").getByRole("link", { name: /^Resume/ })).toBeTruthy();
  expect(card("Begun").getByText("1:20 watched")).toBeTruthy();
  expect(card("Finished").getByText("Done")).toBeTruthy();
  await page.user.click(screen.getByRole("link", { name: /^Play here\s*New$/ }));
  await waitFor(() => expect(page.address()).toBe(`/lessons/${fresh}`));
});

test("a batch without references, and a course without batches, say so", async () => {
  const { open } = await buildCourses();
  const bare = await server.buildCourse();
  const learner = await server.buildUser();
  const page = await renderPage({ server, path: `/dash?course=${open.slug}`, as: learner });
  expect(await screen.findByRole("heading", { name: "No references yet" })).toBeTruthy();
  await page.user.selectOptions(screen.getByLabelText("Select Course"), bare.slug);
  expect(await screen.findByRole("heading", { name: "No batches found" })).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>("Select Batch").disabled).toBe(true);
});

test("a batch that a code opened is not offered for sale on the page before", async () => {
  const course = await server.buildCourse({ priceRupees: 500 });
  const batch = await server.buildBatch({ courseId: course.id, startsOn: "2098-01-05" });
  const page = await renderPage({ server, path: "/lms", as: await server.buildUser() });
  await screen.findByRole("link", { name: new RegExp(`^Register.*${course.name}, ${batch.name}$`) });
  await page.user.click(screen.getAllByRole("link", { name: "My learning" })[0] as HTMLElement);
  await page.user.selectOptions(await screen.findByLabelText("Select Course"), course.slug);
  await enterCode(page, "right");
  await screen.findByRole("heading", { name: batch.name });
  // One history entry for the page, one for the chosen course.
  await page.goBack();
  await page.goBack();
  const name = new RegExp(`^Open your batch.*${course.name}, ${batch.name}$`);
  expect(await screen.findByRole("link", { name })).toBeTruthy();
});

test("a learner of several batches sees how far they are in each, the last visited first", async () => {
  const { lockedBatch, openBatch } = await buildCourses();
  const [one] = await Promise.all([
    server.buildReference({ batchId: openBatch.id }),
    server.buildReference({ batchId: openBatch.id }),
  ]);
  const learner = await server.buildUser();
  await server.buildAccess(learner.id, lockedBatch.id);
  await (await server.newCaller(learner)).ask(OPEN_LESSON, { id: one.id });
  await renderPage({ server, path: "/dash", as: learner });
  const list = (await screen.findByRole("heading", { name: "Your batches" })).parentElement;
  const batches = within(list ?? document.body).getAllByRole("listitem");
  expect(batches.map((batch) => batch.textContent)).toEqual([
    expect.stringContaining("0 of 2 lessons done"),
    expect.stringContaining("0 of 1 lessons done"),
  ]);
});
