import { isDeepStrictEqual } from "node:util";
import type { ClassType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { contentFields } from "../../../core/content/content";
import type { VersionedInput } from "../../../core/content/inputs";
import { Refusal } from "../../../core/errors";
import { PAYEE_FIELDS } from "../../../features/site/updateSiteSettings";
import type { Context } from "../../../platform/context";
import { PackRefused } from "../read/packFolder";
import type { Found } from "../read/packLinks";
import { link } from "../read/packLinks";

export interface Importing {
  /** Its transactions are savepoints of the import's. */
  context: Context;
  manager: EntityManager;
  found: Found;
  /** What is new and what is changed, a line each. */
  changes: string[];
}

/** No pack changes these: where money goes, private links, how long data is kept, and whether a batch takes learners. */
export const KEPT_FIELDS = [
  "payLink",
  "whatsAppGroupLink",
  ...PAYEE_FIELDS,
  "messagesKeptMonths",
  "unpaidOrdersKeptMonths",
  "emailsKeptDays",
  "securityKeptDays",
  "isClosed",
];
/** What a new record has instead. */
const NONE: Record<string, unknown> = { isClosed: false };

type Fields = Record<string, unknown>;

interface Saved {
  id: string;
  version: number;
}

interface Wanted<Content extends object> {
  /** The file of the pack, and the record's name within it. */
  path: string;
  name?: string;
  type: ClassType<Content>;
  content: Content;
  row: (Content & Saved) | null | undefined;
  /** What differs beside the content. */
  others?: string[];
  create: (content: Content) => Promise<{ id: string }>;
  update: (edit: Content & VersionedInput) => Promise<unknown>;
}

/** As JSON, which is how lists of parts are stored. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
  return isDeepStrictEqual(plain(one), plain(other));
}

/** Names the file in what a save refuses. */
export async function named<Result>(path: string, save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new PackRefused([{ path, line: null, message: error.message }]);
  }
}

/** Creates the record, or changes what differs; returns its id. */
export async function bring<Content extends object>(
  { found, changes }: Importing,
  { path, name, type, content, row, others = [], create, update }: Wanted<Content>,
): Promise<string> {
  const fields = [...contentFields(type.prototype).keys()];
  const before = (row ?? NONE) as Fields;
  const kept = KEPT_FIELDS.filter((field) => fields.includes(field));
  const stays = Object.fromEntries(kept.map((field) => [field, before[field] ?? null]));
  const wanted = { ...link(content, found), ...stays } as Content;
  const label = name === undefined ? path : `${path}: ${name}`;
  if (!row) {
    changes.push(`new      ${label}`);
    return (await named(path, () => create(wanted))).id;
  }
  const differ = fields.filter((field) => !isSame((wanted as Fields)[field], before[field]));
  const changed = [...differ, ...others];
  if (changed.length > 0) {
    changes.push(`changed  ${label} (${changed.join(", ")})`);
    const { id, version: expectedVersion } = row;
    await named(path, () => update({ ...wanted, id, expectedVersion }));
  }
  return row.id;
}

/** As the unique indexes of names compare. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
