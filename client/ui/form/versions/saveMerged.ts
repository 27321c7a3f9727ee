import type { FormValues } from "../formValues";
import type { ComparedField, Conflict, VersionedRecord } from "./mergeValues";
import { mergeValues } from "./mergeValues";
import type { FormProblems } from "../problems";

export type SaveOutcome =
  | { saved: VersionedRecord }
  | { problems: FormProblems }
  | { stale: Pick<Conflict, "changedBy" | "changedAt"> };

interface Saving {
  fields: ComparedField[];
  save: (values: FormValues, expectedVersion: number, isPublished: boolean) => Promise<SaveOutcome>;
  readNewest: () => Promise<VersionedRecord | null>;
  isPublished: boolean;
  /** Stops before the save to show what others changed. */
  asksFirst: boolean;
  /** The text to save, and the version and values it was typed on. */
  values: FormValues;
  base: FormValues;
  version: number;
}

export type MergedOutcome =
  /** `others`: what others had changed since, saved with it; null if nothing. */
  | { saved: VersionedRecord; others: Conflict | null }
  | { problems: FormProblems }
  | { conflict: Conflict & { version: number }; merged: FormValues };

const MAX_MERGES = 5;

const UNREADABLE: FormProblems = {
  fields: {},
  general: "Someone else changed this, and their version couldn’t be read. Please try again.",
};

/** Merges a stale save and retries; stops if both sides changed a field, or if `asksFirst`. */
export async function saveMerged(saving: Saving): Promise<MergedOutcome> {
  const { fields, save, readNewest, isPublished, asksFirst, base } = saving;
  let { values, version } = saving;
  let others: Conflict | null = null;
  for (let merges = 0; merges < MAX_MERGES; merges += 1) {
    const outcome = await save(values, version, isPublished);
    if ("saved" in outcome) return { saved: outcome.saved, others };
    if ("problems" in outcome) return outcome;
    const newest = await readNewest();
    if (!newest) break;
    const both = { theirs: newest.values, yours: saving.values };
    const { merged, ...rest } = mergeValues(fields, { base, ...both });
    others = { ...outcome.stale, ...rest, was: base, ...both };
    if (rest.clashes.length > 0 || (asksFirst && rest.taken.length > 0))
      return { merged, conflict: { ...others, version: newest.version } };
    [values, version] = [merged, newest.version];
  }
  return { problems: UNREADABLE };
}
