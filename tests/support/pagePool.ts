import type { Browser, CDPSession, Page, ViewportSize } from "@playwright/test";
import type { Academy } from "./startAcademy";

/** Outlive a page's document, and cannot be undone. */
const LASTING = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "install",
  "newCDPSession",
  "pauseAt",
  "setFixedTime",
  "setOffline",
  "setSystemTime",
];
const PAGE_EVENTS = [
  "console",
  "dialog",
  "download",
  "filechooser",
  "framenavigated",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
  "websocket",
] as const;
const CONTEXT_EVENTS = [
  "console",
  "page",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
] as const;

const USUAL_MEDIA = {
  media: null,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
};

interface TakeOptions {
  /** It is new, and no other story gets it. */
  isOwn: boolean;
  prepare?: (page: Page) => void;
}

interface Lent {
  page: Page;
  origin: string;
  session: CDPSession;
  size: ViewportSize | null;
  /** No other story gets it. */
  isUsedUp: boolean;
}

/** Notes when a story changes its page or context in a way that cannot be undone. */
function watchChanges(lent: Lent): void {
  const { page } = lent;
  for (const part of [page, page.context(), page.clock] as unknown as Record<string, unknown>[]) {
    for (const name of LASTING) {
      const method = part[name];
      if (typeof method !== "function") continue;
      part[name] = (...given: unknown[]): unknown => {
        lent.isUsedUp = true;
        return Reflect.apply(method, part, given) as unknown;
      };
    }
  }
}

/**
 * A worker's pages, each in a context of its own. The next story gets them, emptied: a new context starts two
 * renderers that have compiled nothing, which is two thirds of what it costs to open a page.
 */
export class PagePool {
  readonly #browser: Browser;
  readonly #lent = new Map<Page, Lent>();
  readonly #free: Lent[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A page without cookies and stored data. */
  async take({ origin }: Academy, options: TakeOptions): Promise<Page> {
    const place = options.isOwn ? -1 : this.#free.findLastIndex((free) => free.origin === origin);
    const [free] = place < 0 ? [] : this.#free.splice(place, 1);
    const lent = free ?? (await this.#open(origin, options));
    this.#lent.set(lent.page, lent);
    return lent.page;
  }

  async giveBack(page: Page): Promise<void> {
    const lent = this.#lent.get(page);
    this.#lent.delete(page);
    if (!lent || lent.isUsedUp || page.isClosed()) {
      await page.context().close();
      return;
    }
    await this.#empty(lent);
    this.#free.push(lent);
  }

  async #open(origin: string, { isOwn, prepare }: TakeOptions): Promise<Lent> {
    const context = await this.#browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const lent = { page, origin, session, size: page.viewportSize(), isUsedUp: isOwn };
    prepare?.(page);
    watchChanges(lent);
    return lent;
  }

  async #empty({ page, origin, session, size }: Lent): Promise<void> {
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of PAGE_EVENTS) page.removeAllListeners(event);
    for (const event of CONTEXT_EVENTS) context.removeAllListeners(event);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.unrouteAll({ behavior: "ignoreErrors" });
    // It runs nothing, and is of the same origin: a page of another one would start a renderer.
    await page.goto("/robots.txt", { waitUntil: "commit" });
    await page.evaluate(() => sessionStorage.clear());
    await page.emulateMedia(USUAL_MEDIA);
    if (size) await page.setViewportSize(size);
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await context.clearCookies();
    await context.clearPermissions();
  }
}
