import type { Page } from "@playwright/test";
import { callApi, expect, expectAccessible, expectNoSidewaysScroll, test } from "../../support/browser";
import { RENEW_LINK } from "../../support/enrolmentDocuments";
import { CONFIRM, findLink, makeWorkshop, register, someEmail } from "../../support/registering";

const FIND = "query ($search: String) { registrations(search: $search) { nodes { id version } } }";

function standing(page: Page) {
  return page.locator("[role=status][data-state]");
}

test("the link in the e-mail confirms the order after one click, and opens it again later", async ({
  page,
  newPage,
  academy,
}) => {
  const staff = await newPage(academy.people.admin);
  const { slug } = await makeWorkshop(staff);
  const email = await register(page, `/${slug}`);
  await expect(page.getByText(/to hold it for 24 hours/)).toBeVisible();
  const link = await findLink(staff, email);
  expect(link).toMatch(/\/registration\/[0-9a-f-]{36}\/confirm#/);

  const reader = await newPage();
  await reader.goto(link);
  await expect(reader.getByRole("heading", { name: "Confirm your registration" })).toBeVisible();
  await expectAccessible(reader);
  await expectNoSidewaysScroll(reader);
  await page.reload();
  await expect(page.getByText(/to hold it for 24 hours/), "to open the link is not enough").toBeVisible();
  await reader.getByRole("button", CONFIRM).click();
  await expect(reader).toHaveURL(/\/registration\/[0-9a-f-]{36}#[\w-]{40,}$/);
  await expect(reader.getByRole("img", { name: /^QR code to pay ₹100/ })).toBeVisible();
  await page.reload();
  await expect(standing(page)).toBeVisible();
  await expect(page.getByText(/to hold it for 24 hours/)).toHaveCount(0);

  const later = await newPage();
  await later.goto(link);
  await later.getByRole("button", CONFIRM).click();
  await expect(later.getByRole("img", { name: /^QR code to pay ₹100/ })).toBeVisible();
});

test("a free seat is confirmed by the click, not by the registration", async ({ page, newPage, academy }) => {
  const staff = await newPage(academy.people.admin);
  const { slug } = await makeWorkshop(staff, { priceRupees: 0 });
  const email = await register(page, `/${slug}`);
  await expect(standing(page)).toBeVisible();
  await expect(page.getByText("Your seat is confirmed.")).toHaveCount(0);
  const reader = await newPage();
  await reader.goto(await findLink(staff, email));
  await reader.getByRole("button", CONFIRM).click();
  await expect(reader.getByText("Your seat is confirmed.").first()).toBeVisible();
  await expectAccessible(reader);
});

test("a wrong link, and one that staff have replaced, confirm nothing and say what to do", async ({
  page,
  newPage,
  academy,
}) => {
  const staff = await newPage(academy.people.admin);
  const { slug } = await makeWorkshop(staff);
  const email = await register(page, `/${slug}`);
  const link = await findLink(staff, email);
  const reader = await newPage();
  await reader.goto(link.replace(/#.*/, "#not-the-token-of-this-order"));
  await reader.getByRole("button", CONFIRM).click();
  const refusal = reader.getByText(
    "This link doesn’t work. Please open the one in our latest e-mail to you.",
  );
  await expect(refusal).toBeVisible();
  await expectAccessible(reader);

  const { data } = await callApi(staff, FIND, { search: email });
  const [order] = (data.registrations as { nodes: [{ id: string; version: number }] }).nodes;
  await callApi(staff, RENEW_LINK, { input: { id: order.id, expectedVersion: order.version } });
  const old = await newPage();
  await old.goto(link);
  await old.getByRole("button", CONFIRM).click();
  await expect(old.getByText(/^This link doesn’t work/)).toBeVisible();
  await reader.goto(await findLink(staff, email, "A new link to your order"));
  await reader.getByRole("button", CONFIRM).click();
  await expect(reader.getByRole("img", { name: /^QR code to pay ₹100/ })).toBeVisible();
});

test("the form names no address: someone else's order is not shown by its page", async ({
  page,
  newPage,
}) => {
  const email = await register(page, "/powerbi", someEmail());
  const [, id] = /registration\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
  const stranger = await newPage();
  await stranger.goto(`/registration/${id}/confirm`);
  await expect(stranger.getByRole("button", CONFIRM)).toBeVisible();
  await expect(stranger.getByText(email)).toHaveCount(0);
});
