import { expect, test } from "../../support/browser";

const SHARED = { isOwn: false };

test("a page that is lent again holds nothing of the story before, and one changed for good is lent to nobody", async ({
  pagePool,
  academy,
}) => {
  const page = await pagePool.take(academy, SHARED);
  await page.goto("/lms");
  await page.evaluate(async () => {
    sessionStorage.setItem("kept", "1");
    localStorage.setItem("kept", "1");
    document.cookie = "kept=1";
    await caches.open("kept");
    await new Promise((resolve) => (indexedDB.open("kept").onsuccess = resolve));
  });
  await page.context().addCookies([{ name: "session", value: "kept", url: academy.origin, httpOnly: true }]);
  await page.route("**/lms", (route) => route.abort());
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await pagePool.giveBack(page);

  const again = await pagePool.take(academy, SHARED);
  expect(again).toBe(page);
  expect(await again.context().cookies()).toEqual([]);
  await again.goto("/lms");
  const kept = await again.evaluate(async () => ({
    local: localStorage.getItem("kept"),
    session: sessionStorage.getItem("kept"),
    caches: await caches.has("kept"),
    databases: (await indexedDB.databases()).filter(({ name }) => name === "kept"),
    media: ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"].filter(
      (query) => matchMedia(query).matches,
    ),
    width: innerWidth,
  }));
  expect(kept).toEqual({
    local: null,
    session: null,
    caches: false,
    databases: [],
    media: [],
    width: size?.width,
  });

  await again.clock.install();
  await pagePool.giveBack(again);
  expect(again.isClosed()).toBe(true);
});
