import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { createClassBuilders } from "../../support/classCalls";
import { enrolmentCalls } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const { start, submit, decide } = enrolmentCalls(server);
const { buildClass } = createClassBuilders(() => server.dataSource.manager);

const PREPARE = "Install the program of the first evening.";
const whatsAppGroupLink = "https://chat.whatsapp.com/NextSteps";

async function panel() {
  const heading = await screen.findByRole("heading", { name: "Your next steps" });
  const steps = within(heading.closest("section") as HTMLElement).getAllByRole("listitem");
  return steps.map((step) => [step.dataset.done, step.querySelector("strong")?.textContent]);
}

test("a guest's confirmed order says what comes next, ticks what is done, and opens an account for its address", async () => {
  const { id, runId } = await server.buildWorkshop({ prepareText: PREPARE, whatsAppGroupLink });
  await buildClass({
    batchId: null,
    runId,
    title: "First evening",
    startsAt: new Date("2098-01-05T14:30:00Z"),
  });
  const { secret, registration } = await start({ offeringId: id });
  const path = `/registration/${registration.id}#${secret}`;
  await renderPage({ server, path });
  expect(await screen.findByText("Your registration")).toBeTruthy();
  expect(screen.queryByText(PREPARE)).toBeNull();
  expect(screen.queryByText(/First evening/)).toBeNull();
  cleanup();

  const sent = await submit({ secret, utr: "523456789013" });
  await decide("APPROVE", [sent.registration]);
  const { user, address } = await renderPage({ server, path });
  const steps = (group: string, prepare: string) => [
    [group, "Join the WhatsApp group"],
    ["false", "Create your portal account"],
    [prepare, "Get ready for the first class"],
    ["false", expect.stringMatching(/^First evening, .*5 Jan 2098, 8:00 pm IST$/)],
  ];
  expect(await panel()).toEqual(steps("false", "false"));
  const joining = (await screen.findByText(/Your next live class\. To join it,/)).textContent;
  expect(joining).toContain(`create an account with ${registration.email}`);
  await user.click(screen.getByRole("checkbox", { name: "Get ready for the first class" }));
  await user.click(screen.getByRole("link", { name: /Join the WhatsApp group/ }));
  expect(await panel()).toEqual(steps("true", "true"));
  const stored = { ...localStorage };
  cleanup();
  Object.assign(localStorage, stored);

  await renderPage({ server, path });
  expect(await panel()).toEqual(steps("true", "true"));
  await user.click(screen.getByRole("link", { name: "Create your portal account" }));
  expect(await screen.findByLabelText<HTMLInputElement>("E-mail")).toHaveProperty(
    "value",
    registration.email,
  );
  expect(screen.getByLabelText<HTMLInputElement>("Name")).toHaveProperty(
    "value",
    expect.stringMatching(/^Person /),
  );
  expect(address()).not.toContain("@");
});
