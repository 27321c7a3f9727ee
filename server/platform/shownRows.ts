import type { Context } from "./context";

/** Selects published records, or all in a preview. */
export function shownRows({ showsDrafts }: Pick<Context, "showsDrafts">): { isPublished?: true } {
  return showsDrafts ? {} : { isPublished: true };
}
