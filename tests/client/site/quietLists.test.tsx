import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("activity begins without sign-ins, which one choice shows", async () => {
  await server.as.admin.ask("mutation ($input: CreateCourseInput!) { createCourse(input: $input) { id } }", {
    input: { name: "Quiet course" },
  });
  const { user } = await renderPage({ server, path: "/cms/activity", as: server.people.admin });
  expect(await screen.findByRole("row", { name: /Added a course/ })).toBeTruthy();
  expect(screen.queryByRole("row", { name: /Signed in/ })).toBeNull();
  await user.selectOptions(screen.getByLabelText("Action"), "Every action");
  expect((await screen.findAllByRole("row", { name: /Signed in/ })).length).toBeGreaterThan(0);
});

test("security begins without the data that staff open in their work, which one choice shows", async () => {
  for (const kind of ["PERSONAL_DATA_READ", "SIGN_IN_FAILED"])
    await server.dataSource.query(
      "INSERT INTO security_events (at, kind, detail, network, count) VALUES (now(), $1, 'registrations', '', 1)",
      [kind],
    );
  const { user, address } = await renderPage({ server, path: "/cms/security", as: server.people.admin });
  expect(await screen.findByRole("row", { name: /Failed sign-in/ })).toBeTruthy();
  expect(screen.queryByRole("row", { name: /Personal data opened/ })).toBeNull();
  await user.selectOptions(screen.getByLabelText("Kind"), "Every kind");
  expect(await screen.findByRole("row", { name: /Personal data opened/ })).toBeTruthy();
  expect(address()).toBe("/cms/security?kind=ALL");
});
