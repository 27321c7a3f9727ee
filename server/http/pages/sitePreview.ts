import type { FastifyRequest } from "fastify";
import type { RequestContext } from "../../core/requestContext";

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

/** Where the preview sends the client instead of this page; null where the page is shown, with its drafts. */
export async function redirectOfPreview(context: RequestContext, url: string): Promise<string | null> {
  const inside = url.replace(WITHIN, "");
  if (!url.startsWith(PREVIEW)) return PREVIEW + inside;
  if (CONTENT_AREA.test(inside)) return inside;
  const isStaff = await context.showDrafts();
  return isStaff ? null : `/cmslogin?${new URLSearchParams({ next: url })}`;
}
