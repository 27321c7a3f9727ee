import type { Context } from "./context";
import { defineLoader } from "./loaders";

const loader = defineLoader<string>(async ({ dataSource, recordNames }, keys) => {
  const names = new Map<string, string>();
  const kinds = new Set(keys.map((key) => key.slice(0, key.indexOf(":"))));
  for (const kind of kinds) {
    const ids = keys.filter((key) => key.startsWith(`${kind}:`)).map((key) => key.slice(kind.length + 1));
    const found = (await recordNames[kind]?.(dataSource.manager, ids)) ?? new Map<string, string>();
    for (const [id, name] of found) names.set(`${kind}:${id}`, name);
  }
  return names;
});

/** Null if the record is gone or its kind has no names. */
export async function recordName(context: Context, kind: string, id: string | null): Promise<string | null> {
  return (id && (await loader(context).load(`${kind}:${id}`))) || null;
}
