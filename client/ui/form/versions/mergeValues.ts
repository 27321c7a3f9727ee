import type { FormValues } from "../formValues";
import { countEntries, entryValues } from "../list/listRows";

/** A record as its form shows it, and the count of its edits. */
export interface VersionedRecord {
  version: number;
  values: FormValues;
}

/** A part of a form that is merged and chosen as a whole. */
export interface ComparedField {
  name: string;
  label: string;
  /** A tick reads as Yes or No. */
  isTick?: boolean;
  /** How a value reads that is not empty; without it, the value itself. */
  inWords?: (value: string) => string;
  /** The fields of one entry, where this is a list: named as inside the entry. */
  entry?: ComparedField[];
}

/** The record as it was opened, as someone else saved it since, and as it is typed here. */
interface Versions {
  base: FormValues;
  theirs: FormValues;
  yours: FormValues;
}

export interface Merge {
  merged: FormValues;
  /** Changed by both sides: `merged` holds yours. */
  clashes: ComparedField[];
  /** Changed by the others alone, or elsewhere in the same list. */
  taken: ComparedField[];
}

/** A merge that the person decides about, or is shown. */
export interface Conflict extends Omit<Merge, "merged"> {
  /** Empty for text from a draft: who changed the record since is not known. */
  changedBy: string;
  /** In words, with the zone named; empty where it is not known. */
  changedAt: string;
  /** As it was when it was opened. */
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

/**
 * A list in which the two sides changed different entries. Entries have no ids: where one was added, removed or moved
 * across an entry that the other side changed, there is no telling them apart, and the answer is null.
 */
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

/** Three-way merge: what one side changed is taken from that side. */
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
