import type { Page } from "@playwright/test";
import { expect } from "./browser";
import { openPage } from "./staffWork";

export const HOSTILE = `"'></title></script><script>alert(1)</script><img src=x onerror=alert(2)>{{7*7}}`;
export const SHORTLY_HOSTILE = `"></script><img src=x onerror=alert(3)>`;

/** For names, which must not contain a link. */
export const HOSTILE_NAME = `"'><script>alert(4)<!--`;

/** Collects scripts that ran or were blocked in this browser. */
export async function watchFor(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on("dialog", (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction("reportViolation", (what: string) => seen.push(`CSP: ${what}`));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
    document.addEventListener("securitypolicyviolation", (event) =>
      reportViolation(`${event.violatedDirective} on ${document.location.pathname}`),
    );
  });
  return seen;
}

export async function expectShownAsText(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await expect(page.getByText(HOSTILE).filter({ visible: true }).first(), address).toBeVisible();
  await expectNothingInserted(page);
}

export async function expectNothingInserted(page: Page): Promise<void> {
  const inserted = page.locator(
    'img[src="x"], [onerror], script:not([src]):not([type="application/json"], [type="application/ld+json"])',
  );
  await expect(inserted).toHaveCount(0);
  await expect(page.locator("head > title")).toHaveCount(1);
}

export async function expectToHold(page: Page, address: string, texts: string[]): Promise<void> {
  await openPage(page, address);
  for (const text of texts) {
    const find = () =>
      page.evaluate((wanted) => {
        const fields = [
          ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
        ];
        const read = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
          node.parentElement?.closest("script, style") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
        );
        let shown = "";
        while (read.nextNode()) shown += read.currentNode.textContent;
        return shown.includes(wanted) || fields.some(({ value }) => value.includes(wanted));
      }, text);
    await expect.poll(find, `${address} holds ${text}`).toBe(true);
  }
  await expectNothingInserted(page);
}
