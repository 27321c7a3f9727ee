import { cleanup, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { enrolmentCalls } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const { start, submit, decide } = enrolmentCalls(server);

async function orderOf(priceRupees = 199) {
  const learner = await server.buildUser();
  const { id, slug } = await server.buildWorkshop({ priceRupees });
  const made = await start({ offeringId: id }, await server.newCaller(learner));
  return { ...made, learner, slug };
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
  expect(within(screen.getByRole("dialog", { name: "Register" })).getByText(note)).toBeTruthy();
});
