import type { Locator, Page } from "@playwright/test";
import { callApi, expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser";

function slider(page: Page) {
  return page.getByRole("list", { name: "What learners say" });
}

/** From the first call on, it also says whether a smooth scroll is on its way. */
function readSlider(page: Page): Promise<{ place: number; isMoving: boolean }> {
  return slider(page).evaluate((row) => {
    row.onscroll ??= () => (row.dataset.scroll = "moving");
    row.onscrollend ??= () => (row.dataset.scroll = "ended");
    return { place: Math.round(row.scrollLeft), isMoving: row.dataset.scroll === "moving" };
  });
}

async function scrolled(page: Page): Promise<number> {
  return (await readSlider(page)).place;
}

/** Where the slider rests once a smooth scroll has ended. */
async function restingPlace(page: Page): Promise<number> {
  let last = -1;
  const isResting = async () => {
    const before = last;
    const { place, isMoving } = await readSlider(page);
    last = place;
    return place === before && !isMoving;
  };
  await expect.poll(isResting).toBe(true);
  return last;
}

/** Where it rests after the time in which it would move on. */
async function placeLater(page: Page): Promise<number> {
  await page.clock.runFor(3500);
  return restingPlace(page);
}

async function choose(page: Page, name: string) {
  await page.getByRole("button", { name: `Buy ${name}`, exact: true }).click();
  return page.getByRole("dialog", { name });
}

/** Filtered, because the coupon form's chunk may still be loading and says so too. */
function said(dialog: Locator, words: string): Locator {
  return dialog.getByRole("status").filter({ hasText: words });
}

async function likes(page: Page): Promise<number> {
  const button = page.getByRole("button", { name: /^Like/ });
  await expect(button).toBeEnabled();
  return Number((await button.textContent())?.replace(/\D/g, ""));
}

test(
  "eight courses with prices, long descriptions and links to more",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/offer");
    await page.getByRole("link", { name: "Explore Courses" }).click();
    await expect(page).toHaveURL(/#course$/);
    await expect(page.locator("#course article").first()).toContainText("₹2,000");
    for (const name of await page.locator("#details summary").all()) await name.click();
    const more = page.getByRole("link", { name: /^See More/ });
    await expect(more).toHaveCount(8);
    for (const link of await more.all()) {
      await expect(link).toHaveAttribute("href", /^https:/);
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
  },
);

test("offers are filtered by goal and length, and a link to a syllabus opens it", async ({ page }) => {
  await page.goto("/offer");
  const grid = page.locator("#course");
  await grid.getByLabel("Goal").selectOption("Analyse data");
  await grid.getByLabel("Length").selectOption("Up to 30 hours");
  await expect(grid.getByRole("article")).toHaveCount(2);
  await expect(grid.getByRole("status")).toHaveText("2 courses");
  await page.reload();
  await expect(grid.getByRole("heading", { level: 3 })).toHaveText(["Excel", "SQL"]);
  await grid.getByLabel("Goal").selectOption("Make dashboards");
  await grid.getByLabel("Length").selectOption("More than 40 hours");
  await expect(grid).toContainText("No course fits both.");
  await grid.getByLabel("Length").selectOption("Any length");

  await grid.getByRole("link", { name: "See the syllabus (Power BI)" }).click();
  await expect(page.locator("#power-bi")).toBeInViewport();
  await expect(page.locator("#power-bi")).toContainText("DAX");
});

test("paying leads to the payment page, and says so first", { tag: "@phone" }, async ({ page }) => {
  let letGo = () => {};
  const isSaid = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("https://pay.sopaan.example/**", async (route) => {
    await isSaid;
    await route.fulfill({ contentType: "text/html", body: "Pay here" });
  });
  await page.goto("/offer");
  const dialog = await choose(page, "Data Science");
  await expect(dialog).toContainText("₹2,000");
  // Ends when the page that is being left answers.
  const click = dialog.getByRole("button", { name: /^Pay Now/ }).click();
  await expect(said(dialog, "Redirecting to Payment Page")).toBeVisible();
  letGo();
  await click;
  await expect(page).toHaveURL("https://pay.sopaan.example/data-science");
});

test("while its batches load, the payment has nothing that could move from a finger", async ({ page }) => {
  let letGo = () => {};
  const isLooked = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("OpenBatches")) await isLooked;
    await route.continue();
  });
  await page.goto("/offer");
  const dialog = await choose(page, "Data Science");
  await expect(dialog).toContainText("From a messy CSV");
  await expect(dialog.getByRole("button", { name: /^Pay Now/ })).toHaveCount(0);
  letGo();
  await expect(dialog.getByRole("link", { name: "Register and pay ₹2,000" })).toBeVisible();
});

test("a course without a payment link says so, and offers to ask", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/offer");
  const dialog = await choose(page, "NLP");
  await dialog.getByRole("button", { name: /^Pay Now/ }).click();
  await expect(said(dialog, "Payment link is not available.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "Ask us how to pay" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "Not sure where to start?" })).toBeInViewport();
});

test(
  "a coupon that is not known changes no price; closing forgets what was typed and gives the focus back",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/offer");
    const dialog = await choose(page, "Excel");
    await expect(dialog.getByRole("link", { name: /^Register and pay/ })).toBeInViewport({ ratio: 1 });
    await dialog.getByLabel("Coupon").fill("DIWALI50");
    await dialog.getByRole("button", { name: "Apply Coupon" }).click();
    await expect(dialog).toContainText("This coupon code isn’t valid.");
    await expect(dialog).toContainText("₹1,000");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Buy Excel", exact: true })).toBeFocused();
    const again = await choose(page, "Excel");
    await expect(again.getByLabel("Coupon")).toHaveValue("");
    await expect(again).not.toContainText("This coupon code isn’t valid.");
    await again.getByRole("button", { name: "Close" }).click();
    await expect(again).toBeHidden();
  },
);

