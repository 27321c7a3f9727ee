import type { FastifyRequest } from "fastify";
import type { RequestContext } from "../../core/requestContext";

/** Below this address staff browse the site with its drafts. */
const PREVIEW = "/cms/preview";
const WITHIN = /^\/cms\/preview(?=[/?]|$)/i;
const CONTENT_AREA = /^\/cms/i;

const STAFF_PAGES = /^\/cms(?=[/?]|$)/i;

export function isStaffPage(url: string): boolean {
  return STAFF_PAGES.test(url);
}

/** Pages below the preview's address send this header. */
export function asksForDrafts(request: FastifyRequest): boolean {
  return request.headers["x-site-preview"] !== undefined;
}

export function basenameOf(url: string): string {
  return WITHIN.test(url) ? PREVIEW : "";
}

/** Null if the page is shown, with its drafts. */
export async function redirectOfPreview(context: RequestContext, url: string): Promise<string | null> {
  const inside = url.replace(WITHIN, "");
  if (!url.startsWith(PREVIEW)) return PREVIEW + inside;
  if (CONTENT_AREA.test(inside)) return inside;
  const isStaff = await context.showDrafts();
  return isStaff ? null : `/cmslogin?${new URLSearchParams({ next: url })}`;
}
