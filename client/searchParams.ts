import { paths } from "./paths";

/** What each page reads from its address's query. A page of the content area may read anything. */
const READ: Record<string, string[]> = {
  [paths.signIn]: ["next"],
  [paths.join]: ["next"],
  [paths.forgot]: ["next"],
  [paths.cmsSignIn]: ["next"],
  [paths.lms]: ["next"],
  [paths.contact]: ["about"],
  [paths.contactWorkshop]: ["for"],
  [paths.blog]: ["after"],
  [paths.dash]: ["course", "batch", "play"],
};

/** The address without the names that its page does not read, so that invented ones name no page of their own. */
export function withoutUnread(url: string): string {
  const start = url.indexOf("?");
  if (start < 0) return url;
  const pathname = url.slice(0, start);
  const page = pathname.toLowerCase().replace(/(?<=.)\/$/, "");
  if (page === paths.cms || page.startsWith(`${paths.cms}/`)) return url;
  const read = READ[page] ?? [];
  const kept = [...new URLSearchParams(url.slice(start))].filter(([name]) => read.includes(name));
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept).toString()}` : pathname;
}