test(
  "a vote is one a visitor, survives a reload, and can be changed and withdrawn",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/offer");
    const [like, dislike] = [
      page.getByRole("button", { name: /^Like/ }),
      page.getByRole("button", { name: /^Dislike/ }),
    ];
    await expect(like).toBeEnabled();
    await like.click();
    await expect(page.getByText("Your like is counted.")).toBeVisible();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    expect(await likes(page)).toBeGreaterThanOrEqual(1);
    await dislike.click();
    await expect(page.getByText("Your dislike is counted.")).toBeVisible();
    await expect(like).toHaveAttribute("aria-pressed", "false");
    await expect(dislike).toHaveAttribute("aria-pressed", "true");
    await dislike.click();
    await expect(page.getByText("Your vote is withdrawn.")).toBeVisible();
    await expect(dislike).toHaveAttribute("aria-pressed", "false");
  },
);

test.describe("what learners say", () => {
  test(
    "moves on by itself, wraps to its start, and stops at a press",
    { tag: "@phone" },
    async ({ page }) => {
      await page.clock.install();
      await page.goto("/offer");
      await slider(page).scrollIntoViewIfNeeded();
      await page.mouse.move(1, 1);
      await expect.poll(() => scrolled(page), { timeout: 8000 }).toBeGreaterThan(100);
      await expect.poll(() => scrolled(page), { timeout: 20_000 }).toBe(0);
      await page.locator("#learners").getByRole("button", { name: "Pause" }).click();
      const place = await restingPlace(page);
      expect(await placeLater(page)).toBe(place);
    },
  );

  test("waits while it has the keyboard, which scrolls it", { tag: "@desk" }, async ({ page }) => {
    await page.clock.install();
    await page.goto("/offer");
    await page.locator("#learners").getByRole("button", { name: "Pause" }).focus();
    await page.keyboard.press("Shift+Tab");
    await expect(slider(page)).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    const place = await restingPlace(page);
    expect(await placeLater(page)).toBe(place);
  });

  test("waits under the mouse, which drags it", { tag: "@desk" }, async ({ page }) => {
    await page.clock.install();
    await page.goto("/offer");
    await slider(page).scrollIntoViewIfNeeded();
    const box = await slider(page).boundingBox();
    if (!box) throw new Error("The slider is not there.");
    const [x, y] = [box.x + 600, box.y + 60];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 120, y, { steps: 5 });
    expect(await scrolled(page)).toBeGreaterThan(100);
    await page.mouse.up();
    const place = await restingPlace(page);
    expect(await placeLater(page)).toBe(place);
  });

  test("does not move under reduced motion", { tag: "@phone" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto("/offer");
    await slider(page).scrollIntoViewIfNeeded();
    expect(await placeLater(page)).toBe(0);
  });
});

test("the payment dialog is accessible and fits the screen", async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? "light" : "dark", reducedMotion: "reduce" });
  await page.goto("/offer");
  await choose(page, "SQL");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each course leads to its payment page and to what is in it", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/offer");
    const first = page.locator("#course article").first();
    await expect(first.getByRole("link", { name: "Payment page" })).toHaveAttribute(
      "href",
      "https://pay.sopaan.example/data-science",
    );
    await first.getByRole("link", { name: /See the syllabus/ }).click();
    await expect(page.locator("#data-science")).toBeInViewport();
  });
});

test(
  "a coupon changes the price of the course, until another one is typed",
  { tag: "@phone" },
  async ({ page, newPage, academy }) => {
    const staff = await newPage(academy.people.admin);
    const code = `COURSE-${process.pid}-${Date.now()}`;
    await callApi(staff, "mutation ($input: CreateCouponInput!) { createCoupon(input: $input) { id } }", {
      input: {
        code,
        unit: "PERCENT",
        value: 25,
        isForAll: true,
        isForBootcamp: false,
        isActive: true,
        workshopIds: [],
        courseIds: [],
      },
    });
    await page.goto("/offer");
    const dialog = await choose(page, "Data Science");
    await dialog.getByLabel("Coupon").fill(code.toLowerCase());
    await dialog.getByRole("button", { name: "Apply Coupon" }).click();
    await expect(dialog.getByText("₹1,500", { exact: true })).toBeVisible();
    await expect(dialog.locator("s", { hasText: "₹2,000" })).toHaveCSS(
      "text-decoration-line",
      "line-through",
    );
    const register = dialog.getByRole("link", { name: /^Register and pay/ });
    await expect(register).toHaveText("Register and pay ₹1,500");
    await expect(dialog.getByRole("button", { name: "Pay Now on our payment page: ₹2,000" })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Coupon").press("End");
    await dialog.getByLabel("Coupon").pressSequentially("X");
    await expect(dialog.getByText("₹1,500", { exact: true })).toHaveCount(0);
    await expect(register).toHaveText("Register and pay ₹2,000");

    await dialog.getByLabel("Coupon").press("Backspace");
    await dialog.getByRole("button", { name: "Apply Coupon" }).click();
    await expect(dialog.getByText("₹1,500", { exact: true })).toBeVisible();
    await register.click();
    const form = page.getByRole("dialog", { name: "Register" });
    await expect(form.getByRole("button", { name: "Register and pay ₹1,500" })).toBeVisible();
    await expect(form.getByLabel(/^Coupon/)).toHaveValue(code);
    await page.reload();
    await expect(form.getByRole("button", { name: "Register and pay ₹1,500" })).toBeVisible();
    await expect(form.getByLabel(/^Coupon/)).toHaveValue(code);
  },
);
