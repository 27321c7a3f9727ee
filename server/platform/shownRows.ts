import type { Context } from "./context";

/** The condition under which whoever reads the site gets a record: it is published, or the site is shown with its drafts. */
export function shownRows({ showsDrafts }: Pick<Context, "showsDrafts">): { isPublished?: true } {
  return showsDrafts ? {} : { isPublished: true };
}
