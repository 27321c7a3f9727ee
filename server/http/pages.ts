import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import { paths } from "../../client/paths";
import { withoutUnread } from "../../client/searchParams";
import { isAdmin } from "../graphql/authorization";
import type { Context } from "../graphql/context";
import { ServiceUnavailable } from "../graphql/errors";
import type { RequestBudget } from "../graphql/requestBudget";
import { Audience } from "../platform/audience";
import type { ContentCache } from "../platform/contentCache";
import { createWorkQueue } from "../platform/workQueue";
import { isRespelled } from "./addressSpelling";
import { QUICK, SMALLEST, compressBrotli, compressGzip } from "./compression";
import type { CreateRequestContext } from "./createRequestContext";
import { noteRefused } from "./noteRefused";
import { originOf } from "./ownOrigin";
import { etagOf, hasAlready, takesBrotli, takesGzip } from "./revalidation";
import type { HeaderRecord } from "./securityHeaders";
import { basenameOf, isStaffPage, openPreview } from "./sitePreview";

/** Names of the built files that a page starts with. */
export interface Assets {
  /** Begins once the page is drawn, and brings the program. */
  start: string;
  /** The program's files, each behind those it needs. */
  program: string[];
  /** By the pages that they are for: all, those of the content area, a person's own. */
  styles: Record<"site" | "staff" | "person", string[]>;
  fonts: string[];
}

/** What a page knows of itself. */
interface PageFacts {
  /** Scheme and host under which the world reads the site. */
  origin: string;
  /** In milliseconds. */
  renderedAt: number;
  /** What comes before every path of its links; empty outside of the preview. */
  basename: string;
  /** The notice that the signed-in person has closed in this browser; never in a page that visitors share. */
  closedNotice: string;
}

export interface PageRequest {
  /** Path and query. */
  url: string;
  theme: Theme;
  facts: PageFacts;
  assets: Assets;
  schema: GraphQLSchema;
  context: Context;
}

export interface RenderedPage {
  html: string;
  status: number;
  /** Where to go instead. */
  redirect: string | null;
}

export interface PageRenderer {
  assets: Assets;
  render: (page: PageRequest) => Promise<RenderedPage>;
  finish: (url: string, html: string) => Promise<string>;
  serveAssets: (app: FastifyInstance) => Promise<void>;
}

/** As bytes: the string of a rendered page is a rope of its pieces, and holds many times their size. */
export interface CachedPage {
  html: Buffer;
  /** Compressed quickly at first, as small as it gets later. */
  brotli: Buffer;
  /** Made for the first client that takes no brotli. */
  gzip: Promise<Buffer> | null;
  etag: string;
}

const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

interface Pages {
  /** What a page carries beyond the headers of every response. */
  headers: HeaderRecord;
  pages: PageRenderer;
  schema: GraphQLSchema;
  cache: ContentCache<CachedPage>;
  createContext: CreateRequestContext;
  budget: RequestBudget;
  publicOrigin: string | null;
}

/** A page is mostly processor time. Visitors and the signed-in have a queue each, so that neither starves the other. */
const VISITORS = { atOnce: 3, maxWaiting: 250, maxPerClient: 100, maxWaitMs: 10_000 };
const SIGNED_IN = { atOnce: 4, maxWaiting: 400 };

/**
 * Who finds the queue full is kept waiting a moment: programs that ask again at once would otherwise take the processor
 * from the pages that are being rendered and from the portal.
 */
const HOLD_MS = 1000;
const REFUSED = { atOnce: 1000, maxWaiting: 0 };

const LATER_MS = 1000;
const NAME_MAX = 100;

/** An address that ends like a file's, such as `/manifest.webmanifest`; an old page's `.html` leads home like any other. */
const FILE = /\.(?!html?$)[a-z0-9]{1,12}$/i;

/** No text in PostgreSQL holds it, so there is nothing at such an address, and it leads home. */
const NUL = "%00";

function themeOf(request: FastifyRequest): Theme {
  return THEMES.find((theme) => theme === request.cookies.theme) ?? "system";
}

async function cachedPage(rendered: string): Promise<CachedPage> {
  const html = Buffer.from(rendered);
  const brotli = await compressBrotli(html, QUICK);
  return { html, brotli, gzip: null, etag: etagOf(html) };
}

/** Compresses what is still kept a second later as small as it gets: a tenth less to carry from then on. */
function compressLater(page: CachedPage, isKept: () => boolean): void {
  setTimeout(() => {
    if (!isKept()) return;
    compressBrotli(page.html, SMALLEST).then(
      (brotli) => (page.brotli = brotli),
      () => {},
    );
  }, LATER_MS).unref();
}

const HTML = "text/html; charset=utf-8";

async function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const { headers } = request;
  void reply.headers({
    "content-type": HTML,
    "cache-control": "no-cache",
    vary: "Cookie, Accept-Encoding",
    etag: page.etag,
  });
  if (hasAlready(headers, page.etag)) return reply.code(304).send();
  if (takesBrotli(headers)) return reply.header("content-encoding", "br").send(page.brotli);
  if (!takesGzip(headers)) return reply.send(page.html);
  page.gzip ??= compressGzip(page.html);
  return reply.header("content-encoding", "gzip").send(await page.gzip);
}

