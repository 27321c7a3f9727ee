import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ONLY_ROW } from "../../../server/database/onlyRow";
import { HomeContent } from "../../../server/features/site/pages/homeContent.entity";
import { exerciseCalls } from "../../support/exerciseCalls";
import { useFakeChecker } from "../../support/fakeChecker";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
useFakeChecker(server);
const { buildExercise } = exerciseCalls(server);

async function write(content: Partial<HomeContent>): Promise<void> {
  await server.dataSource.manager.update(HomeContent, ONLY_ROW, content);
}

async function openHome() {
  cleanup();
  return renderPage({ server, path: "/" });
}

const stepsOf = async () =>
  within(await screen.findByRole("region", { name: "One step, then the next" })).findAllByRole("listitem");

test("a step of the path leads to the course of its name; the other courses follow", async () => {
  await server.buildCourse({ name: "Excel", slug: "excel", priceRupees: 700 });
  await server.buildCourse({ name: "Painting", slug: "painting" });
  await write({
    path: [
      { title: "Excel", text: "Tidy a sheet." },
      { title: "Practise", text: "Every day." },
    ],
  });
  await openHome();
  const [excel, practise, painting] = await stepsOf();
  const link = within(excel as HTMLElement).getByRole("link", { name: "Excel" });
  expect(link.getAttribute("href")).toBe("/lms/excel");
  expect(excel?.textContent).toContain("₹700");
  expect(practise?.textContent).toContain("Every day.");
  expect(within(practise as HTMLElement).queryByRole("link")).toBeNull();
  expect(within(painting as HTMLElement).getByRole("link", { name: "Painting" })).toBeTruthy();
});

test("an academy without a path shows its courses as one", async () => {
  await server.buildCourse({ name: "Knots", slug: "knots" });
  await write({ path: [] });
  await openHome();
  const path = within(await screen.findByRole("region", { name: "One step, then the next" }));
  const [steps] = await path.findAllByRole("list");
  expect(within(steps as HTMLElement).getByRole("heading", { name: "Knots" })).toBeTruthy();
});

test("the page has an exercise to try only while it is open to everyone", async () => {
  const exercise = await buildExercise({ prompt: "Write `double(n)` for the shop.", isOpen: true });
  await write({ exerciseId: exercise.id });
  await openHome();
  const section = within(await screen.findByRole("region", { name: "Write some Python. Right here." }));
  expect(section.getByText(/for the shop/)).toBeTruthy();
  const link = section.getByRole("link", { name: "Open the exercise" });
  expect(link.getAttribute("href")).toBe(`/practice/${exercise.slug}`);

  for (const column of ["is_open", "is_published"]) {
    await server.dataSource.query(`UPDATE exercises SET ${column} = false WHERE id = $1`, [exercise.id]);
    await openHome();
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByText(/for the shop/)).toBeNull();
    await server.dataSource.query(`UPDATE exercises SET ${column} = true WHERE id = $1`, [exercise.id]);
  }
});

test("the main action is the next workshop with its price, and the courses without one", async () => {
  await openHome();
  expect(await screen.findByRole("link", { name: "See courses and prices" })).toBeTruthy();

  const workshop = await server.buildWorkshop({ name: "Knots for sailors", priceRupees: 250 });
  await openHome();
  const link = await screen.findByRole("link", { name: "Knots for sailors, ₹250" });
  expect(link.getAttribute("href")).toBe(`/${workshop.slug}`);
});
