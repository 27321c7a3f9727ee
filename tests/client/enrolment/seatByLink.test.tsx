import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Registration } from "../../../server/features/enrolment/registration/registration.entity";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start } = enrolmentCalls(server);
const CLIENT = "203.0.113.81";
const UNTRUE = /waiting list|the line|We hold|Keep my seat/;

const main = async () => (await screen.findByRole("main")).textContent;

test("a form with limited seats says that the seat may come by the link alone", async () => {
  for (const [seats, isSaid] of [
    [60, true],
    [null, false],
  ] as const) {
    const { slug } = await server.buildWorkshop({ seats, priceRupees: 199 });
    await renderPage({ server, path: `/${slug}` });
    const next = (await screen.findByText(/^Next: pay by UPI/)).textContent;
    expect(next.endsWith(" While many people register, you get it only by that link.")).toBe(isSaid);
    cleanup();
  }
});

test("no page says “waiting list” or “held” to a person who gets a seat by confirming the address", async () => {
  const { id: offeringId, slug } = await server.buildWorkshop({ seats: 60, priceRupees: 199 });
  for (let time = 0; time < 3; time += 1) await start({ offeringId }, undefined, CLIENT);
  const owner = await server.buildUser();
  const fourth = await start({ offeringId }, undefined, CLIENT);
  const { id } = fourth.registration;
  expect(fourth.__typename).toBe("WaitingListJoined");
  await server.dataSource.manager.update(Registration, { id }, { userId: owner.id, email: owner.email });

  const { user } = await renderPage({ server, path: `/registration/${id}#${fourth.secret}` });
  await screen.findByText("Check your e-mail to get your seat");
  await user.click(screen.getByRole("button", { name: "Cancel this registration" }));
  await screen.findByRole("dialog", { name: "Cancel this registration?" });
  expect(document.body.textContent).not.toMatch(UNTRUE);
  cleanup();
  await renderPage({ server, path: "/registrations", as: owner });
  await screen.findByText("Check your e-mail to get your seat");
  expect(await main()).not.toMatch(UNTRUE);
  cleanup();
  await renderPage({ server, path: `/${slug}`, as: owner });
  await screen.findByRole("link", { name: "Open your order" });
  expect(await main()).not.toMatch(UNTRUE);
});
