import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../graphql/context";
import type { CreateRequestContext } from "./createRequestContext";

/** Below this address staff walk through the site as it will be: drafts are shown as if they were published. */
const PREVIEW = "/cms/preview";
const WITHIN = /^\/cms\/preview(?=[/?]|$)/i;
/** The content area's own pages are not part of the site that it previews. */
const CONTENT_AREA = /^\/cms/i;

/** The content area with its preview, and not the sign-in beside it. */
const STAFF_PAGES = /^\/cms(?=[/?]|$)/i;

/** Whether a page is for staff alone. */
export function isStaffPage(url: string): boolean {
  return STAFF_PAGES.test(url);
}

/** Whether the pages below the preview's address ask. */
export function asksForDrafts(request: FastifyRequest): boolean {
  return request.headers["x-site-preview"] !== undefined;
}

/** What comes before every path of the page's links: the preview's address, or nothing. */
export function basenameOf(url: string): string {
  return WITHIN.test(url) ? PREVIEW : "";
}

interface Preview {
  context: Context;
  /** Where to go instead, for whoever must sign in first or is on the way out. */
  redirect: string | null;
}

/** A page below the preview's address is for staff alone. */
export async function openPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { url, createContext }: { url: string; createContext: CreateRequestContext },
): Promise<Preview> {
  const actor = await createContext(request, reply).actor();
  const context = createContext(request, reply, { actor, wantsDrafts: true });
  const inside = url.replace(WITHIN, "");
  if (!url.startsWith(PREVIEW)) return { context, redirect: PREVIEW + inside };
  if (CONTENT_AREA.test(inside)) return { context, redirect: inside };
  const signIn = `/cmslogin?${new URLSearchParams({ next: url })}`;
  return { context, redirect: context.showsDrafts ? null : signIn };
}
