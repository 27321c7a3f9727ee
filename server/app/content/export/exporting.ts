import { isDeepStrictEqual } from "node:util";
import type { ClassType } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { Given } from "../../../core/content/content";
import { contentOf } from "../../../core/content/content";
import { KEPT_FIELDS } from "../import/importing";
import type { LinkKind } from "../read/packLinks";
import { LINK_FIELDS } from "../read/packLinks";
import { writeYaml } from "./writeYaml";

type Fields = Record<string, unknown>;

export interface Exporting {
  manager: EntityManager;
  /** What the pack will hold, by path. */
  files: Map<string, Buffer | string>;
  /** Slugs and paths of what was exported, by kind and id. */
  keys: Map<string, string>;
  /** Keys that a record names. */
  used: Set<string>;
}

export function keyOf(kind: LinkKind, id: string): string {
  return `${kind} ${id}`;
}

/** Ids become slugs and paths. What they name may be gone: then the link is left out. */
function unlink(exporting: Exporting, kind: LinkKind, value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap((id) => unlink(exporting, kind, id) ?? []);
  if (typeof value !== "string") return value;
  const key = exporting.keys.get(keyOf(kind, value));
  if (key !== undefined) exporting.used.add(key);
  return key ?? (kind === "picture" && !value.startsWith("/") ? value : null);
}

function plain(exporting: Exporting, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((part) => plain(exporting, part));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const kind = LINK_FIELDS[name];
      return [name, kind ? unlink(exporting, kind, part) : plain(exporting, part)];
    }),
  );
}

/** The record's fields as a pack has them, without those that an import would fill in alike. */
export function fieldsOf<Content extends object>(
  exporting: Exporting,
  type: ClassType<Content>,
  row: Content,
): Fields {
  const content = contentOf(type, row as Given<Content>);
  const defaults = contentOf(type, {} as Given<Content>) as Fields;
  const fields = plain(exporting, content) as Fields;
  const isGiven = ([name, value]: [string, unknown]) =>
    !KEPT_FIELDS.includes(name) && value !== "" && !isDeepStrictEqual(value, defaults[name]);
  return Object.fromEntries(Object.entries(fields).filter(isGiven));
}

export function put({ files }: Exporting, path: string, value: unknown): void {
  files.set(path, writeYaml(value));
}

/** `folder` ends with "/". */
export function putOrder(exporting: Exporting, folder: string, records: { slug: string }[]): void {
  const slugs = records.map(({ slug }) => slug);
  if (slugs.length > 0) put(exporting, `${folder}order.yaml`, slugs);
}
