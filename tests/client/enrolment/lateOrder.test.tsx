import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { fillIn } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start } = enrolmentCalls(server);

const LATE = "This has already started, so you’ll be joining late.";
const MINUTE_MS = 60 * 1000;
const minutesAhead = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

async function build(minutes: number, days: number) {
  return server.buildWorkshop({
    startsAt: minutesAhead(minutes),
    minutesPerDay: 60,
    days,
    priceRupees: 199,
  });
}

test("a visitor whose page is older than the start of the run reads so before they pay", async () => {
  const workshop = await build(30, 3);
  const { user } = await renderPage({ server, path: `/${workshop.slug}` });
  await screen.findByLabelText("Name");
  await fillIn(user, { Name: "Asha Rao", "E-mail": "late@example.com", Phone: "90000 10001" });
  expect(screen.queryByText(/has started/)).toBeNull();
  await server.dataSource.query("UPDATE runs SET starts_at = now() - interval '1 minute' WHERE id = $1", [
    workshop.runId,
  ]);
  await user.click(screen.getByRole("button", { name: "Register and pay ₹199" }));
  expect(await screen.findByText(LATE)).toBeTruthy();
  expect(screen.getByText("1. Pay by UPI")).toBeTruthy();
});

test("the form and the order of the last day name the moment until which a seat is held", async () => {
  const workshop = await build(60, 1);
  await renderPage({ server, path: `/${workshop.slug}` });
  const next = (await screen.findByText(/^Next: pay by UPI/)).textContent;
  const moment = /and until (\d+ \w+ \d{4}, \d+:\d\d [ap]m IST) once you open the link/.exec(next)?.[1];
  expect(moment).toBeTruthy();
  expect(next).not.toContain("24 hours");
  cleanup();
  const { registration, secret } = await start({ offeringId: workshop.id });
  await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
  expect((await screen.findByText(/Open the link we e-mailed/)).textContent).toContain(
    `to hold it until ${moment}.`,
  );
  expect(screen.queryByText(LATE)).toBeNull();
});
