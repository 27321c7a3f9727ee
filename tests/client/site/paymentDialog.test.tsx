import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "../../../server/features/auth/user.entity";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { enter } from "../../support/fillIn";
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
  const other = await server.buildBatch({ courseId: course.id, startsOn: "2098-02-05" });
  return { course, batch, other };
}

type Intercept = Parameters<typeof renderPage>[0]["intercept"];

async function openDialog(course: { name: string }, as?: User, intercept?: Intercept) {
  const { user } = await renderPage({ server, path: "/offer", as, intercept });
  await user.click(await screen.findByRole("button", { name: `Buy ${course.name}` }));
  const dialog = within(await screen.findByRole("dialog", { name: course.name }));
  return { user, dialog };
}

const register = (batch: { name: string }) => ({ name: new RegExp(`^Register for ${batch.name}`) });

describe("a person who has a seat in the course", () => {
  test("is offered their order instead of the sale, and other batches apart from it", async () => {
    const { course, batch, other } = await buildSold();
    const learner = await server.buildUser();
    const made = await start({ kind: "BATCH", offeringId: batch.id }, await server.newCaller(learner));
    const { dialog } = await openDialog(course, learner);
    const own = await dialog.findByRole("link", { name: /^Your order/ });
    expect(own.getAttribute("href")).toBe(`/registration/${made.registration.id}`);
    expect(dialog.getByText(/^You are registered for/)).toBeTruthy();
    expect(dialog.getByRole("link", register(other))).toBeTruthy();
    expect(dialog.queryByRole("link", register(batch))).toBeNull();
    expect(dialog.queryByRole("button", { name: /^Pay Now/ })).toBeNull();
    expect(dialog.queryByLabelText("Coupon")).toBeNull();
  });

  test("is not called registered while they wait for a seat", async () => {
    const course = await server.buildCourse({ priceRupees: 500, isSold: true });
    const batch = await server.buildBatch({ courseId: course.id, startsOn: "2098-01-05", seats: 1 });
    await start({ kind: "BATCH", offeringId: batch.id });
    const learner = await server.buildUser();
    await start({ kind: "BATCH", offeringId: batch.id }, await server.newCaller(learner));
    const { dialog } = await openDialog(course, learner);
    expect(await dialog.findByText(/^You are on the waiting list for/)).toBeTruthy();
    expect(dialog.queryByText(/^You are registered for/)).toBeNull();
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
    expect(dialog.queryByRole("button", { name: /^Pay Now/ })).toBeNull();
  });

  test("others are sold it", async () => {
    const { course, batch } = await buildSold();
    const owner = await server.buildUser();
    await start({ kind: "BATCH", offeringId: batch.id }, await server.newCaller(owner));
    const { dialog } = await openDialog(course, await server.buildUser());
    expect(await dialog.findByRole("link", register(batch))).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Pay Now" })).toBeTruthy();
  });
});

test("staff can open every batch, and see how the course is sold", async () => {
  const { course, batch } = await buildSold();
  const { dialog } = await openDialog(course, server.people.admin);
  expect(await dialog.findByRole("button", { name: "Pay Now" })).toBeTruthy();
  expect(dialog.queryByText(new RegExp(`seat in ${batch.name}`))).toBeNull();
});

describe("where the batches cannot be read", () => {
  const refuse: Intercept = (_path, body) =>
    body.includes("query OpenBatches") ? new Response("{}", { status: 503 }) : null;

  test("a person who may have a seat sees a notice beside the sale", async () => {
    const { course } = await buildSold();
    const { dialog } = await openDialog(course, await server.buildUser(), refuse);
    expect(await dialog.findByText("We could not check whether you have a seat here.")).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Pay Now" })).toBeTruthy();
  });

  test("no one is shown that there are none", async () => {
    const { course } = await buildSold();
    const { code } = await buildCoupon({ value: 50 });
    const { user, dialog } = await openDialog(course, undefined, refuse);
    await enter(user, await dialog.findByLabelText("Coupon"), code);
    await user.click(dialog.getByRole("button", { name: "Apply Coupon" }));
    expect(await dialog.findByText(`Price with ${code}`)).toBeTruthy();
    expect(dialog.queryByText(/No batch takes registrations now/)).toBeNull();
  });
});

describe("a coupon that is typed and not applied", () => {
  test("is not dropped silently: Pay Now says that it goes on without it", async () => {
    const { course } = await buildSold();
    const { user, dialog } = await openDialog(course);
    await enter(user, await dialog.findByLabelText("Coupon"), "WELCOME10");
    expect(dialog.getByRole("button", { name: "Pay Now without the coupon: ₹500" })).toBeTruthy();
    await user.clear(dialog.getByLabelText("Coupon"));
    expect(dialog.getByRole("button", { name: "Pay Now" })).toBeTruthy();
  });

  test("comes along to the form that registers, also in a new tab and after a reload", async () => {
    const { course, batch } = await buildSold();
    const { code } = await buildCoupon({ value: 50 });
    const { user, dialog } = await openDialog(course);
    await enter(user, await dialog.findByLabelText("Coupon"), code);
    const link = await dialog.findByRole("link", register(batch));
    const path = link.getAttribute("href") ?? "";
    await renderPage({ server, path });
    const form = within(await screen.findByRole("dialog", { name: "Register" }));
    expect(await form.findByRole("button", { name: "Register and pay ₹250" })).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/^Coupon/).value).toBe(code);
  });
});
