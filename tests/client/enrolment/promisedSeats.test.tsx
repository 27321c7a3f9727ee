import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { Registration } from "../../../server/features/enrolment/registration/registration.entity";
import { WorkshopLayout } from "../../../server/features/workshops/workshopLayout";
import { MailDelivery } from "../../../server/platform/mail/mailDelivery";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, startConfirmed, emailsTo } = enrolmentCalls(server);
const CLIENT = "203.0.113.81";
const UNTRUE = /waiting list|the line|We hold|is held|Keep my seat/;
const MONEY = /₹|\bpay\b|coupon|UTR/i;

beforeEach(async () => {
  await server.dataSource.query("DELETE FROM rate_limits");
  server.services.mailDelivery = MailDelivery.SMTP;
});

const buildFree = (columns: object = {}) => server.buildWorkshop({ priceRupees: 0, ...columns });
const mainText = () => document.querySelector("main")?.textContent;

describe("a free workshop", () => {
  test("speaks of no money on its page", async () => {
    const { slug } = await buildFree({ layout: WorkshopLayout.SHOWCASE });
    await renderPage({ server, path: `/${slug}` });
    expect(await screen.findByRole("button", { name: "Register for free" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Register for free" })).toBeTruthy();
    expect(screen.getAllByText("Free").length).toBeGreaterThan(0);
    expect(screen.queryByLabelText(/^Coupon/)).toBeNull();
    expect(mainText()).not.toMatch(MONEY);
  });

  test("speaks of no money on its order's page, before and after it is cancelled", async () => {
    const { id } = await buildFree();
    const { secret, registration } = await startConfirmed({ offeringId: id });
    const { user } = await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
    expect(await screen.findByText("Confirmed")).toBeTruthy();
    expect(mainText()).not.toMatch(MONEY);
    await user.click(screen.getByRole("button", { name: "Cancel this registration" }));
    const dialog = screen.getByRole("dialog", { name: "Cancel this registration?" });
    expect(dialog.textContent).not.toMatch(/paid|refund/);
    await user.click(within(dialog).getByRole("button", { name: "Cancel it" }));
    expect(await screen.findByText("This registration has ended. You can register again.")).toBeTruthy();
    expect(mainText()).not.toMatch(MONEY);
  });

  test("does not promise its second registration a seat that the first one has", async () => {
    const { id } = await buildFree();
    const own = await startConfirmed({ offeringId: id });
    const { secret, registration } = await start({ offeringId: id, email: own.registration.email });
    await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
    expect(await screen.findByText(/Already registered\? The link opens that order/)).toBeTruthy();
  });
});

test("an order's page tells where its e-mail may be, and sends it again", async () => {
  const { id } = await buildFree();
  const { secret, registration } = await start({ offeringId: id });
  const { user } = await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
  expect(await screen.findByText(/Check your spam folder/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Send it again" }));
  expect(await screen.findByText(new RegExp(`^We have sent it again to ${registration.email}`))).toBeTruthy();
  await waitFor(async () => expect(await emailsTo(registration.email)).toHaveLength(2));
});

test("without a mail server an unpaid seat is held for long, and the pages say so", async () => {
  server.services.mailDelivery = MailDelivery.WAITING;
  const { id, slug } = await server.buildWorkshop({ priceRupees: 199 });
  await renderPage({ server, path: `/${slug}` });
  expect(await screen.findByText(/We hold your seat for 24 hours\.$/)).toBeTruthy();
  expect(mainText()).not.toMatch(/for 30 minutes/);
  const { secret, registration } = await start({ offeringId: id });
  await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
  expect((await screen.findAllByText(/Pay ₹199 by UPI/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Open the link we e-mailed/)).toBeNull();
});

test("a form with limited seats says that the seat may come by the link alone", async () => {
  for (const [seats, isSaid] of [
    [60, true],
    [null, false],
  ] as const) {
    const { slug } = await server.buildWorkshop({ seats, priceRupees: 199 });
    await renderPage({ server, path: `/${slug}` });
    const next = (await screen.findByText(/^Next: pay by UPI/)).textContent;
    expect(next.endsWith(" At busy times, you get a seat only through that link.")).toBe(isSaid);
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
  expect(mainText()).not.toMatch(UNTRUE);
  cleanup();
  await renderPage({ server, path: `/${slug}`, as: owner });
  await screen.findByRole("link", { name: "Open your order" });
  expect(mainText()).not.toMatch(UNTRUE);
});
