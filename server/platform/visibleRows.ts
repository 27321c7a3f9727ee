import type { Context } from "./context";

export function visibleRows({ showsDrafts }: Pick<Context, "showsDrafts">): { isPublished?: true } {
  return showsDrafts ? {} : { isPublished: true };
}
