import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { runJobs } from "../../support/runJobs";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, startConfirmed, emailsTo } = enrolmentCalls(server);

test("under “not confirmed”, one button says how many match, also beyond those shown, and sends to all", async () => {
  const { id: offeringId, runId } = await server.buildWorkshop({ seats: 400 });
  await startConfirmed({ offeringId });
  const orders = [];
  for (let person = 0; person < 27; person += 1) orders.push(await start({ offeringId }));
  const path = `/cms/registrations?state=ALL&offering=${runId}`;
  const { user } = await renderPage({ server, path, as: server.people.admin });
  await screen.findByText("All 25 shown");
  expect(screen.queryByRole("button", { name: /to all/ })).toBeNull();
  await user.selectOptions(screen.getByLabelText("E-mail address"), "E-mail not confirmed");
  await user.click(await screen.findByRole("button", { name: "Send link again to all 27" }));
  expect(await screen.findByText("The link is on its way to 27 people.")).toBeTruthy();
  expect(await runJobs(server, "registration-links")).toEqual([]);
  const sent = await Promise.all(orders.map(({ registration }) => emailsTo(registration.email)));
  expect(sent.map(({ length }) => length)).toEqual(orders.map(() => 2));
});
