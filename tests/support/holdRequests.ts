import type { Page } from "@playwright/test";

export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const mayGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await mayGo;
    await route.continue();
  });
  return letGo;
}
