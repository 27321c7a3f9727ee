import type { Context } from "./context";

export function shownRows({ showsDrafts }: Pick<Context, "showsDrafts">): { isPublished?: true } {
  return showsDrafts ? {} : { isPublished: true };
}
