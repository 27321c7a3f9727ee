import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { WorkshopLayout } from "../../../server/features/workshops/workshopLayout";
import { enrolmentCalls } from "../../support/enrolmentCalls";
import { enter } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";
import { CREATE_RUN } from "../../support/workshopDocuments";

const DAY_MS = 24 * 60 * 60 * 1000;

const server = useTestApp();
const { start, submit, decide, cancelByStaff } = enrolmentCalls(server);

async function orderOf(overrides: object = {}) {
  const learner = await server.buildUser();
  const { id, runId, slug, name } = await server.buildWorkshop({ priceRupees: 199, ...overrides });
  const made = await start({ offeringId: id }, await server.newCaller(learner));
  return { ...made, learner, id, runId, slug, name };
}

test("a learner with a seat sees it in place of the form, a registered one their order, others the form", async () => {
  const { learner, slug, registration } = await orderOf();
  const path = `/${slug}`;
  const { user, address } = await renderPage({ server, path, as: learner });
  expect(await screen.findByRole("heading", { name: "You are registered" })).toBeTruthy();
  expect(screen.getByText("Waiting for your payment")).toBeTruthy();
  expect(screen.queryByLabelText("Phone")).toBeNull();
  await user.click(screen.getByRole("link", { name: "Open your order" }));
  expect(await screen.findByText("Your registration")).toBeTruthy();
  expect(address()).toBe(`/registration/${registration.id}`);
});

test("a confirmed seat is shown on the page; another learner is offered one", async () => {
  const { learner, slug, registration } = await orderOf();
  await decide("APPROVE", [registration]);
  const path = `/${slug}`;
  await renderPage({ server, path, as: learner });
  expect(await screen.findByRole("heading", { name: "You have a seat" })).toBeTruthy();
  cleanup();
  await renderPage({ server, path, as: await server.buildUser() });
  expect(await screen.findByLabelText("Phone")).toBeTruthy();
  expect(screen.queryByText("You have a seat")).toBeNull();
});

test("a learner with a seat in the run before sees that beside the form of the next run", async () => {
  const { learner, id, runId, slug, registration } = await orderOf();
  await decide("APPROVE", [registration]);
  await server.dataSource.query("UPDATE runs SET starts_at = now() - interval '1 hour' WHERE id = $1", [
    runId,
  ]);
  const startsAt = new Date(Date.now() + 30 * DAY_MS).toISOString();
  await server.as.admin.ask(CREATE_RUN, { input: { workshopId: id, startsAt, seats: 3 } });
  const path = `/${slug}`;
  await renderPage({ server, path, as: learner });
  expect(await screen.findByText(/^You have a seat in/)).toBeTruthy();
  expect(linksTo(`/registration/${registration.id}`)).toEqual([registration.title]);
  expect(await screen.findByLabelText("Phone")).toBeTruthy();
  cleanup();
  await renderPage({ server, path, as: await server.buildUser() });
  expect(await screen.findByLabelText("Phone")).toBeTruthy();
  expect(screen.queryByText(/a seat in/)).toBeNull();
});

test("a paid order has a receipt to print, and nothing left to pay", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const { secret, registration } = await orderOf();
  const sent = await submit({ secret, utr: "523456789012" });
  await decide("APPROVE", [sent.registration]);
  const { user } = await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
  const heading = await screen.findByRole("heading", { name: "Receipt" });
  const receipt = within(heading.closest("section") as HTMLElement);
  for (const text of ["Paid", "₹199", "523456789012", registration.reference])
    expect(receipt.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.queryByText("To pay")).toBeNull();
  await user.click(receipt.getByRole("button", { name: "Print receipt" }));
  expect(print).toHaveBeenCalledOnce();
});

test("cancelling is the last thing on an order's page", async () => {
  const { secret, registration } = await orderOf();
  await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
  await screen.findByText("Waiting for your payment");
  const main = document.querySelector("main");
  const buttons = within(main as HTMLElement).getAllByRole("button");
  expect(buttons.at(-1)?.textContent).toBe("Cancel this registration");
});

const linksTo = (path: string) => {
  const links = screen.queryAllByRole("link");
  return links.filter((link) => link.getAttribute("href") === path).map((link) => link.textContent);
};

test("a workshop's page sells nothing to a learner with a seat: each button leads to the order", async () => {
  const { learner, slug, registration } = await orderOf({ layout: WorkshopLayout.SHOWCASE });
  await decide("APPROVE", [registration]);
  await renderPage({ server, path: `/${slug}`, as: learner });
  await screen.findByRole("heading", { name: "You have a seat" });
  const order = `/registration/${registration.id}`;
  await waitFor(() => expect(linksTo(order).filter((text) => text?.startsWith("Your seat"))).toHaveLength(3));
  expect(await screen.findByRole("heading", { name: "Your seat" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Register and pay" })).toBeNull();
  expect(screen.queryByRole("link", { name: /register now/i })).toBeNull();
  expect(screen.queryByText(/your own UPI QR code/)).toBeNull();
});

test("a list of workshops leads to the learner's order; a visitor can register", async () => {
  const { learner, name, registration } = await orderOf();
  const other = await server.buildWorkshop();
  const register = (what: string) => ({ name: new RegExp(`^Register.*${what}$`) });
  await renderPage({ server, path: "/work", as: learner });
  await waitFor(() => expect(linksTo(`/registration/${registration.id}`)[0]).toMatch(/^Your order/));
  expect(await screen.findByRole("link", register(other.name))).toBeTruthy();
  expect(screen.queryByRole("link", register(name))).toBeNull();
  cleanup();
  await renderPage({ server, path: "/work" });
  expect(await screen.findByRole("link", register(name))).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Your order/ })).toBeNull();
});

