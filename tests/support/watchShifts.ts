import type { Page } from "@playwright/test";

type Shifting = Window & { shift: number };

/** Tells how far the page that is open has moved by itself. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: (window as unknown as Shifting).shift + entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => page.evaluate(() => (window as unknown as Shifting).shift);
}
