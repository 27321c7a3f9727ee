import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("visitors read how many hours a week a course takes, once staff say so", async () => {
  const { name, slug } = await server.buildCourse();
  const openAsVisitor = async () => {
    await renderPage({ server, path: `/lms/${slug}` });
    await screen.findByRole("heading", { level: 1, name });
  };
  await openAsVisitor();
  expect(screen.queryByRole("definition")).toBeNull();
  cleanup();
  const { user } = await renderPage({ server, path: `/cms/courses/${slug}`, as: server.people.admin });
  await user.type(await screen.findByLabelText(/^Hours of study a week/), "6");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  cleanup();
  await openAsVisitor();
  expect(screen.getByRole("definition").textContent).toBe("6 hours a week");
});
