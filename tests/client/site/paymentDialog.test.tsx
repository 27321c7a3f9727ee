import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "../../../server/features/auth/user.entity";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, decide, buildCoupon } = enrolmentCalls(server);

beforeEach(async () => {
  await server.dataSource.query("DELETE FROM rate_limits");
});

async function buildSold() {
  const course = await server.buildCourse({ priceRupees: 500, isSold: true });
  const batch = await server.buildBatch({ courseId: course.id, startsOn: "2098-01-05" });
  await server.buildBatch({ courseId: course.id, startsOn: "2098-02-05" });
  return { course, batch };
}

type Intercept = Parameters<typeof renderPage>[0]["intercept"];

async function openDialog(course: { name: string }, as?: User, intercept?: Intercept) {
  const { user } = await renderPage({ server, path: "/offer", as, intercept });
  await user.click(await screen.findByRole("button", { name: `Buy ${course.name}` }));
  const dialog = within(await screen.findByRole("dialog", { name: course.name }));
  return { user, dialog };
}

const PAY_NOW = { name: /^Pay Now/ };
const option = (batch: { name: string }) => ({ name: new RegExp(`^${batch.name}`) });

describe("a person who has a seat in the course", () => {
  test("is offered their order instead of the sale", async () => {
    const { course, batch } = await buildSold();
    const learner = await server.buildUser();
    const made = await start({ kind: "BATCH", offeringId: batch.id }, await server.newCaller(learner));
    const { dialog } = await openDialog(course, learner);
    const own = await dialog.findByRole("link", { name: /^Your order/ });
    expect(own.getAttribute("href")).toBe(`/registration/${made.registration.id}`);
    expect(dialog.getByText(/^You’re registered for/)).toBeTruthy();
    expect(dialog.getByRole("link", { name: "All batches and dates" })).toBeTruthy();
    expect(dialog.queryByRole("radio")).toBeNull();
    expect(dialog.queryByRole("button", PAY_NOW)).toBeNull();
    expect(dialog.queryByLabelText("Coupon")).toBeNull();
  });

  test("is not called registered while they wait for a seat", async () => {
    const course = await server.buildCourse({ priceRupees: 500, isSold: true });
    const batch = await server.buildBatch({ courseId: course.id, startsOn: "2098-01-05", seats: 1 });
    await start({ kind: "BATCH", offeringId: batch.id });
    const learner = await server.buildUser();
    await start({ kind: "BATCH", offeringId: batch.id }, await server.newCaller(learner));
    const { dialog } = await openDialog(course, learner);
    expect(await dialog.findByText(/^You’re on the waiting list for/)).toBeTruthy();
    expect(dialog.queryByText(/^You’re registered for/)).toBeNull();
  });

  test("opens the batch once the seat is confirmed", async () => {
    const { course, batch } = await buildSold();
    const learner = await server.buildUser({ emailVerifiedAt: new Date() });
    const made = await start({ kind: "BATCH", offeringId: batch.id }, await server.newCaller(learner));
    await decide("APPROVE", [made.registration]);
    const { dialog } = await openDialog(course, learner);
    const link = await dialog.findByRole("link", { name: /^Open your batch/ });
    expect(link.getAttribute("href")).toContain(batch.id);
    expect(dialog.getByText(/^You have a seat in/)).toBeTruthy();
    expect(dialog.queryByRole("button", PAY_NOW)).toBeNull();
  });

  test("others are sold it", async () => {
    const { course, batch } = await buildSold();
    const owner = await server.buildUser();
    await start({ kind: "BATCH", offeringId: batch.id }, await server.newCaller(owner));
    const { dialog } = await openDialog(course, await server.buildUser());
    expect(await dialog.findByRole("radio", option(batch))).toBeTruthy();
    expect(dialog.getByRole("button", PAY_NOW)).toBeTruthy();
  });
});

test("staff can open every batch, and see how the course is sold", async () => {
  const { course, batch } = await buildSold();
  const { dialog } = await openDialog(course, server.people.admin);
  expect(await dialog.findByRole("button", PAY_NOW)).toBeTruthy();
  expect(dialog.queryByText(new RegExp(`seat in ${batch.name}`))).toBeNull();
});

