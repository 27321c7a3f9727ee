import { createHash } from "node:crypto";

export type LinkKind = "course" | "workshop" | "exercise" | "file" | "captions" | "picture";

/** Fields that hold ids of other records, which a pack names by their slugs. Files and pictures have paths. */
export const LINK_FIELDS: Record<string, LinkKind> = {
  courseId: "course",
  courseIds: "course",
  workshopIds: "workshop",
  exerciseId: "exercise",
  fileId: "file",
  captionsId: "captions",
  imageUrl: "picture",
  builtImageUrl: "picture",
  coverUrl: "picture",
};

export const PICTURES = "pictures/";

/** Always the same of the same. */
export function uuidOf(content: Buffer | string): string {
  const hex = createHash("sha256").update(content).digest("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join("-");
}

/** In place of an id until the record has one, so that the rules of forms hold for contents of a pack, too. */
export function standIn(kind: LinkKind, key: string): string {
  const id = uuidOf(`${kind} ${key}`);
  return kind === "picture" ? `/media/${id}-1x1` : id;
}

/** Ids of records and files and addresses of pictures, by what `standIn` made for them. */
export type Found = Map<string, string>;

/** The same content with the ids of `found`. */
export function link<Content>(content: Content, found: Found): Content {
  if (typeof content === "string") return (found.get(content) ?? content) as Content;
  if (Array.isArray(content)) return content.map((part: unknown) => link(part, found)) as Content;
  if (typeof content !== "object" || content === null || content instanceof Date) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, part]) => [key, link(part, found)]),
  ) as Content;
}
