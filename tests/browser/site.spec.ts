import type { Page } from "@playwright/test";
import { expect, expectAccessible, openMenu, test } from "../support/browser";

const LINKS: [string, string][] = [
  ["Home", "/"],
  ["Workshop", "/work"],
  ["Offers", "/offer"],
  ["LMS", "/lms"],
  ["Blog", "/blog"],
  ["About", "/about"],
  ["Contact Us", "/contact"],
  ["Join Now", "/join"],
  ["Sign In", "/signin"],
];

async function expectNineLinks(page: Page): Promise<void> {
  const bar = page.getByRole("banner");
  for (const [name, address] of LINKS) {
    const link = bar.getByRole("link", { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", address);
  }
}

test("the bar has the nine links, and a menu for them on a phone", async ({ page, isMobile }) => {
  await page.goto("/about");
  await openMenu(page);
  await expectNineLinks(page);
  if (isMobile) {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("banner").getByRole("link", { name: "Blog" })).toBeHidden();
    await openMenu(page);
    await page.getByRole("button", { name: "Close menu" }).click();
    await openMenu(page);
    await expectAccessible(page);
  }
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  if (isMobile) await expect(page.getByRole("button", { name: "Close menu" })).toBeHidden();
});

test("anyone who is signed in finds their own block in the bar", async ({ page, signIn }) => {
  await signIn("learner");
  await page.goto("/");
  await openMenu(page);
  await page.getByRole("banner").getByRole("button", { name: "Lata (sample)" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Join Now" })).toHaveCount(0);
});

test("the footer leads to everything and tells how the academy is reached", async ({ page, isMobile }) => {
  await page.goto("/contact");
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  if (isMobile) {
    await expect(footer.getByRole("link", { name: "My Learning" })).toBeHidden();
    for (const title of ["Learn", "Workshops", "Academy", "Contact"])
      await footer.getByRole("button", { name: title, exact: true }).click();
  }
  const links: [string, string][] = [
    ["My Learning", "/lms"],
    ["Certifications", "/work#certificates"],
    ["Our Story", "/about"],
    ["Mission & Vision", "/about#mission"],
    ["Contact", "/contact"],
    ["Discounts", "/offer"],
    ["Membership Plans", "/offer#ways"],
    ["Machine Learning Workshop", "/machinelearning"],
    ["Power BI Workshop", "/powerbi"],
    ["Natural Language Processing Workshop", "/nlp"],
    ["Manage Courses", "/course"],
    ["+91 00000 00001", "tel:+910000000001"],
    ["hello@sopaan.example", "mailto:hello@sopaan.example"],
    ["YouTube", "https://youtube.sopaan.example/"],
    ["Privacy", "/privacy"],
    ["Terms", "/terms"],
    ["Refunds", "/refunds"],
  ];
  for (const [name, address] of links)
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
  await expect(footer.getByRole("link", { name: /More courses/ })).toHaveAttribute("href", /^https:/);
});

test(
  "home shows real workshops, courses, reasons, voices and partners",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/home");
    const card = page.locator("#workshops").getByRole("article").filter({ hasText: "Power BI Workshop" });
    await expect(card).toContainText("₹199");
    await expect(page.locator("#reasons")).toContainText("Small live batches");
    await expect(page.locator("#learners")).toContainText("A sample person for the demo");
    await expect(page.locator("#languages")).toContainText("Python");
    await page.locator("#tips summary").click();
    await expect(page.locator("#tips dd").first()).toBeVisible();
  },
);

test("a card of the about page turns by a press, by keyboard too", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/about");
  await expect(page.locator("#mission")).toContainText("start working with data this evening");
  const card = page.getByRole("button", { name: /^Works on a phone, too/ });
  const text = card.getByText("Every video, every table");
  await expect(text).toBeHidden();
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await expect(text).toBeVisible();
  await card.press("Enter");
  await expect(text).toBeHidden();
});

test("the partners' logos move until a visitor stops them", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/partner");
  // Other stories may have added some.
  expect(await page.getByRole("main").getByRole("listitem").count()).toBeGreaterThanOrEqual(7);
  const track = page.locator("[data-paused]");
  const state = () => track.evaluate((element) => getComputedStyle(element).animationPlayState);
  expect(await state()).toBe("running");
  await page.getByRole("button", { name: "Pause the logos" }).click();
  expect(await state()).toBe("paused");
  await page.getByRole("button", { name: "Move the logos" }).click();
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe("running");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await track.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test(
  "the contact pages give phone, mail and WhatsApp, with the first words filled in",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/contact");
    const chat = page.getByRole("link", { name: "Write on WhatsApp" });
    await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/910000000001\?text=Hello%20Sopaan/);
    await page.getByRole("link", { name: "Mentors and partners" }).first().click();

    const partners = page.getByRole("tab", { name: "Partner With Mentor Collective" });
    await expect(page.getByRole("tab", { name: "Mentors & Mentees" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await partners.click();
    await expect(partners).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toContainText("organisation");
    await expectAccessible(page);
    await expect(page.getByRole("link", { name: "Send an e-mail" })).toHaveAttribute(
      "href",
      /Partner%20With/,
    );
    await partners.press("ArrowLeft");
    await expect(page.getByRole("tab", { name: "Mentors & Mentees" })).toBeFocused();
  },
);

test("the navbar on a page of its own offers to log in", async ({ page }) => {
  await page.goto("/mainnav");
  await openMenu(page);
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the footer is open", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "My Learning" })).toBeVisible();
  });

  test("the menu opens, the cards are open, the logos stand, the tabs lead on", async ({
    page,
    isMobile,
  }) => {
    await page.goto("/about");
    await expect(page.getByText("Every video, every table").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Pause the logos" })).toBeHidden();
    await openMenu(page);
    await expectNineLinks(page);
    await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    if (isMobile) await expect(page.getByRole("button", { name: "Close menu" })).toBeHidden();
    await page.goto("/contactusworkshop");
    await page.getByRole("tab", { name: "Partner With Mentor Collective" }).click();
    await expect(page.getByRole("tabpanel")).toContainText("organisation");
  });
});
