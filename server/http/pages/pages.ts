import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Theme } from "../../../client/Document";
import type { PageRequest, RenderedPage } from "../../../client/entry-server";
import { paths } from "../../../shared/paths";
import { withoutUnread } from "../../../shared/searchParams";
import type { Actor } from "../../core/authorization";
import { isAdmin } from "../../core/authorization";
import type { Clock } from "../../core/clock";
import { Audience } from "../../core/concurrency/audience";
import type { WorkQueue } from "../../core/concurrency/workQueue";
import { createWorkQueue } from "../../core/concurrency/workQueue";
import type { ContentCache } from "../../core/contentCache";
import { databaseFaultOf } from "../../core/databaseFault";
import { ServiceUnavailable } from "../../core/errors";
import type { LogRefusal } from "../../core/logRefusal";
import type { RequestBudget } from "../../core/requestBudget";
import type { RequestContext } from "../../core/requestContext";
import type { RunPageQuery } from "../../graphql/pageQueries";
import type { CreateRequestContext } from "../createRequestContext";
import { originOf } from "../ownOrigin";
import type { HeaderRecord } from "../securityHeaders";
import { createAcceptWaiting } from "./acceptWaiting";
import { isRespelled } from "./addressSpelling";
import type { CachedPage } from "./cachedPage";
import { bytesOf, recompressLater, sendCachedPage, sendPrivatePage, toCachedPage } from "./cachedPage";
import type { PageRenderer } from "./pageRenderer";
import { basenameOf, isStaffPage, redirectOfPreview } from "./sitePreview";

interface Pages {
  headers: HeaderRecord;
  pages: PageRenderer;
  runQuery: RunPageQuery;
  cache: ContentCache<CachedPage>;
  /** Parts of the site whose pages show learners what is theirs. */
  ownPages: ContentCache<true>;
  clock: Clock;
  createContext: CreateRequestContext;
  budget: RequestBudget;
  logRefusal: LogRefusal;
  publicOrigin: string | null;
}

/** Rendering is mostly CPU time. Separate queues keep visitors and signed-in people from starving each other. */
const VISITORS = { atOnce: 3, maxWaiting: 250, maxPerClient: 100, maxWaitMs: 10_000 };
const SIGNED_IN = { atOnce: 2, maxWaiting: 400 };

/** Slows down programs that retry at once, which would take the CPU from rendering and the portal. */
const HOLD_MS = 1000;
const REFUSED = { atOnce: 1000, maxWaiting: 0 };

const NAME_MAX = 100;
const THEMES: readonly Theme[] = ["light", "dark", "system"];

/** A file, such as `/manifest.webmanifest`; an old page's `.html` redirects home like any other. */
const FILE = /\.(?!html?$)[a-z0-9]{1,12}$/i;

/** PostgreSQL text cannot hold NUL, so such an address redirects home. */
const NUL = "%00";

/** Lower case, no query, escape or doubled slash: the router also accepts other spellings. */
const PLAIN = /^(?!.*\/\/)[a-z0-9/._~-]{1,2000}$/;

interface Visit {
  request: FastifyRequest;
  context: RequestContext;
  url: string;
  theme: Theme;
  origin: string;
  /** Null for addresses that anyone could make up: each would fill the cache. */
  cacheKey: string | null;
}

/** A page in one of its two variants: for visitors, and for anyone who is signed in. */
interface Share {
  key: string;
  isSignedIn: boolean;
}

/** Whether anyone can make up variants of the address, by spelling or an order's id. */
function isMadeUp(url: string): boolean {
  return !PLAIN.test(url) || url.startsWith(paths.registration(""));
}

function redirectTo(reply: FastifyReply, path: string) {
  return reply.header("cache-control", "no-store").redirect(path, 302);
}

function sayNotFound(reply: FastifyReply) {
  return reply.code(404).type("text/plain").send("Not found");
}

interface Queues {
  visitors: WorkQueue;
  signedIn: WorkQueue;
  refused: WorkQueue;
}

type Site = Pages & { queues: Queues; acceptWaiting: () => Promise<void> };

function queueOf({ queues }: Site, actor: Actor | null): WorkQueue {
  return actor ? queues.signedIn : queues.visitors;
}