/** Sends a page that is one client's own. */
async function sendPrivate(request: FastifyRequest, reply: FastifyReply, text: string) {
  const { headers } = request;
  const html = Buffer.from(text);
  void reply.headers({ "content-type": HTML, "cache-control": "no-store", vary: "Accept-Encoding" });
  if (takesBrotli(headers))
    return reply.header("content-encoding", "br").send(await compressBrotli(html, QUICK));
  if (!takesGzip(headers)) return reply.send(html);
  return reply.header("content-encoding", "gzip").send(await compressGzip(html));
}

function redirectTo(reply: FastifyReply, path: string) {
  return reply.header("cache-control", "no-store").redirect(path, 302);
}

function sayNotFound(reply: FastifyReply) {
  return reply.code(404).type("text/plain").send("Not found");
}

/** In lower case and without a query, an escape or a doubled slash: the router takes other spellings of a page too. */
const PLAIN = /^(?!.*\/\/)[a-z0-9/._~-]+$/;

/** Whether anyone can make up addresses of the page, by a spelling or an order's id: each would be one more cached page. */
function isMadeUp(url: string): boolean {
  return !PLAIN.test(url) || url.startsWith(paths.registration(""));
}

/** Every other GET is a page. A visitor's pages are kept whole and shared; a signed-in person's are never stored. */
export async function addPages(
  app: FastifyInstance,
  { headers, pages, schema, cache, createContext, budget, publicOrigin }: Pages,
): Promise<void> {
  const [queueOfVisitors, queueOfSignedIn] = [createWorkQueue(VISITORS), createWorkQueue(SIGNED_IN)];
  const holdRefused = createWorkQueue(REFUSED);
  await pages.serveAssets(app);

  app.get("/assets/*", async (_request, reply) => sayNotFound(reply));

  app.get("/*", { compress: false }, async (request, reply) => {
    void reply.headers(headers);
    const theme = themeOf(request);
    const url = withoutUnread(request.url);
    if (FILE.test(request.url.split("?")[0] ?? "")) return sayNotFound(reply);
    if (request.url.includes(NUL)) return redirectTo(reply, "/");
    const origin = originOf(request, publicOrigin);
    // With the origin: a path of two slashes alone would lead to another site.
    if (isRespelled(request))
      return reply.header("cache-control", "no-store").redirect(origin + request.url, 308);
    const key = `${theme} ${origin} ${url}`;
    const visit = createContext(request, reply);
    const findKept = async () =>
      isMadeUp(url) ? null : (cache.get(key) ?? (await cache.inMaking(key, visit.signal)) ?? null);

    const hasSession = visit.sessionCookie.read() !== null;
    const known = hasSession ? null : await findKept();
    if (known) return sendCached(request, reply, known);
    const actor = hasSession ? await visit.actor() : null;
    const enqueue = actor ? queueOfSignedIn : queueOfVisitors;
    const client = actor?.userId ?? visit.clientAddress;
    // Before the budget, which waits for the database: so many writes would delay everybody's reads.
    if (enqueue.isFull(client)) {
      await holdRefused(async () => sleep(HOLD_MS), { signal: visit.signal });
      const made = hasSession ? null : await findKept();
      if (made) return sendCached(request, reply, made);
      if (enqueue.isFull(client)) throw new ServiceUnavailable();
    }
    await budget.spend({ actor, clientAddress: visit.clientAddress });
    // A visitor may be staff whose session has ended.
    if (actor && !isAdmin(actor) && isStaffPage(url)) noteRefused(visit, { actor, detail: "/cms" });
    // Another visitor may have asked for it while this one waited.
    const kept = actor ? null : await findKept();
    if (kept) return sendCached(request, reply, kept);

    const ticket = cache.ticket();
    const basename = basenameOf(url);
    const preview = basename ? await openPreview(request, reply, { url, createContext }) : null;
    if (preview?.redirect) return redirectTo(reply, preview.redirect);
    const context = preview?.context ?? visit;
    const closedNotice = (actor && request.cookies["closed-notice"]?.slice(0, NAME_MAX)) || "";
    const facts = { origin, renderedAt: context.clock.now().getTime(), basename, closedNotice };
    const isShared = !actor && !isMadeUp(url);

    async function draw() {
      const page = await pages.render({ url, theme, facts, assets: pages.assets, schema, context });
      const html = page.redirect ? "" : await pages.finish(url, page.html);
      const isKept = isShared && !page.redirect && page.status === 200 && context.isSameForVisitors();
      return { page, html, made: isKept ? await cachedPage(html) : null };
    }

    const audience = new Audience();
    const drawing = enqueue(draw, { signal: audience.signal, client });
    if (isShared) cache.setInMaking(key, { ticket, value: drawing.then(({ made }) => made), audience });
    const { page, html, made } = await audience.wait(drawing, visit.signal);
    if (page.redirect) return redirectTo(reply, page.redirect);
    if (made) {
      // Gzip is about as large as brotli.
      cache.set(key, made, { bytes: made.html.length + 2 * made.brotli.length, ticket });
      compressLater(made, () => cache.get(key) === made);
      return sendCached(request, reply, made);
    }
    return sendPrivate(request, reply.code(page.status), html);
  });
}
