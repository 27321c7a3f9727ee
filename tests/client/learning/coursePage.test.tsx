import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { enrolmentCalls } from "../../support/enrolmentCalls";
import { enter } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const { start } = enrolmentCalls(server);

function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function picturesOfCard(): Element[] {
  const card = screen.getByRole("complementary", { name: "Price and next batch" });
  return [...card.querySelectorAll("img")];
}

test("what staff write about a course is on its page: outcomes, weeks, questions and a sample lesson", async () => {
  const { slug, name } = await server.buildCourse();
  const { user } = await renderPage({ server, path: `/cms/courses/${slug}`, as: server.people.admin });
  await enter(user, await screen.findByLabelText(/^What learners can do afterwards/), "Count to ten");
  await user.click(screen.getByRole("button", { name: "Add week" }));
  await enter(user, screen.getByLabelText(/^Week and subject/), "Numbers");
  await enter(user, screen.getByLabelText(/^What happens in it/), "From one to ten.");
  await user.click(screen.getByRole("button", { name: "Add question" }));
  await enter(user, screen.getByRole("textbox", { name: "Question" }), "Why ten?");
  await enter(user, screen.getByLabelText(/^Answer/), "Fingers.");
  await enter(user, screen.getByLabelText(/^Sample lesson/), "https://www.youtube.com/watch?v=YYXdXT2l-Gg");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  cleanup();

  const visit = await renderPage({ server, path: `/lms/${slug}` });
  expect(await screen.findByText("Count to ten")).toBeTruthy();
  const syllabus = screen.getByRole("region", { name: "Syllabus" });
  expect(within(syllabus).getByRole("heading", { name: "Numbers" })).toBeTruthy();
  expect(within(syllabus).getByText("From one to ten.")).toBeTruthy();
  expect(await screen.findByText("Why ten?")).toBeTruthy();
  expect(screen.getByText("Fingers.")).toBeTruthy();
  expect(screen.queryByTitle(/^Sample lesson/)).toBeNull();
  // The lesson shows the course's picture.
  expect(picturesOfCard()).toHaveLength(0);
  await visit.user.click(screen.getByRole("link", { name: "Watch a sample lesson" }));
  const video = await screen.findByTitle(`Sample lesson: ${name}`);
  expect(video.getAttribute("src")).toContain("https://www.youtube-nocookie.com/embed/YYXdXT2l-Gg");
});

test("the card offers the batch that has not started, though an earlier one still takes people", async () => {
  const course = await server.buildCourse({ priceRupees: 1000 });
  await server.buildBatch({ courseId: course.id, name: "Running", startsOn: inDays(-9), endsOn: inDays(40) });
  await server.buildBatch({ courseId: course.id, name: "Coming", startsOn: inDays(9), endsOn: inDays(60) });
  const { user } = await renderPage({ server, path: `/lms/${course.slug}` });
  const card = await screen.findByRole("complementary", { name: "Price and next batch" });
  expect(within(card).getByText("₹1,000")).toBeTruthy();
  await user.click(within(card).getByRole("link", { name: /^Register/ }));
  expect(await screen.findByRole("dialog", { name: "Register" })).toBeTruthy();
  expect(await screen.findByRole("heading", { level: 3, name: `${course.name}, Coming` })).toBeTruthy();
});

test("a course without batches says so, and has nothing to register for", async () => {
  const { slug } = await server.buildCourse({ priceRupees: 1000 });
  await renderPage({ server, path: `/lms/${slug}` });
  expect(await screen.findByText(/has no batch yet/)).toBeTruthy();
  const card = screen.getByRole("complementary", { name: "Price and next batch" });
  expect(within(card).queryByRole("link", { name: /Register/ })).toBeNull();
  expect(picturesOfCard()).not.toHaveLength(0);
});

test("the next workshop on the subject is below the batches, with its price and the way to join", async () => {
  const { slug } = await server.buildCourse({ name: "SQL from nothing" });
  const without = await server.buildCourse({ name: "Handwriting" });
  await server.buildWorkshop({ name: "Joins on paper", slug: "joins", priceRupees: 199 });
  await renderPage({ server, path: `/lms/${slug}` });
  const section = await screen.findByRole("region", { name: "Start with a live workshop" });
  const card = within(within(section).getByRole("article"));
  expect(card.getByRole("link", { name: "Joins on paper" }).getAttribute("href")).toBe("/joins");
  expect(card.getByText("₹199")).toBeTruthy();
  expect(card.getByRole("link", { name: /^Register/ }).getAttribute("href")).toBe("/joins#cta");
  cleanup();

  await renderPage({ server, path: `/lms/${without.slug}` });
  expect(await screen.findByText(/has no batch yet/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Start with a live workshop" })).toBeNull();
});

test("visitors read how many hours of live classes a week a course has, by its batch's schedule", async () => {
  const { id, name, slug } = await server.buildCourse({ priceRupees: 500 });
  await server.buildBatch({
    courseId: id,
    startsOn: "2098-01-05",
    scheduleText: "Mon, Wed and Fri, 8:00 to 9:30 pm IST",
  });
  await renderPage({ server, path: `/lms/${slug}` });
  await screen.findByRole("heading", { level: 1, name });
  expect(screen.getByText("4½ hours a week")).toBeTruthy();
});

test("a full batch that has begun says when it began, and what its waiting list means, but not to register", async () => {
  const course = await server.buildCourse({ priceRupees: 500 });
  const { name } = course;
  const batch = await server.buildBatch({ courseId: course.id, startsOn: "2026-01-05", seats: 1 });
  await server.buildReference({ batchId: batch.id });
  await start({ kind: "BATCH", offeringId: batch.id });
  await renderPage({ server, path: `/lms/${course.slug}` });
  await screen.findByRole("heading", { level: 1, name });
  const heading = await screen.findByRole("heading", { name: batch.name });
  const card = within(heading.closest("article") as HTMLElement);
  expect(card.getByText("Started on Mon, 5 Jan 2026.")).toBeTruthy();
  expect(card.getByText(/^A seat that becomes free goes to the first in line/)).toBeTruthy();
  expect(card.queryByText(/Register and we open it/)).toBeNull();
  expect(card.getByText("Lessons").nextElementSibling?.textContent).toBe("1");
  expect(card.getByText("Seats").nextElementSibling?.textContent).toBe("None left");
});
