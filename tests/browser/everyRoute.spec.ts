import type { APIRequestContext, Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  jsonLdTypes,
  openMenu,
  RULES_OF_COLOUR,
  test,
} from "../support/browser";
import { FOR_MACHINES, LEADS, OTHER_SPELLINGS } from "../support/publicAddresses";
import type { PublicPage } from "../support/publicPages";
import { PUBLIC_PAGES } from "../support/publicPages";

const MARKED: [path: string, names: string[]][] = [
  ["/", ["Home"]],
  ["/offer", ["Offers"]],
  ["/offer-1", ["Workshop"]],
  ["/python", ["Workshop"]],
  ["/powerbi", ["Workshop"]],
  ["/aa", ["Workshop"]],
  ["/lms/data-science", ["LMS"]],
  ["/blog/a-messy-csv", ["Blog"]],
  ["/Blog", ["Blog"]],
  ["/signin", []],
];

const TABLET = { width: 768, height: 1024 };
/** The phone checks all rules; of these, the result differs by colour scheme or size. */
const RULES_OF_SIZE = [...RULES_OF_COLOUR, "scrollable-region-focusable"];

async function expectTold(page: Page, { h1, title, texts, counts = [] }: PublicPage): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([h1]);
  await expect(page).toHaveTitle(title);
  const main = page.getByRole("main");
  for (const text of texts) await expect(main).toContainText(text, { ignoreCase: true });
  for (const [selector, count] of counts) {
    await expect(main.locator(selector), selector).toHaveCount(count);
  }
}

async function expectFoundAndShared(page: Page, { path, isHidden, kept = path }: PublicPage): Promise<void> {
  const content = (selector: string) => page.locator(selector).getAttribute("content");
  expect(await content('meta[name="description"]')).toMatch(/\S.{9}/);
  const canonical = page.locator('link[rel="canonical"]');
  if (isHidden) {
    expect(await content('meta[name="robots"]')).toBe("noindex");
    return expect(canonical).toHaveCount(0);
  }
  expect(new URL((await canonical.getAttribute("href")) ?? "").pathname).toBe(kept);
  const picture = await page.request.get((await content('meta[property="og:image"]')) ?? "");
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
}

/** What does not depend on the screen. */
async function expectComplete(page: Page, entry: PublicPage): Promise<void> {
  await expectTold(page, entry);
  expect(await jsonLdTypes(page)).toEqual(entry.jsonLd ?? []);
  await expectFoundAndShared(page, entry);
}

/** Opens everything that opens. Each screen size checks one colour scheme, because colours do not depend on the size. */
async function expectInNobodysWay(page: Page, rules?: string[]): Promise<void> {
  await page.locator("main details").evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  await expectAccessible(page, { rules });
}

const AT_ONCE = 8;

/** A story opens several pages, because a browser's first page costs as much as the three after it. */
function inGroups(pages: PublicPage[]): PublicPage[][] {
  return Array.from({ length: Math.ceil(pages.length / AT_ONCE) }, (_, index) =>
    pages.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}

function namesOf(pages: PublicPage[]): string {
  return `${pages[0]?.path} to ${pages.at(-1)?.path}`;
}

for (const group of inGroups(PUBLIC_PAGES)) {
  test(`${namesOf(group)} tell what they must, to everybody`, async ({ page, isMobile }) => {
    const size = page.viewportSize() ?? TABLET;
    await page.emulateMedia({ colorScheme: isMobile ? "light" : "dark", reducedMotion: "reduce" });
    for (const entry of group)
      await test.step(entry.path, async () => {
        await page.goto(entry.path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText([entry.h1]);
        await expectInNobodysWay(page, isMobile ? undefined : RULES_OF_SIZE);
        await expectNoSidewaysScroll(page);
        if (isMobile) return expectComplete(page, entry);
        await page.setViewportSize(TABLET);
        await expectNoSidewaysScroll(page);
        await page.setViewportSize(size);
      });
  });
}

test("the bar marks the current page, or the page that lists it", { tag: "@desk" }, async ({ page }) => {
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  const marked = links.and(page.locator("[aria-current=page]"));
  for (const [path, names] of MARKED) {
    await page.goto(path);
    await expect(marked, path).toHaveText(names);
  }
});

test("an address may be written otherwise, and names the one to keep", { tag: "@desk" }, async ({ page }) => {
  for (const [path, kept] of OTHER_SPELLINGS) {
    await page.goto(path);
    await expect(page.locator("main h1"), path).toHaveCount(1);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(new URL(canonical ?? "").pathname, path).toBe(kept);
  }
});

test(
  "what is nowhere leads home, and what is not for visitors leads to its door",
  { tag: "@desk" },
  async ({ page, request }) => {
    for (const [path, to] of LEADS) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, to]);
    }
    for (const path of ["/no/such/page", "/cms", "/dash"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    }
  },
);

