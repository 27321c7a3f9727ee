import { paths } from "./paths";

/** The query parameters that each page reads; CMS pages may read any. */
const READ: Record<string, string[]> = {
  [paths.signIn]: ["next"],
  [paths.join]: ["next"],
  [paths.forgot]: ["next"],
  [paths.cmsSignIn]: ["next"],
  [paths.lms]: ["next", "missing"],
  [paths.offers]: ["goal", "length"],
  [paths.contact]: ["about"],
  [paths.contactWorkshop]: ["for"],
  [paths.blog]: ["after", "missing"],
  [paths.practice]: ["kind", "topic", "level", "search"],
  [paths.dash]: ["course", "batch"],
  [paths.notes]: ["tab", "search", "lesson"],
};

const OF_LESSONS = ["t", "panel", "question"];

/** Drops parameters that the page does not read, so that made-up ones create no pages of their own. */
export function withoutUnread(url: string): string {
  const start = url.indexOf("?");
  if (start < 0) return url;
  const pathname = url.slice(0, start);
  const page = pathname.toLowerCase().replace(/(?<=.)\/$/, "");
  if (page === paths.cms || page.startsWith(`${paths.cms}/`)) return url;
  const read = READ[page] ?? (page.startsWith(paths.lesson("")) ? OF_LESSONS : []);
  const kept = [...new URLSearchParams(url.slice(start))].filter(([name]) => read.includes(name));
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept).toString()}` : pathname;
}
