import { cleanup, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { RENEW_LINK } from "../../support/enrolmentDocuments";
import { enter } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { startConfirmed, cancel } = enrolmentCalls(server);

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:a", revokeObjectURL: () => {} }));
});

const utr = () => screen.getByLabelText<HTMLInputElement>(/^UTR, 12 digits/);

async function replaceLink({ id, version }: { id: string; version: number }) {
  const { data } = await server.as.admin.ask(RENEW_LINK, { input: { id, expectedVersion: version } });
  expect(data).toBeTruthy();
}

test("an order whose link was replaced keeps what is typed, and says so there and where it is paid", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199 });
  const { registration, secret } = await startConfirmed({ offeringId: workshop.id });
  const { user } = await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
  await enter(user, await screen.findByLabelText(/^UTR, 12 digits/), "4812000");
  const file = new File(["x"], "paid.png", { type: "image/png" });
  await user.upload(screen.getByLabelText(/^Choose a screenshot/), file);
  expect(screen.getByRole("img", { name: /^QR code/ })).toBeTruthy();
  await replaceLink(registration);
  await screen.findByRole("heading", { name: "This link was replaced by a newer one" });
  expect(utr().value).toBe("4812000");
  expect(screen.getByText("paid.png")).toBeTruthy();
  const form = within(utr().form as HTMLElement);
  expect(
    form.getByText(/What you typed stays here.* If you have paid, your payment isn’t lost/),
  ).toBeTruthy();
  expect(screen.queryByRole("img", { name: /^QR code/ })).toBeNull();
  expect(screen.getByText(/^This page is out of date/)).toBeTruthy();
});

test("what is sent by a link that was replaced is refused with the truth, and what is typed stays", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199 });
  const { registration, secret } = await startConfirmed({ offeringId: workshop.id });
  const { user } = await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
  await enter(user, await screen.findByLabelText(/^UTR, 12 digits/), "481200000077");
  await replaceLink(registration);
  await user.click(screen.getByRole("button", { name: "I have paid" }));
  expect(await screen.findByText(/^This link was replaced by a newer one, or/)).toBeTruthy();
  const form = within(utr().form as HTMLElement);
  expect(await form.findByText(/What you typed stays here/)).toBeTruthy();
  expect(utr().value).toBe("481200000077");
  await user.click(screen.getByRole("button", { name: "Cancel this registration" }));
  await user.click(screen.getByRole("button", { name: "Cancel it" }));
  const dialog = within(screen.getByRole("dialog", { name: "Cancel this registration?" }));
  expect(await dialog.findByText(/^This link was replaced by a newer one, or/)).toBeTruthy();
});

test("a UTR that was typed before the order ended elsewhere stays, with a way to send it", async () => {
  await server.dataSource.query("UPDATE site_settings SET whats_app_number = '919000000000'");
  await server.changes.settle();
  const workshop = await server.buildWorkshop({ priceRupees: 199 });
  const { registration, secret } = await startConfirmed({ offeringId: workshop.id });
  const path = `/registration/${registration.id}#${secret}`;
  const { user } = await renderPage({ server, path });
  await enter(user, await screen.findByLabelText(/^UTR, 12 digits/), "481200000088");
  await cancel({ secret });
  await user.click(screen.getByRole("button", { name: "I have paid" }));
  await screen.findByRole("heading", { name: "Your UTR wasn’t sent" });
  expect(screen.getByText("481200000088")).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Send it on WhatsApp" });
  expect(new URL(link.href).searchParams.get("text")).toMatch(
    new RegExp(`My order ${registration.reference}: .* UTR: 481200000088$`),
  );
  cleanup();
  await renderPage({ server, path });
  expect(await screen.findByText("481200000088")).toBeTruthy();
});

test("an order that ended with nothing typed shows no UTR", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199 });
  const { registration, secret } = await startConfirmed({ offeringId: workshop.id });
  await cancel({ secret });
  await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
  await screen.findByText(/^This registration has ended/);
  expect(screen.queryByText("Your UTR wasn’t sent")).toBeNull();
});
