import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("a visitor is sent from the portal to the learning home, with a note of the way back", async () => {
  const page = await renderPage({ server, path: "/dash?course=python" });
  expect(await screen.findByRole("dialog", { name: "Sign in" })).toBeTruthy();
  expect(page.address()).toBe("/lms?next=%2Fdash%3Fcourse%3Dpython");
});

test("a visitor who follows a link to the portal is asked to sign in, and may close the dialog", async () => {
  const page = await renderPage({ server, path: "/lms" });
  const [link] = await screen.findAllByRole("link", { name: "My learning" });
  if (link) await page.user.click(link);
  await screen.findByRole("dialog", { name: "Sign in" });
  expect(page.address()).toBe("/lms?next=%2Fdash");
  await page.user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a visitor is sent from the content area to the staff's sign-in", async () => {
  const visitor = await renderPage({ server, path: "/cms/batches/1" });
  expect(await screen.findByRole("heading", { name: "Staff sign in" })).toBeTruthy();
  expect(visitor.address()).toBe("/cmslogin?next=%2Fcms%2Fbatches%2F1");
});

test("a learner is sent there too", async () => {
  const learner = await renderPage({ server, path: "/cms", as: await server.buildUser() });
  expect(await screen.findByRole("heading", { name: "Staff sign in" })).toBeTruthy();
  expect(learner.address()).toBe("/cmslogin?next=%2Fcms");
});

test("staff go in", async () => {
  const staff = await renderPage({ server, path: "/cms", as: server.people.admin });
  expect((await screen.findAllByRole("heading", { level: 1 })).length).toBe(1);
  expect(staff.address()).toBe("/cms");
});

test("an unknown address leads home", async () => {
  const page = await renderPage({ server, path: "/no/such/page" });
  expect(await screen.findByRole("main")).toBeTruthy();
  expect(page.address()).toBe("/");
});
