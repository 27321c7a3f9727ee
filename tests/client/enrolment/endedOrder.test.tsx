import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, startConfirmed, confirmAddress, submit, decide, cancel, buildCoupon } = enrolmentCalls(server);

type Started = Awaited<ReturnType<typeof start>>;

async function openOrder({ registration, secret }: Started) {
  return renderPage({ server, path: `/registration/${registration.id}#${secret}` });
}

const standing = async () => (await screen.findByText(/^This registration has ended\./)).textContent;

test("a cancelled order whose payment was reported says that it is refunded, before and after", async () => {
  const { id } = await server.buildWorkshop({ priceRupees: 199 });
  const started = await startConfirmed({ offeringId: id });
  await submit({ secret: started.secret, utr: "481200000001" });
  const { user } = await openOrder(started);
  await user.click(await screen.findByRole("button", { name: "Cancel this registration" }));
  expect(screen.getByText(/We’ll stop checking your payment: if you’ve paid, write to us/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel it" }));
  expect(await standing()).toBe(
    "This registration has ended. If you have paid, write to us and we’ll refund it. You can register again.",
  );
});

test("an order that only waited is asked for no payment", async () => {
  const { id } = await server.buildWorkshop({ priceRupees: 199, seats: 1, seatsTaken: 1 });
  const started = await start({ offeringId: id });
  await cancel({ secret: started.secret });
  await openOrder(started);
  expect(await standing()).toBe("This registration has ended. You can register again.");
});

test("an order offers no new one once its run is over, and says once what to do", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199 });
  const started = await start({ offeringId: workshop.id });
  await server.dataSource.query(
    "UPDATE registrations SET state = 'CANCELLED', reason = 'Too late. If you have paid, please write to us.' WHERE id = $1",
    [started.registration.id],
  );
  await server.dataSource.query("UPDATE runs SET starts_at = now() - interval '9 days' WHERE id = $1", [
    workshop.runId,
  ]);
  await openOrder(started);
  expect(await standing()).toBe("This registration has ended.");
  expect(screen.queryByRole("link", { name: "Register again" })).toBeNull();
});

async function endRun({ runId }: { runId: string }) {
  await server.dataSource.query("UPDATE runs SET starts_at = now() - interval '9 days' WHERE id = $1", [
    runId,
  ]);
}

test("an order whose payment is checked after the run ended promises no seat for it", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199 });
  const started = await start({ offeringId: workshop.id });
  await submit({ secret: started.secret, utr: "481200000003" });
  await endRun(workshop);
  await openOrder(started);
  expect(await screen.findByText(/^It has ended\. We’re still checking your payment/)).toBeTruthy();
  expect(screen.queryByText(/Your seat is held/)).toBeNull();
});

test("a confirmed, paid order says how to give the seat up; once the run ended, that it did", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199 });
  const started = await startConfirmed({ offeringId: workshop.id });
  await decide("APPROVE", [started.registration]);
  await openOrder(started);
  expect(await screen.findByText(/^Your seat is confirmed/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Add to calendar" })).toBeTruthy();
  const line = screen.getByText(/^Can’t come\?/);
  const link = within(line).getByRole<HTMLAnchorElement>("link", { name: "Write to us" });
  expect(new URL(link.href).searchParams.get("about")).toBe(`order ${started.registration.reference}`);
  expect([...document.querySelectorAll("main a, main button")].at(-1)).toBe(link);
  cleanup();
  await endRun(workshop);
  await openOrder(started);
  expect(await screen.findByText(/^It has ended\. Thank you/)).toBeTruthy();
  expect(screen.queryByText(/Welcome!|Can’t come/)).toBeNull();
  expect(screen.queryByRole("link", { name: "Add to calendar" })).toBeNull();
});

test("a seat that comes back after it was released ends the history", async () => {
  const { id } = await server.buildWorkshop({ priceRupees: 199 });
  const started = await start({ offeringId: id });
  await submit({ secret: started.secret, utr: "481200000002" });
  await server.dataSource.query(
    "UPDATE registrations SET holds_seat = false, hold_until = NULL WHERE id = $1",
    [started.registration.id],
  );
  await confirmAddress(started);
  await openOrder(started);
  expect(await screen.findByText("Seat held again")).toBeTruthy();
});

async function priceLines(): Promise<(string | null)[]> {
  const panel = (await screen.findByRole("heading", { name: "Your order" })).closest("section");
  const [price] = within(panel as HTMLElement).getAllByText("Price");
  return Array.from(price?.closest("dl")?.children ?? [], (line) => line.textContent);
}

test("an order that a coupon made free shows the price, the coupon and that nothing was charged", async () => {
  const { code } = await buildCoupon({ value: 100 });
  const { id } = await server.buildWorkshop({ priceRupees: 199 });
  const started = await startConfirmed({ offeringId: id, couponCode: code });
  expect(started.registration.state).toBe("CONFIRMED");
  await openOrder(started);
  expect(await priceLines()).toEqual(["Price₹199", `Coupon ${code}−₹199`, "Total₹0"]);
});

test("a cancelled order shows the price that it had, with its coupon", async () => {
  const { code } = await buildCoupon({ value: 10 });
  const { id } = await server.buildWorkshop({ priceRupees: 200 });
  const started = await startConfirmed({ offeringId: id, couponCode: code });
  await cancel({ secret: started.secret });
  await openOrder(started);
  expect(await priceLines()).toEqual(["Price₹200", `Coupon ${code}−₹20`, "Total₹180"]);
});
