import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("a page whose data cannot be had says so and offers another try; another page is not held up", async () => {
  let isDown = true;
  const page = await renderPage({
    server,
    path: "/course",
    as: await server.buildUser(),
    intercept: (_path, body) => (isDown && body.includes("query Dash") ? Response.error() : null),
  });
  await screen.findByRole("heading", { name: "Manage Courses" });
  const [learning] = screen.getAllByRole("link", { name: "Learning portal" });
  if (learning) await page.user.click(learning);
  expect(await screen.findByRole("heading", { name: "This page could not be shown" })).toBeTruthy();
  expect(screen.getByText(/The academy cannot be reached/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  // React tells the console of every error that a boundary caught.
  expect(vi.mocked(console.error)).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();

  isDown = false;
  const [lms] = screen.getAllByRole("link", { name: "LMS" });
  if (lms) await page.user.click(lms);
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.queryByText("This page could not be shown")).toBeNull();
});
