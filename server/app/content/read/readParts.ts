import { slugify } from "../../../features/catalog/slugify";
import type { PackFile, Path } from "./packFile";
import { readFile } from "./packFile";
import type { Kind, Reading } from "./readContent";
import { fieldsOf, readContent } from "./readContent";

/** A record with its own address. */
export interface Entry<Content> {
  slug: string;
  content: Content;
  /** Its file. */
  path: string;
}

/** Where the records of a kind are, such as `courses/` and `/course.yaml`. */
interface Places {
  folder: string;
  ending: string;
}

/** The slugs of the files there: first those of `order.yaml`, then the others by alphabet. */
export async function readSlugs(reading: Reading, { folder, ending }: Places): Promise<string[]> {
  const slugs = reading.folder.paths.flatMap((path) => {
    const slug =
      path.startsWith(folder) && path.endsWith(ending) ? path.slice(folder.length, -ending.length) : "/";
    return slug.includes("/") || `${slug}${ending}` === "order.yaml" ? [] : [slug];
  });
  for (const slug of slugs)
    if (slug !== slugify(slug))
      reading.folder.mistakes.push({
        path: `${folder}${slug}${ending}`,
        line: null,
        message: "Please name it in small letters, digits and hyphens, as its address is.",
      });
  const order = await readFile(reading.folder, `${folder}order.yaml`);
  const ordered = readList(order, [], order?.value).map(String);
  for (const [index, slug] of ordered.entries())
    if (!slugs.includes(slug)) order?.refuse([index], `The pack has no "${slug}" in ${folder}.`);
  return [...new Set([...ordered.filter((slug) => slugs.includes(slug)), ...slugs])];
}

/** The list at that place; empty if there is none. */
export function readList(file: PackFile | null, at: Path, value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  file?.refuse(at, "Please give a list here.");
  return [];
}

/** A file that is one record; null if it is missing or wrong. */
export async function readOne<Content extends object>(
  reading: Reading,
  path: string,
  kind: Kind<Content>,
): Promise<Content | null> {
  const file = await readFile(reading.folder, path);
  if (!file) return null;
  const place = { reading, file, at: [] };
  return readContent(place, kind, fieldsOf(place, file.value));
}

/** The records of a list. Those that are wrong are left out and noted. */
export function readEach<Content extends object>(
  { reading, file, at, value }: { reading: Reading; file: PackFile; at: Path; value: unknown },
  kind: Kind<Content>,
): Content[] {
  return readList(file, at, value).flatMap((one, index) => {
    const place = { reading, file, at: [...at, index] };
    const content = readContent(place, kind, fieldsOf(place, one));
    return content ? [content] : [];
  });
}
