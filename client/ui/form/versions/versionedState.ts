import type { Draft } from "../drafts/drafts";
import type { FormValues } from "../formValues";
import type { Choices, ComparedField, Conflict, VersionedRecord } from "./mergeValues";
import { isSame, mergeValues, partOf, withPart } from "./mergeValues";
import type { MergedOutcome } from "./saveMerged";

export interface OpenConflict extends Conflict {
  /** The version to save the resolved text on. */
  version: number;
  /** The record the text was typed on. */
  opened: VersionedRecord;
}

export interface VersionedState {
  progress: "untouched" | "typed" | "saving" | "saved";
  base: VersionedRecord;
  /** What the form last rendered. */
  shown: FormValues;
  /** The form's React key: a new one remounts it. */
  formNumber: number;
  conflict: OpenConflict | null;
  choices: Choices;
  others: Conflict | null;
  savedLabel: string;
  isDraftOffered: boolean;
}

export function openRecord(record: VersionedRecord): VersionedState {
  return {
    progress: "untouched",
    base: record,
    shown: record.values,
    formNumber: 0,
    conflict: null,
    choices: {},
    others: null,
    savedLabel: "",
    isDraftOffered: true,
  };
}

function redraw(state: VersionedState, base: VersionedRecord, shown: FormValues): VersionedState {
  return { ...state, base, shown, formNumber: state.formNumber + 1 };
}

/** Shows a newer version unless typed text would be lost. */
export function followRecord(state: VersionedState, record: VersionedRecord): VersionedState {
  const isChanged = record.version > state.base.version && !isSame(record.values, state.base.values);
  const isIdle = state.progress === "untouched" || state.progress === "saved";
  if (!isChanged || !isIdle || state.conflict) return state;
  return { ...redraw(state, record, record.values), progress: "untouched" };
}

/** The person has seen a newer version with the same values, e.g. after a new secret code. */
export function versionToSaveOn({ base, conflict }: VersionedState, record: VersionedRecord): number {
  const isSeen = record.version > base.version && isSame(record.values, base.values);
  return conflict?.version ?? (isSeen ? record.version : base.version);
}

export function resolveConflict({ conflict, choices }: VersionedState, values: FormValues): FormValues {
  if (!conflict) return values;
  return conflict.clashes
    .filter(({ name }) => choices[name] === "theirs")
    .reduce((chosen, field) => withPart(chosen, field, partOf(field, conflict.theirs)), values);
}

export function startSave(state: VersionedState): VersionedState {
  return { ...state, progress: "saving", others: null, isDraftOffered: false };
}

export interface EndedSave {
  fields: ComparedField[];
  outcome: MergedOutcome;
  /** The form's values at the submit, those that were sent, and its values now. */
  submitted: FormValues;
  sent: FormValues;
  typed: FormValues;
  label: string;
}

/** Whether the form remounts because it no longer shows the saved values. */
export function redraws({ outcome, submitted, sent }: EndedSave): boolean {
  if ("problems" in outcome) return false;
  return "conflict" in outcome || outcome.others !== null || !isSame(sent, submitted);
}

/** Keeps text typed since the submit. */
function withTyped(merged: FormValues, { fields, submitted, typed }: EndedSave): FormValues {
  if (isSame(typed, submitted)) return merged;
  return mergeValues(fields, { base: submitted, theirs: merged, yours: typed }).merged;
}

export function endSave(state: VersionedState, end: EndedSave): VersionedState {
  const { outcome, label } = end;
  if ("problems" in outcome) return { ...state, progress: "typed" };
  if ("conflict" in outcome) {
    const { version, theirs } = outcome.conflict;
    const conflict = { ...outcome.conflict, opened: state.base };
    const asked = { ...state, conflict, choices: {}, progress: "typed" } as const;
    return redraw(asked, { version, values: theirs }, withTyped(outcome.merged, end));
  }
  const { saved, others } = outcome;
  const merged = others && others.taken.length > 0 ? others : null;
  const savedLabel = merged ? `${label}, with the changes of ${merged.changedBy}` : label;
  const ended = { ...state, conflict: null, others: merged, savedLabel };
  if (redraws(end)) {
    const progress = isSame(end.typed, end.submitted) ? "saved" : "typed";
    return redraw({ ...ended, progress }, saved, withTyped(saved.values, end));
  }
  // Text typed during the save is not saved yet.
  const progress = state.progress === "saving" ? "saved" : state.progress;
  return { ...ended, progress, base: saved, shown: saved.values };
}

export function trackTyping(state: VersionedState, values: FormValues | null): VersionedState {
  const conflict = state.conflict && values ? { ...state.conflict, yours: values } : state.conflict;
  return { ...state, progress: "typed", conflict };
}

interface RestoredDraft {
  fields: ComparedField[];
  record: VersionedRecord;
  draft: Draft;
}

/** Merges a draft into the current record, like any stale edit. */
export function restoreDraft(
  state: VersionedState,
  { fields, record, draft }: RestoredDraft,
): VersionedState {
  const opened = draft.base ?? record;
  const versions = { theirs: record.values, yours: draft.values };
  const { merged, ...rest } = mergeValues(fields, { base: opened.values, ...versions });
  const conflict = {
    ...{ ...rest, ...versions, was: opened.values, opened },
    ...{ changedBy: "", changedAt: "", version: record.version },
  };
  const restored = {
    ...state,
    ...{ isDraftOffered: false, choices: {}, conflict: rest.clashes.length > 0 ? conflict : null },
    progress: "typed" as const,
  };
  return redraw(restored, record, merged);
}
