import { momentInIndia } from "../format/momentInIndia";
import type { SaveOutcome } from "../ui/form/VersionedForm";
import { extensionsOf, problemsOf } from "./problemsOf";

/** Why an edit was not saved: it was made on an older version, or something in it is wrong. */
export function saveOutcomeOf(error: unknown): Exclude<SaveOutcome, { saved: unknown }> {
  const { code, changedBy, changedAt } = extensionsOf(error);
  if (code !== "CONFLICT" || !changedBy) return { problems: problemsOf(error) };
  return { stale: { changedBy, changedAt: changedAt ? momentInIndia(changedAt) : "" } };
}