describe("where the batches cannot be read", () => {
  const refuse: Intercept = (_path, body) =>
    body.includes("query OpenBatches") ? new Response("{}", { status: 503 }) : null;

  test("a person who may have a seat sees a notice beside the sale", async () => {
    const { course } = await buildSold();
    const { dialog } = await openDialog(course, await server.buildUser(), refuse);
    expect(await dialog.findByText("We couldn’t check whether you have a seat here.")).toBeTruthy();
    expect(dialog.getByRole("button", PAY_NOW)).toBeTruthy();
  });

  test("no one is shown that there are none", async () => {
    const { course } = await buildSold();
    const { code } = await buildCoupon({ value: 50 });
    const { user, dialog } = await openDialog(course, undefined, refuse);
    await user.type(await dialog.findByLabelText("Coupon"), code);
    await user.click(dialog.getByRole("button", { name: "Apply Coupon" }));
    expect(await dialog.findByText(`Price with ${code}`)).toBeTruthy();
    expect(dialog.queryByText(/^No new batch/)).toBeNull();
  });
});

const REGISTER = { name: /^(Register and pay|Join the waiting list)/ };

test("the next batch with its dates is chosen; one that has started comes last and says so", async () => {
  const course = await server.buildCourse({ priceRupees: 500, isSold: true });
  const started = await server.buildBatch({
    courseId: course.id,
    startsOn: "2026-01-05",
    endsOn: "2098-01-09",
  });
  const later = await server.buildBatch({ courseId: course.id, startsOn: "2098-02-05" });
  const next = await server.buildBatch({ courseId: course.id, startsOn: "2098-01-05" });
  const { user, dialog } = await openDialog(course);
  const radios = await dialog.findAllByRole<HTMLInputElement>("radio");
  expect(radios).toEqual([next, later, started].map((batch) => dialog.getByRole("radio", option(batch))));
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(dialog.getByText(/^Started on Mon, 5 Jan 2026. You can still join/)).toBeTruthy();
  const link = () => dialog.getByRole("link", REGISTER).getAttribute("href");
  expect(link()).toContain(`#register-${next.id}`);
  await user.click(dialog.getByRole("radio", option(started)));
  expect(link()).toContain(`#register-${started.id}`);
});

test("a full batch only offers its waiting list", async () => {
  const course = await server.buildCourse({ priceRupees: 500, isSold: true });
  const batch = await server.buildBatch({ courseId: course.id, startsOn: "2026-01-05", seats: 1 });
  await start({ kind: "BATCH", offeringId: batch.id });
  const { user, dialog } = await openDialog(course);
  await user.click(await dialog.findByRole("radio", option(batch)));
  expect(dialog.getByRole("link", REGISTER).textContent).toBe("Join the waiting list");
  expect(dialog.queryByText(/You can still join/)).toBeNull();
});

test("a course without a batch to come says so, and takes the wish to hear of it", async () => {
  const course = await server.buildCourse({ priceRupees: 500, isSold: true });
  const { dialog } = await openDialog(course);
  expect(await dialog.findByText(`No new batch of ${course.name} has a date yet.`)).toBeTruthy();
  const link = dialog.getByRole("link", { name: "Tell me when the next one starts" });
  expect(decodeURIComponent(link.getAttribute("href") ?? "")).toContain(course.name.replaceAll(" ", "+"));
  expect(dialog.queryByRole("link", REGISTER)).toBeNull();
});

test("a coupon that was refused does not come along to the form", async () => {
  const { course } = await buildSold();
  const { user, dialog } = await openDialog(course);
  await user.type(await dialog.findByLabelText("Coupon"), "NOSUCH99");
  await user.click(dialog.getByRole("button", { name: "Apply Coupon" }));
  expect(await dialog.findByText(/coupon/i, { selector: "[class*=problem]" })).toBeTruthy();
  const path = (await dialog.findByRole("link", REGISTER)).getAttribute("href") ?? "";
  expect(path).not.toContain("coupon");
});

test("a coupon that is typed and not applied comes along to the form, also after a reload", async () => {
  const { course } = await buildSold();
  const { code } = await buildCoupon({ value: 50 });
  const { user, dialog } = await openDialog(course);
  await user.type(await dialog.findByLabelText("Coupon"), code);
  const path = (await dialog.findByRole("link", REGISTER)).getAttribute("href") ?? "";
  await renderPage({ server, path });
  const form = within(await screen.findByRole("dialog", { name: "Register" }));
  expect(await form.findByRole("button", { name: "Register and pay ₹250" })).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>(/^Coupon/).value).toBe(code);
});
