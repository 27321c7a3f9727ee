import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start } = enrolmentCalls(server);

async function setAddress(address: string | null): Promise<void> {
  await server.dataSource.query("UPDATE site_settings SET upi_address = $1", [address]);
}

test("without a UPI address a paid workshop says so in place of its form, and promises no QR code", async () => {
  const { slug, name, id } = await server.buildWorkshop({ priceRupees: 199 });
  const { registration, secret } = await start({ offeringId: id });
  await setAddress(null);
  await renderPage({ server, path: `/${slug}` });
  expect(
    await screen.findByText(/^We cannot take payments at the moment, so you cannot register/),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Write to us" }).getAttribute("href")).toBe(
    `/contact?${new URLSearchParams({ about: name })}`,
  );
  expect(screen.queryByLabelText("Name")).toBeNull();
  expect(screen.queryByText("your own UPI QR code")).toBeNull();

  await renderPage({ server, path: `/registration/${registration.id}#${secret}` });
  expect(
    await screen.findByText(
      "We cannot take UPI payments at the moment. Write to us, and we tell you how to pay.",
    ),
  ).toBeTruthy();
});

test("a free workshop takes registrations without one", async () => {
  await setAddress(null);
  const { slug } = await server.buildWorkshop({ priceRupees: 0 });
  await renderPage({ server, path: `/${slug}` });
  expect(await screen.findByLabelText("Name")).toBeTruthy();
});