function visitOf({ createContext, publicOrigin }: Site, request: FastifyRequest, reply: FastifyReply): Visit {
  const theme = THEMES.find((name) => name === request.cookies.theme) ?? "system";
  const url = withoutUnread(request.url);
  const origin = originOf(request, publicOrigin);
  const cacheKey = isMadeUp(url) ? null : `${theme} ${origin} ${url}`;
  return { request, context: createContext(request, reply), url, theme, origin, cacheKey };
}

/** Pages below the same first part of the address are mostly alike. */
function partOf({ url }: Visit): string {
  return url.split(/[/?]/)[1] ?? "";
}

/** Null if the page is for this person alone. */
function shareOf(site: Site, visit: Visit, actor: Actor | null): Share | null {
  const { cacheKey: key } = visit;
  if (key === null || (actor && (isAdmin(actor) || site.ownPages.get(partOf(visit))))) return null;
  return actor ? { key: `signed in ${key}`, isSignedIn: true } : { key, isSignedIn: false };
}

async function findCached({ cache }: Site, { context }: Visit, share: Share | null) {
  if (!share) return null;
  return cache.get(share.key) ?? (await cache.inMaking(share.key, context.signal)) ?? null;
}

/** Waits for the queue, then charges the budget; returns the page if it was cached by then. */
async function admit(site: Site, visit: Visit, actor: Actor | null): Promise<CachedPage | null> {
  const { context } = visit;
  const enqueue = queueOf(site, actor);
  const client = actor?.userId ?? context.clientAddress;
  const findMade = () => findCached(site, visit, shareOf(site, visit, actor));
  // Comes before the budget, which writes to the database: a flood of writes would delay all reads.
  if (enqueue.isFull(client)) {
    await site.queues.refused(async () => sleep(HOLD_MS), { signal: context.signal });
    const made = await findMade();
    if (made) return made;
    if (enqueue.isFull(client)) throw new ServiceUnavailable();
  }
  await site.budget.spend({ actor, clientAddress: context.clientAddress });
  // Skips visitors, who may be staff with an expired session.
  if (actor && !isAdmin(actor) && isStaffPage(visit.url)) site.logRefusal(context, { actor, detail: "/cms" });
  return findMade();
}

type RunQuery = PageRequest["run"];
type ForViewer = Pick<PageRequest, "viewer" | "run"> & { closedNotice: string };

async function renderHtml(
  { pages, clock, acceptWaiting }: Site,
  visit: Visit,
  { closedNotice, viewer, run }: ForViewer,
) {
  const { url, theme, origin } = visit;
  const renderedAt = clock.now().getTime();
  const facts = { origin, renderedAt, basename: basenameOf(url), closedNotice };
  await acceptWaiting();
  const { assets, scripts } = pages;
  const page = await pages.render({ url, theme, facts, assets, scripts, viewer, run });
  return { ...page, html: page.redirect ? Buffer.alloc(0) : await pages.finish(url, page.html) };
}

function viewerOf(actor: Actor | null): PageRequest["viewer"] {
  if (!actor) return { viewer: null, viewerIsSignedIn: false, viewerCanEditContent: false };
  const { userId: id, name, email, emailVerifiedAt } = actor;
  return {
    viewer: { __typename: "User", id, name, email, emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null },
    viewerIsSignedIn: true,
    viewerCanEditContent: isAdmin(actor),
  };
}

interface Drawn {
  page: RenderedPage;
  /** Null if the page is not for everybody who shares. */
  made: CachedPage | null;
}

async function drawOwn(site: Site, visit: Visit, actor: Actor | null): Promise<Drawn> {
  const closedNotice = (actor && visit.request.cookies["closed-notice"]?.slice(0, NAME_MAX)) || "";
  const run: RunQuery = (query, variables) => site.runQuery(visit.context, query, variables);
  const page = await renderHtml(site, visit, { closedNotice, viewer: viewerOf(actor), run });
  return { page, made: null };
}

