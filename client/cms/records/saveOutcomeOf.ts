import { momentInIndia } from "../../format/momentInIndia";
import type { SaveOutcome } from "../../ui/form/versions/saveMerged";
import { extensionsOf, isGone, messageOf, problemsOf } from "../../apollo/problemsOf";

export function saveOutcomeOf(error: unknown): Exclude<SaveOutcome, { saved: unknown }> {
  if (isGone(error)) {
    const general = `${messageOf(error)} What you typed is still here, if you want to copy it.`;
    return { problems: { fields: {}, general } };
  }
  const { code, changedBy, changedAt } = extensionsOf(error);
  if (code !== "CONFLICT" || !changedBy) return { problems: problemsOf(error) };
  return { stale: { changedBy, changedAt: changedAt ? momentInIndia(changedAt) : "" } };
}
