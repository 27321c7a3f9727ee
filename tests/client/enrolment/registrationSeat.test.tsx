import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { cmsPaths } from "../../../client/cmsPaths";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, decide } = enrolmentCalls(server);

async function buildOutsider() {
  const course = await server.buildCourse({ priceRupees: 499 });
  const batch = await server.buildBatch({ courseId: course.id });
  const other = await server.buildBatch({ courseId: course.id, name: "The later batch" });
  const owner = await server.buildUser({ emailVerifiedAt: new Date() });
  const { registration } = await start(
    { kind: "BATCH", offeringId: batch.id },
    await server.newCaller(owner),
  );
  await decide("APPROVE", [registration]);
  await server.dataSource.query("DELETE FROM batch_accesses WHERE user_id = $1", [owner.id]);
  return { other, id: registration.id };
}

test("staff give a learner access back and move them", async () => {
  const { other, id } = await buildOutsider();
  const user = userEvent.setup();
  await renderPage({ server, path: cmsPaths.registration(id), as: server.people.admin });
  await screen.findByText("Outside: access to the batch was removed.");
  await user.click(screen.getByRole("button", { name: "Give access back…" }));
  await user.click(await screen.findByRole("button", { name: "Give access back" }));
  await screen.findByText("Inside: the batch is open in the learner's account.");

  await user.click(screen.getByRole("button", { name: "Move to another batch or date…" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Move / }));
  await dialog.findByRole("option", { name: /The later batch/ });
  await user.selectOptions(dialog.getByLabelText("To"), other.id);
  await user.click(dialog.getByRole("button", { name: "Move" }));
  await screen.findByText(/^Moved from /);
});

test("staff confirm an order by phone", async () => {
  const user = userEvent.setup();
  const { registration } = await start({ offeringId: (await server.buildWorkshop()).id });
  await renderPage({ server, path: cmsPaths.registration(registration.id), as: server.people.admin });
  await user.click(await screen.findByRole("button", { name: "Confirmed by phone…" }));
  await user.click(await screen.findByRole("button", { name: "Confirm by phone" }));
  await screen.findByText("Confirmed by phone.");
  expect(screen.queryByRole("button", { name: "Confirmed by phone…" })).toBeNull();
});
