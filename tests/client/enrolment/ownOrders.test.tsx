import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { enrolmentCalls } from "../../support/enrolmentCalls";
import { enter } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const { start } = enrolmentCalls(server);

const STARTS_AT = new Date("2031-02-03T14:30:00Z");

test("My registrations says of each when it takes place", async () => {
  const learner = await server.buildUser();
  const { id } = await server.buildWorkshop({ startsAt: STARTS_AT, minutesPerDay: 90, days: 1 });
  await start({ offeringId: id }, await server.newCaller(learner));
  await renderPage({ server, path: "/registrations", as: learner });
  const row = within(await screen.findByRole("article"));
  expect(row.getByText("Mon, 3 Feb 2031, 8:00 pm to 9:30 pm IST")).toBeTruthy();
  expect(row.getByText(/Registered on /)).toBeTruthy();
});

test("a person who holds two unpaid seats is shown the way to them", async () => {
  const learner = await server.buildUser();
  const caller = await server.newCaller(learner);
  for (let held = 0; held < 2; held += 1)
    await start({ offeringId: (await server.buildWorkshop({ priceRupees: 199 })).id }, caller);
  const { slug } = await server.buildWorkshop({ priceRupees: 199 });
  const { user, address } = await renderPage({ server, path: `/${slug}`, as: learner });
  await enter(user, await screen.findByLabelText("Phone"), "90000 12321");
  const submit = screen.getByRole("button", { name: /^Register and pay/ });
  const form = within(submit.closest("form") as HTMLElement);
  expect(form.queryByRole("link", { name: "My registrations" })).toBeNull();
  await user.click(submit);
  expect(await screen.findByText(/^You already have two open registrations/)).toBeTruthy();
  await user.click(form.getByRole("link", { name: "My registrations" }));
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  expect(address()).toBe("/registrations");
});

test("a person who has registered in another tab is led to that order, not to the limit", async () => {
  const learner = await server.buildUser();
  const caller = await server.newCaller(learner);
  await start({ offeringId: (await server.buildWorkshop({ priceRupees: 199 })).id }, caller);
  const { id, slug } = await server.buildWorkshop({ priceRupees: 199 });
  const { user, address } = await renderPage({ server, path: `/${slug}`, as: learner });
  // Devanagari digits.
  await enter(user, await screen.findByLabelText("Phone"), "९०००० १२३२२");
  const { registration } = await start({ offeringId: id }, caller);
  await user.click(screen.getByRole("button", { name: /^Register and pay/ }));
  await waitFor(() => expect(address()).toBe(`/registration/${registration.id}`));
  expect(await screen.findByText("Waiting for your payment")).toBeTruthy();
});