test("a batch that waits for its payment is not sold again: it leads to the order", async () => {
  const learner = await server.buildUser();
  const course = await server.buildCourse({ priceRupees: 500 });
  const batch = await server.buildBatch({ courseId: course.id, startsOn: "2098-01-05" });
  const made = await start({ kind: "BATCH", offeringId: batch.id }, await server.newCaller(learner));
  const order = `/registration/${made.registration.id}`;
  const path = `/lms/${course.slug}#register-${batch.id}`;
  await renderPage({ server, path, as: learner });
  await waitFor(() => expect(linksTo(order)[0]).toMatch(/^Your order/));
  expect(screen.getByText(/^We’ll open it once your seat is confirmed/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Register/ })).toBeNull();
  expect(screen.queryByRole("dialog", { name: "Register" })).toBeNull();
  cleanup();
  await renderPage({ server, path, as: await server.buildUser() });
  expect(await screen.findByRole("dialog", { name: "Register" })).toBeTruthy();
  cleanup();
  await renderPage({ server, path: "/lms", as: learner });
  await waitFor(() => expect(linksTo(order)[0]).toMatch(/^Your order/));
});

test("going back after registering shows the order, and after cancelling the form", async () => {
  const learner = await server.buildUser();
  const { slug } = await server.buildWorkshop({ priceRupees: 199 });
  const page = await renderPage({ server, path: `/${slug}`, as: learner });
  await enter(page.user, await screen.findByLabelText("Phone"), "90000 11111");
  await page.user.click(screen.getByRole("button", { name: /^Register and pay/ }));
  await screen.findByText("Waiting for your payment");
  await page.goBack();
  await page.user.click(await screen.findByRole("link", { name: "Open your order" }));
  await page.user.click(await screen.findByRole("button", { name: "Cancel this registration" }));
  await page.user.click(screen.getByRole("button", { name: "Cancel it" }));
  await screen.findByText(/^This registration has ended/);
  await page.goBack();
  expect(await screen.findByLabelText("Phone")).toBeTruthy();
  expect(screen.queryByText("You are registered")).toBeNull();
});

test("once staff have ended an order, its page leads to the form again", async () => {
  const { learner, slug, registration } = await orderOf();
  const { user } = await renderPage({ server, path: `/${slug}`, as: learner });
  expect(await screen.findByRole("heading", { name: "Your order" })).toBeTruthy();
  await cancelByStaff(registration);
  await user.click(await screen.findByRole("link", { name: "Open your order" }));
  await user.click(await screen.findByRole("link", { name: "Register again" }));
  expect(await screen.findByLabelText("Phone")).toBeTruthy();
  expect(screen.queryByText("You are registered")).toBeNull();
});

test("while a learner's orders are not read yet, a list of workshops sells them", async () => {
  const { learner, name, registration } = await orderOf();
  let answer = () => {};
  const asked = new Promise<null>((resolve) => (answer = () => resolve(null)));
  const intercept = (_path: string, body: string) => (body.includes("query OwnRegistrations") ? asked : null);
  await renderPage({ server, path: "/work", as: learner, intercept });
  expect(await screen.findByRole("link", { name: new RegExp(`^Register.*${name}$`) })).toBeTruthy();
  answer();
  await waitFor(() => expect(linksTo(`/registration/${registration.id}`)[0]).toMatch(/^Your order/));
});

test("leaving a waiting list speaks of the line, not of a seat or a payment", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199, seats: 1, seatsTaken: 1 });
  const { secret, registration } = await start({ offeringId: workshop.id });
  const { user } = await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
  await user.click(await screen.findByRole("button", { name: "Leave the waiting list" }));
  const dialog = within(screen.getByRole("dialog", { name: "Leave the waiting list?" }));
  expect(dialog.getByText(/^You’ll lose your place in line for /)).toBeTruthy();
  expect(dialog.queryByText(/paid/)).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Stay on the list" }));
  expect(screen.getByText(/You’re number 1 in line/)).toBeTruthy();
});

test("a batch that has started says so before it is sold", async () => {
  const course = await server.buildCourse({ priceRupees: 500 });
  const { name } = await server.buildBatch({
    courseId: course.id,
    startsOn: "2026-01-05",
    endsOn: "2098-01-09",
  });
  await server.buildBatch({ courseId: course.id, startsOn: "2098-01-05" });
  const { user } = await renderPage({ server, path: `/lms/${course.slug}` });
  const note =
    "Started on Mon, 5 Jan 2026. You can still join: the videos of past classes are in your portal.";
  expect(await screen.findAllByText(note)).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: new RegExp(`^Register.*${name}$`) }));
  const dialog = within(screen.getByRole("dialog", { name: "Register" }));
  expect(await dialog.findByText(note)).toBeTruthy();
});
