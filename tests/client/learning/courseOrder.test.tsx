import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { enter } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const ROW_HEIGHT = 50;

/** jsdom has no layout, so this stacks the rows. */
function layOutRows(): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const row = this.closest("li");
    const place = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0;
    return new DOMRect(0, place * ROW_HEIGHT, 300, ROW_HEIGHT);
  });
}

test("staff put the courses in order, and visitors find them so; a search shows them without places", async () => {
  for (const name of ["First", "Second", "Third"]) await server.buildCourse({ name });
  layOutRows();
  const { user } = await renderPage({ server, path: "/cms/courses", as: server.people.admin });
  const region = await screen.findByRole("region", { name: "All courses" });
  const names = () =>
    within(region)
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
  (await within(region).findByRole("button", { name: "Move First" })).focus();
  await user.keyboard(" ");
  await screen.findByText("First is at place 1 of 3.");
  await user.keyboard("{ArrowDown}");
  await screen.findByText("First is at place 2 of 3.");
  await user.keyboard(" ");
  await waitFor(() => expect(names()).toEqual(["Second", "First", "Third"]));
  await expect
    .poll(async () => (await server.as.visitor.ask("{ courses { name } }")).data)
    .toEqual({ courses: [{ name: "Second" }, { name: "First" }, { name: "Third" }] });
  await enter(user, within(region).getByRole("searchbox"), "ir");
  await waitFor(() => expect(names()).toEqual(["First", "Third"]));
  expect(within(region).queryByRole("button", { name: /^Move/ })).toBeNull();
});
