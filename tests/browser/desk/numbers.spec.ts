import type { Page } from "@playwright/test";
import { FILLED, SEND_MESSAGE, someKey } from "../../support/contactDocuments";
import {
  RULES_OF_COLOUR,
  callApi,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goToPlace,
  openMenu,
  test,
} from "../../support/browser";

function chart(page: Page, title: string) {
  return page.getByRole("region", { name: title, exact: true });
}

test("staff see what waits, and how the academy does, beside what they do every day", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  const input = { ...FILLED.HELP, sendingKey: someKey() };
  await callApi(page, SEND_MESSAGE, { input });
  await page.goto("/cms");
  await expect(page.getByRole("region", { name: "Add Course & Batch" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Add Reference" })).toBeVisible();

  const days = chart(page, "Registrations by day");
  await expect(days).toContainText(/\d+ registrations in the last 30 days/);
  await expect(days.getByRole("img")).toHaveAccessibleName(/^Registrations by day\. \d+ registrations/);
  await days.getByText("As a table").click();
  await expect(days.getByRole("rowheader")).toHaveCount(30);
  await expect(chart(page, "Registrations by state")).toContainText("To check");
  await expect(chart(page, "Revenue by workshop, season and batch")).toContainText("₹");
  await expect(chart(page, "Seats of the next workshops")).toContainText(/left|no limit|full/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, { rules: RULES_OF_COLOUR });
  }

  const waits = page.getByRole("navigation", { name: "Waiting for you" });
  await waits.getByRole("link", { name: /new message/ }).click();
  await expect(page).toHaveURL("/cms/messages");
});

test("another range has an address of its own, and nothing that was typed is lost on the way", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/cms?days=4000");
  await expect(page.getByRole("link", { name: "30 days" })).toHaveAttribute("aria-current", "true");
  await page.getByLabel("Course Name").fill("Half a name");
  await page.getByRole("link", { name: "7 days" }).click();
  await expect(page).toHaveURL("/cms?days=7#numbers");
  await expect(page.getByRole("link", { name: "7 days" })).toHaveAttribute("aria-current", "true");
  await expect(chart(page, "Registrations by day")).toContainText("in the last 7 days");
  await expect(page.getByRole("heading", { name: "Numbers" })).toBeInViewport();
  await expect(page.getByLabel("Course Name")).toHaveValue("Half a name");
  await page.reload();
  await expect(chart(page, "Registrations by day")).toContainText("in the last 7 days");
});

test("where the numbers cannot be read, the rest of the page works, and they are tried again", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn("admin");
  await page.goto("/cms/activity");
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("StaffNumbers") ? route.abort() : route.continue(),
  );
  await goToPlace(page, "Dashboard");
  await expect(page.getByText("The numbers couldn’t be read")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Reference" })).toBeVisible();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(chart(page, "Registrations by day")).toBeVisible();
  complaints.length = 0;
});

test("the content area's places are reached by keyboard, and the present one is marked", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/cms/coupons");
  const places = page.getByRole("navigation", { name: "Content area" });
  const opener = page.getByRole("button", { name: "Open menu" });
  const isMenu = await opener.isVisible();
  if (isMenu) {
    await expect(places).toBeHidden();
    await opener.focus();
    await page.keyboard.press("Enter");
  }
  await expect(places.getByRole("link", { name: "Coupons" })).toHaveAttribute("aria-current", "page");
  await expect(places.locator("[aria-current]")).toHaveCount(1);
  await expectAccessible(page);
  if (isMenu) {
    await page.keyboard.press("Escape");
    await expect(places).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await openMenu(page);
  await places.getByRole("link", { name: "Registrations" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/cms/registrations");
  if (isMenu) await expect(places).toBeHidden();
});
