import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { keepEarlyInput } from "../../../client/startup/earlyInput";
import { LessonKind } from "../../../server/features/learning/lessons/lessonKinds";
import { paths } from "../../../shared/paths";
import { ANSWER, ASK } from "../../support/questionDocuments";
import { renderPage } from "../../support/renderPage";
import { LEAST, createOne } from "../../support/siteDocuments";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const FIELD = "Search lessons, courses and pages";

// The page's first script, which listens to keys.
beforeAll(keepEarlyInput);

/** The test's own response to searches, once asked for. */
function searchCalls(respond: () => Response | null | Promise<Response | null>) {
  const asked: string[] = [];
  const intercept = (_path: string, body: string) => {
    if (!body.includes("query Search")) return null;
    asked.push((JSON.parse(body) as { variables: { text: string } }).variables.text);
    return respond();
  };
  return { asked, intercept };
}

async function openSearch({ user }: Awaited<ReturnType<typeof renderPage>>) {
  await user.click(await screen.findByRole("button", { name: "Search" }));
  return screen.findByRole("searchbox", { name: FIELD });
}

function focused(): string {
  return document.activeElement?.textContent ?? "";
}

test("the search groups its results, moves through them by arrows and opens one", async () => {
  const course = await server.buildCourse({ name: "Felting" });
  const batch = await server.buildBatch({ courseId: course.id, name: "Batch 7", secretCode: null });
  await server.buildReference({
    batchId: batch.id,
    title: "Felting a hat",
    kind: LessonKind.TEXT,
    text: "Wool.",
  });
  const page = await renderPage({ server, path: "/lms", as: await server.buildUser() });
  const field = await openSearch(page);
  expect(document.activeElement).toBe(field);
  expect(screen.getByText("Type a word.")).toBeTruthy();

  await page.user.type(field, "feltng");
  expect(await screen.findByText("2 results")).toBeTruthy();
  const lessons = within(screen.getByRole("region", { name: "Lessons" }));
  expect(lessons.getByRole("img", { name: "Text" })).toBeTruthy();
  expect(lessons.getByRole("link").textContent).toBe("Felting a hatFelting · Batch 7 · Lesson 1");
  await page.user.keyboard("{ArrowDown}");
  expect(focused()).toContain("Felting a hat");
  await page.user.keyboard("{ArrowDown}{ArrowDown}");
  expect(focused()).toContain("About it.");
  await page.user.keyboard("{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(field);
  await page.user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await waitFor(() => expect(page.address()).toBe(`/lms/${course.slug}`));
  expect(screen.queryByRole("searchbox", { name: FIELD })).toBeNull();
});

test("pages, teachers and answered questions are found, and a question opens below its lesson", async () => {
  const batch = await server.buildBatch({ secretCode: null });
  const lesson = await server.buildReference({ batchId: batch.id, title: "Knots" });
  const viewer = await server.buildUser();
  const asked = { referenceId: lesson.id, title: "Which certificate knot?", text: "" };
  const { data } = await server.as.learner.ask(ASK, { input: asked });
  const { id } = data?.askLessonQuestion as { id: string };
  await server.as.admin.ask(ANSWER, { input: { questionId: id, text: "This." } });
  const teacher = { ...LEAST.Teacher, name: "Certificate Rao" };
  await server.as.admin.ask(createOne("Teacher"), { input: teacher });
  const page = await renderPage({ server, path: "/lms", as: viewer });
  await page.user.type(await openSearch(page), "certificate");
  const link = async (region: string) =>
    within(await screen.findByRole("region", { name: region })).getAllByRole("link");
  const addresses = (links: HTMLElement[]) => links.map((shown) => shown.getAttribute("href"));
  expect(addresses(await link("Pages")).toSorted()).toEqual(["/certificates", "/certificates/verify"]);
  expect(addresses(await link("Teachers"))).toEqual(["/about#teachers"]);
  expect(addresses(await link("Answered questions"))).toEqual([paths.lessonQuestion(lesson.id, id)]);
});

test("Enter in the field opens the first result", async () => {
  const { slug } = await server.buildCourse({ name: "Bookbinding" });
  const page = await renderPage({ server, path: "/lms" });
  const field = await openSearch(page);
  await page.user.type(field, "bookbind{Enter}");
  expect(page.address()).toBe("/lms");
  expect(await screen.findByText("1 result")).toBeTruthy();
  await page.user.keyboard("{Enter}");
  await waitFor(() => expect(page.address()).toBe(`/lms/${slug}`));
});

test("the key / opens the search, but not from a field, with another key or above a dialog", async () => {
  const page = await renderPage({ server, path: "/forgot" });
  const field = await screen.findByRole("textbox");
  await page.user.type(field, "a/b");
  expect((field as HTMLInputElement).value).toBe("a/b");
  expect(screen.queryByRole("searchbox")).toBeNull();
  await act(async () => (document.activeElement as HTMLElement).blur());
  await page.user.keyboard("{Control>}/{/Control}{Alt>}/{/Alt}");
  expect(screen.queryByRole("searchbox")).toBeNull();
  await page.user.keyboard("/");
  expect(await screen.findByRole("searchbox", { name: FIELD })).toHaveProperty("value", "");
  await page.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("searchbox")).toBeNull());
});

test("without a result the search says so and what to try", async () => {
  const page = await renderPage({ server, path: "/lms" });
  await page.user.type(await openSearch(page), "qwxzvk");
  expect(await screen.findByText("Nothing found for “qwxzvk”")).toBeTruthy();
  expect(screen.getByText(/try fewer or other words/)).toBeTruthy();
});

test("a failed search is tried again", async () => {
  await server.buildCourse({ name: "Macramé" });
  let isDown = true;
  const { intercept } = searchCalls(() => (isDown ? new Response("", { status: 503 }) : null));
  const page = await renderPage({ server, path: "/lms", intercept });
  await page.user.type(await openSearch(page), "macram");
  expect((await screen.findByRole("alert")).textContent).toContain("very busy");
  isDown = false;
  await page.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("1 result")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the results of an older text never replace those of a newer one", async () => {
  await server.buildCourse({ name: "Tatting" });
  let letFirstGo = () => {};
  const held = new Promise<void>((resolve) => (letFirstGo = resolve));
  const late = { data: { search: [] } };
  const { asked, intercept } = searchCalls(async () => {
    if (asked.length > 1) return null;
    await held;
    return Response.json(late);
  });
  const page = await renderPage({ server, path: "/lms", intercept });
  const field = await openSearch(page);
  await page.user.type(field, "tat");
  expect(await screen.findByText("Searching…")).toBeTruthy();
  await waitFor(() => expect(asked).toEqual(["tat"]));
  await page.user.type(field, "ting");
  expect(await screen.findByText("1 result")).toBeTruthy();
  await act(async () => letFirstGo());
  expect(asked).toEqual(["tat", "tatting"]);
  expect(screen.getByText("1 result")).toBeTruthy();
});