/** Null if the page asks for what is one person's. */
async function drawShared(site: Site, visit: Visit, { key, isSignedIn }: Share): Promise<Drawn | null> {
  const { cache, ownPages, runQuery } = site;
  const { context } = visit;
  const ticket = cache.ticket();
  let isOwn = false;
  const run: RunQuery = async (query, variables) => {
    const answer = await runQuery(context, query, variables);
    // The page may ignore a failed query.
    isOwn ||= isSignedIn && !answer.isShared;
    if (isOwn) throw new Error("This page is one person's.");
    return answer;
  };
  const viewer = isSignedIn ? null : viewerOf(null);
  const page = await renderHtml(site, visit, { closedNotice: "", viewer, run }).catch((error: unknown) => {
    if (isOwn) return null;
    throw error;
  });
  if (!page || isOwn) {
    ownPages.set(partOf(visit), true, { bytes: 100, ticket });
    return null;
  }
  const isCacheable = !page.redirect && page.status === 200 && context.isSameForVisitors();
  const made = isCacheable ? await toCachedPage(page.html) : null;
  if (made) {
    cache.set(key, made, { bytes: bytesOf(made), ticket });
    recompressLater(made, () => cache.get(key) === made);
  }
  return { page, made };
}

/** Concurrent viewers of a page share one rendering. */
async function render(site: Site, visit: Visit, actor: Actor | null): Promise<Drawn> {
  const { cache } = site;
  const { context } = visit;
  const share = shareOf(site, visit, actor);
  const ticket = cache.ticket();
  const audience = new Audience();
  const client = actor?.userId ?? context.clientAddress;
  const draw = async () => (share && (await drawShared(site, visit, share))) || drawOwn(site, visit, actor);
  const drawing = queueOf(site, actor)(draw, { signal: audience.signal, client });
  if (share) cache.setInMaking(share.key, { ticket, value: drawing.then(({ made }) => made), audience });
  return audience.wait(drawing, context.signal);
}

/** Public pages survive the database. */
function findLastKnown({ cache }: Site, share: Share | null): CachedPage | null {
  return (share && cache.lastKnown(share.key)) ?? null;
}

async function answer(site: Site, visit: Visit, reply: FastifyReply) {
  const { request, context } = visit;
  const hasSession = context.cookies.session.read() !== null;
  if (hasSession) return answerFresh(site, visit, reply);
  const share = shareOf(site, visit, null);
  const known = (await findCached(site, visit, share)) ?? findLastKnown(site, share);
  if (known) return sendCachedPage(request, reply, known);
  try {
    return await answerFresh(site, visit, reply);
  } catch (error) {
    const last = databaseFaultOf(error) ? findLastKnown(site, share) : null;
    if (!last) throw error;
    return sendCachedPage(request, reply, last);
  }
}

async function answerFresh(site: Site, visit: Visit, reply: FastifyReply) {
  const { request, context, url } = visit;
  await site.acceptWaiting();
  const actor = await context.identify();
  const cached =
    (actor && (await findCached(site, visit, shareOf(site, visit, actor)))) ??
    (await admit(site, visit, actor));
  if (cached) return sendCachedPage(request, reply, cached);
  context.signal.throwIfAborted();

  const redirect = basenameOf(url) && (await redirectOfPreview(context, url));
  if (redirect) return redirectTo(reply, redirect);
  const { page, made } = await render(site, visit, actor);
  if (page.redirect) return redirectTo(reply, page.redirect);
  if (made) return sendCachedPage(request, reply, made);
  return sendPrivatePage(request, reply.code(page.status), page.html);
}

/** Every other GET is a page. Visitors' pages are cached and shared; signed-in people's are never stored. */
export async function addPages(app: FastifyInstance, parts: Pages): Promise<void> {
  const queues = {
    visitors: createWorkQueue(VISITORS),
    signedIn: createWorkQueue(SIGNED_IN),
    refused: createWorkQueue(REFUSED),
  };
  const site = { ...parts, queues, acceptWaiting: createAcceptWaiting(app.server) };
  await parts.pages.serveAssets(app);

  app.get("/*", { compress: false }, async (request, reply) => {
    void reply.headers(parts.headers);
    if (FILE.test(request.url.split("?")[0] ?? "")) return sayNotFound(reply);
    if (request.url.includes(NUL)) return redirectTo(reply, "/");
    // Includes the origin: a path that starts with two slashes would lead to another site.
    if (isRespelled(request)) {
      const address = originOf(request, parts.publicOrigin) + request.url;
      return reply.header("cache-control", "no-store").redirect(address, 308);
    }
    return answer(site, visitOf(site, request, reply), reply);
  });
}
