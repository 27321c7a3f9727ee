import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Course } from "../../../server/features/catalog/course.entity";
import { enter } from "../../support/fillIn";
import type { RenderedPage } from "../../support/renderPage";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

async function leaveAndReturn(page: RenderedPage): Promise<void> {
  const [dashboard] = screen.getAllByRole("link", { name: "Dashboard" });
  if (dashboard) await page.user.click(dashboard);
  await screen.findByRole("heading", { name: "Dashboard", level: 1 });
  await page.goBack();
}

async function openCourse(course: Course, onRead: () => Response | null): Promise<RenderedPage> {
  const page = await renderPage({
    server,
    path: `/cms/courses/${course.slug}`,
    as: server.people.admin,
    intercept: (_path, body) => (body.includes("query CmsCourse") ? onRead() : null),
  });
  await screen.findByRole("heading", { name: course.name, level: 1 });
  return page;
}

test("a page that is shown again stays, with what is typed there, where its data cannot be read again", async () => {
  let isDown = false;
  const failed = vi.fn();
  const course = await server.buildCourse();
  const page = await openCourse(course, () => {
    if (!isDown) return null;
    failed();
    return Response.error();
  });
  isDown = true;
  await leaveAndReturn(page);
  await screen.findByRole("heading", { name: course.name, level: 1 });
  const name = await screen.findByLabelText<HTMLInputElement>(/^Course name/i);
  await enter(page.user, name, " and more");
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  expect(await screen.findByDisplayValue(`${course.name} and more`)).toBeTruthy();
  expect(screen.queryByText("This page couldn’t be shown")).toBeNull();
});

test("a page reads its data once when it is opened, and again when it is shown again", async () => {
  let reads = 0;
  const course = await server.buildCourse();
  const page = await openCourse(course, () => {
    reads += 1;
    return null;
  });
  await server.dataSource.manager.update(Course, course.id, { name: "Renamed by a colleague" });
  await leaveAndReturn(page);
  expect(await screen.findByRole("heading", { name: "Renamed by a colleague", level: 1 })).toBeTruthy();
  // The dashboard names the course too, so the heading may come before the read.
  await waitFor(() => expect(reads).toBe(2));
});
