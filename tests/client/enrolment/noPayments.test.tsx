import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { enter, fillIn } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { UPI_ADDRESS } from "../../support/siteDocuments";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, buildCoupon } = enrolmentCalls(server);

async function setAddress(address: string | null): Promise<void> {
  await server.dataSource.query("UPDATE site_settings SET upi_address = $1", [address]);
  await server.changes.settle();
}

test("without a UPI address a paid workshop says so in place of its form, and promises no QR code", async () => {
  const { slug, name, id } = await server.buildWorkshop({ priceRupees: 199 });
  const { registration, secret } = await start({ offeringId: id });
  await setAddress(null);
  await renderPage({ server, path: `/${slug}` });
  expect(
    await screen.findByText(/^We can’t take payments at the moment, so you can’t register/),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Write to us" }).getAttribute("href")).toBe(
    `/contact?${new URLSearchParams({ about: name })}`,
  );
  expect(screen.queryByLabelText("Name")).toBeNull();
  expect(screen.queryByText("your own UPI QR code")).toBeNull();

  await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
  expect(
    await screen.findByText(
      "We can’t take UPI payments at the moment. Write to us, and we’ll tell you how to pay.",
    ),
  ).toBeTruthy();
});

test("a free workshop takes registrations without one", async () => {
  await setAddress(null);
  const { slug } = await server.buildWorkshop({ priceRupees: 0 });
  await renderPage({ server, path: `/${slug}` });
  expect(await screen.findByLabelText("Name")).toBeTruthy();
});

test("a coupon that covers the price opens the form, and one that does not says what it leaves", async () => {
  await setAddress(null);
  const { slug } = await server.buildWorkshop({ priceRupees: 199 });
  const [some, all] = [await buildCoupon({ value: 10 }), await buildCoupon({ value: 100 })];
  const { user } = await renderPage({ server, path: `/${slug}` });
  const apply = () => screen.getByRole("button", { name: "Use the coupon" });
  await user.click(await screen.findByRole("button", { name: "Use the coupon" }));
  expect(screen.getByText("Please enter the coupon's code.")).toBeTruthy();
  await fillIn(user, { Coupon: some.code });
  await user.click(apply());
  expect(await screen.findByText(/^This coupon leaves ₹179 to pay/)).toBeTruthy();
  await fillIn(user, { Coupon: all.code });
  await user.click(apply());

  await enter(user, await screen.findByLabelText("Name"), "Asha Rao");
  await waitFor(() => expect(screen.getByText(new RegExp(`^${all.code} applied`))).toBeTruthy());
  await fillIn(user, { "E-mail": "covered@example.com", Phone: "90000 12345" });
  await user.click(screen.getByRole("button", { name: "Register for free" }));
  await screen.findByRole("heading", { level: 1 });
  await waitFor(async () =>
    expect(
      await server.dataSource.query(
        "SELECT amount_rupees FROM registrations WHERE email_key = 'covered@example.com'",
      ),
    ).toEqual([{ amount_rupees: 0 }]),
  );
});

test("a full paid workshop offers its waiting list without one", async () => {
  await setAddress(UPI_ADDRESS);
  const { slug, id } = await server.buildWorkshop({ priceRupees: 199, seats: 1 });
  await start({ offeringId: id });
  await setAddress(null);
  const { user } = await renderPage({ server, path: `/${slug}` });
  await screen.findByLabelText("Name");
  await fillIn(user, { Name: "Asha Rao", "E-mail": "in-line@example.com", Phone: "90000 12346" });
  await user.click(screen.getByRole("button", { name: "Join the waiting list" }));
  await waitFor(async () =>
    expect(
      await server.dataSource.query(
        "SELECT state FROM registrations WHERE email_key = 'in-line@example.com'",
      ),
    ).toEqual([{ state: "WAITING" }]),
  );
});
