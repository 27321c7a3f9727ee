import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Context } from "../graphql/context";
import type { ContentCache } from "../platform/contentCache";
import type { CreateRequestContext } from "./createRequestContext";
import { originOf } from "./ownOrigin";
import { etagOf, hasAlready, takesBrotli } from "./revalidation";
import { hasSessionCookie } from "./sessionCookie";
import { basenameOf, openPreview } from "./sitePreview";

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
  /** Pressed quickly at first, as small as it gets later. */
  brotli: Buffer;
  etag: string;
}

const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

interface Pages {
  pages: PageRenderer;
  schema: GraphQLSchema;
  cache: ContentCache<CachedPage>;
  createContext: CreateRequestContext;
  cookies: { isHttps: boolean };
  publicOrigin: string | null;
}

const TRACKING = /^(utm_\w+|gclid|fbclid)$/;

/** Of brotli: whoever asks first does not wait for the last byte. */
const QUICKLY = 5;
const LATER_MS = 1000;

function themeOf(request: FastifyRequest): Theme {
  return THEMES.find((theme) => theme === request.cookies.theme) ?? "system";
}

const compress = promisify(brotliCompress);

async function press(html: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return compress(html, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: html.length },
  });
}

async function cachedPage(rendered: string): Promise<CachedPage> {
  const html = Buffer.from(rendered);
  const brotli = await press(html, QUICKLY);
  return { html, brotli, etag: etagOf(html) };
}

/** Presses what is still kept a second later as small as it gets: a tenth less to carry for those who come then. */
function pressLater(page: CachedPage, isKept: () => boolean): void {
  setTimeout(() => {
    if (!isKept()) return;
    const pressed = press(page.html, constants.BROTLI_MAX_QUALITY);
    pressed.then(
      (brotli) => (page.brotli = brotli),
      () => {},
    );
  }, LATER_MS).unref();
}

function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  void reply.headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    vary: "Cookie, Accept-Encoding",
    etag: page.etag,
  });
  if (hasAlready(request.headers, page.etag)) return reply.code(304).send();
  if (!takesBrotli(request.headers)) return reply.send(page.html);
  return reply.header("content-encoding", "br").send(page.brotli);
}

function redirectTo(reply: FastifyReply, path: string) {
  return reply.header("cache-control", "no-store").redirect(path, 302);
}

/** The page that an address names: from which campaign a visitor came changes nothing of it. */
function withoutTracking(url: string): string {
  const [path = "/", query = ""] = url.split("?", 2);
  const kept = [...new URLSearchParams(query)].filter(([name]) => !TRACKING.test(name));
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept).toString()}` : path;
}

/** Every other GET is a page. A visitor's pages are kept whole and shared; a signed-in person's are never stored. */
export async function addPages(
  app: FastifyInstance,
  { pages, schema, cache, createContext, cookies, publicOrigin }: Pages,
): Promise<void> {
  await pages.serveAssets(app);

  app.get("/assets/*", async (_request, reply) => reply.code(404).type("text/plain").send("Not found"));

  app.get("/*", async (request, reply) => {
    const theme = themeOf(request);
    const url = withoutTracking(request.url);
    // An address with a query is whoever's invention: kept pages would be as many as those.
    const isShared = !hasSessionCookie(request, cookies) && !url.includes("?");
    const origin = originOf(request, publicOrigin);
    const key = `${theme} ${origin} ${url}`;
    const kept = isShared && (cache.get(key) ?? (await cache.inMaking(key)));
    if (kept) return sendCached(request, reply, kept);

    const ticket = cache.ticket();
    const basename = basenameOf(url);
    const preview = basename ? await openPreview(request, reply, { url, createContext }) : null;
    if (preview?.redirect) return redirectTo(reply, preview.redirect);
    const context = preview?.context ?? createContext(request, reply);
    const facts = { origin, renderedAt: context.clock.now().getTime(), basename };

    async function draw() {
      const page = await pages.render({ url, theme, facts, assets: pages.assets, schema, context });
      const html = page.redirect ? "" : await pages.finish(url, page.html);
      const isKept = isShared && !page.redirect && page.status === 200 && context.isSameForVisitors();
      return { page, html, made: isKept ? await cachedPage(html) : null };
    }

    const drawing = draw();
    if (isShared)
      cache.setInMaking(
        key,
        ticket,
        drawing.then(({ made }) => made),
      );
    const { page, html, made } = await drawing;
    if (page.redirect) return redirectTo(reply, page.redirect);
    if (made) {
      cache.set(key, made, { bytes: made.html.length + made.brotli.length, ticket });
      pressLater(made, () => cache.get(key) === made);
      return sendCached(request, reply, made);
    }
    return reply
      .code(page.status)
      .headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
      .send(html);
  });
}
