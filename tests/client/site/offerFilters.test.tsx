import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { filterCourses, lengthsOf } from "../../../client/app/offers/offerFilters";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const course = (weekCount: number, hoursPerWeek: number | null, goal: string | null = null) => ({
  weekCount,
  hoursPerWeek,
  goal,
});

test("the length is all hours of live classes; a course without weeks or hours has none", () => {
  const [short, medium, long] = [course(8, 3), course(8, 4.5), course(8, 6)];
  const unknown = [course(0, 5), course(8, null)];
  const all = [long, short, medium, ...unknown];
  expect(lengthsOf(all).map(({ name }) => name)).toEqual(["short", "medium", "long"]);
  expect(lengthsOf([long, ...unknown]).map(({ label }) => label)).toEqual(["More than 40 hours"]);
  expect(filterCourses(all, { goal: "", length: "short" })).toEqual([short]);
  expect(filterCourses(all, { goal: "", length: "medium" })).toEqual([medium]);
  expect(filterCourses(all, { goal: "", length: "made-up" })).toEqual([]);
  expect(filterCourses(all, { goal: "", length: "" })).toEqual(all);
});

test("both filters hold at once", () => {
  const [one, other] = [course(8, 3, "Draw"), course(8, 3, "Sing")];
  expect(filterCourses([one, other], { goal: "Draw", length: "short" })).toEqual([one]);
  expect(filterCourses([one, other], { goal: "Draw", length: "long" })).toEqual([]);
});

test("the offers have a filter once there is a choice; the address keeps what was chosen", async () => {
  await server.buildCourse({ name: "Watercolours", isSold: true, priceRupees: 500, goal: "Draw" });
  await renderPage({ server, path: "/offer" });
  const grid = within(await screen.findByRole("region", { name: "Choose a course" }));
  expect(grid.getByRole("heading", { name: "Watercolours" })).toBeTruthy();
  expect(grid.queryByLabelText("Goal")).toBeNull();
  cleanup();

  await server.buildCourse({ name: "Choir", isSold: true, priceRupees: 500, goal: "Sing" });
  const { user, address } = await renderPage({ server, path: "/offer" });
  const both = within(await screen.findByRole("region", { name: "Choose a course" }));
  await user.selectOptions(both.getByLabelText("Goal"), "Sing");
  expect(await both.findByText("1 course")).toBeTruthy();
  expect(both.queryByRole("heading", { name: "Watercolours" })).toBeNull();
  expect(address()).toContain("?goal=Sing");
});