test("machines get what they ask for", { tag: "@desk" }, async ({ request }) => {
  for (const [path, kind, tells] of FOR_MACHINES) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()["content-type"], path).toContain(kind);
    expect(await answer.text(), path).toMatch(tells);
  }
});

interface Links {
  pages: Map<string, string>;
  found: Map<string, string>;
}

async function readLinks(request: APIRequestContext, origin: string): Promise<Links> {
  const [pages, found] = [new Map<string, string>(), new Map<string, string>()];
  for (const { path } of PUBLIC_PAGES) {
    const html = await (await request.get(path)).text();
    pages.set(path, html);
    for (const [, written = ""] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      const url = new URL(written.replaceAll("&amp;", "&"), origin + path);
      if (url.origin === origin) found.set(url.href.slice(origin.length), path);
    }
  }
  return { pages, found };
}

test(
  "every link within the academy leads somewhere, to the very place on the page",
  { tag: "@desk" },
  async ({ request, academy }) => {
    const { pages, found } = await readLinks(request, academy.origin);
    expect(found.size).toBeGreaterThan(60);
    for (const [link, from] of found) {
      const [address = "", anchor] = link.split("#");
      const known = pages.get(address);
      const answer = known === undefined ? await request.get(address) : null;
      expect(answer?.status() ?? 200, `${from} leads to ${link}`).toBeLessThan(400);
      if (!anchor) continue;
      const html = known ?? (await answer?.text());
      expect(html, `${from} leads to ${link}`).toContain(` id="${decodeURIComponent(anchor)}"`);
    }
  },
);

test("no two pages have the same title or the same description", { tag: "@desk" }, async ({ request }) => {
  const { pages } = await readLinks(request, "http://localhost");
  const heads = [...pages].flatMap(([, html]) => [
    /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "",
    /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? "",
  ]);
  expect(heads.filter((text, index) => heads.indexOf(text) !== index)).toEqual([]);
});

async function expectReadable(page: Page, entry: PublicPage): Promise<void> {
  await page.goto(entry.path);
  await expectTold(page, entry);
  const [closed, open] = [page.locator("main details:not([open])"), page.locator("main details[open]")];
  if ((await closed.count()) > 0) {
    await closed.first().locator("summary").click();
    await expect(open).toHaveCount(1);
    await expect(open.locator("> :last-child")).toBeVisible();
  }
  await openMenu(page);
  await page.getByRole("banner").getByRole("link", { name: "LMS", exact: true }).click();
  await expect(page).toHaveURL(/\/lms$/);
}

test.describe("with JavaScript off", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  for (const group of inGroups(PUBLIC_PAGES.filter(({ isHidden }) => !isHidden))) {
    test(`${namesOf(group)} tell the same, their parts open, and their menu leads on`, async ({ page }) => {
      for (const entry of group) await test.step(entry.path, async () => expectReadable(page, entry));
    });
  }
});
