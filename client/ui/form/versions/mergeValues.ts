import type { FormValues } from "../formValues";
import { countEntries, entryValues } from "../list/listRows";

export interface VersionedRecord {
  version: number;
  values: FormValues;
}

export interface ComparedField {
  name: string;
  label: string;
  isTick?: boolean;
  toLabel?: (value: string) => string;
  /** A list's fields, named as within an entry. */
  entry?: ComparedField[];
}

interface Versions {
  base: FormValues;
  theirs: FormValues;
  yours: FormValues;
}

export interface Merge {
  merged: FormValues;
  /** Changed by both sides: `merged` holds yours. */
  clashes: ComparedField[];
  /** Changed only by others, or elsewhere in the same list. */
  taken: ComparedField[];
}

export interface Conflict extends Omit<Merge, "merged"> {
  /** Empty for a draft: who changed the record since is unknown. */
  changedBy: string;
  /** Formatted, with the zone; empty if unknown. */
  changedAt: string;
  was: FormValues;
  theirs: FormValues;
  yours: FormValues;
}

/** Whose value is saved, by field. */
export type Choices = Record<string, "theirs" | "yours">;

/** A missing value equals an empty one. */
export function isSame(one: FormValues, other: FormValues): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? "") === (other[name] ?? ""));
}

function isPartOf(path: string, { name, entry }: ComparedField): boolean {
  return entry ? path.startsWith(`${name}.`) : path === name;
}

export function partOf(field: ComparedField, values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([path]) => isPartOf(path, field)));
}

export function withPart(values: FormValues, field: ComparedField, part: FormValues): FormValues {
  const rest = Object.entries(values).filter(([path]) => !isPartOf(path, field));
  return { ...Object.fromEntries(rest), ...part };
}

/** Null if entries cannot be matched: they have no ids, and one was added, removed or moved across a change. */
function mergeEntries({ name }: ComparedField, { base, theirs, yours }: Versions): FormValues | null {
  const count = countEntries(name, base);
  if (countEntries(name, theirs) !== count || countEntries(name, yours) !== count) return null;
  const merged: FormValues = {};
  for (let index = 0; index < count; index += 1) {
    const path = `${name}.${index}.`;
    const [was, their, your] = [base, theirs, yours].map((values) => entryValues(path, values));
    if (!was || !their || !your) return null;
    const isTheirs = !isSame(their, was);
    if (isTheirs && !isSame(your, was)) return null;
    for (const [inside, value] of Object.entries(isTheirs ? their : your)) merged[path + inside] = value;
  }
  return merged;
}

/** Three-way merge: takes each change from the side that made it. */
export function mergeValues(fields: ComparedField[], versions: Versions): Merge {
  const { base, theirs, yours } = versions;
  const merge: Merge = { merged: yours, clashes: [], taken: [] };
  for (const field of fields) {
    const [was, their, your] = [partOf(field, base), partOf(field, theirs), partOf(field, yours)];
    if (isSame(their, was) || isSame(their, your)) continue;
    const part = isSame(your, was) ? their : field.entry && mergeEntries(field, versions);
    if (!part) {
      merge.clashes.push(field);
      continue;
    }
    merge.merged = withPart(merge.merged, field, part);
    merge.taken.push(field);
  }
  return merge;
}
