import { Check } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { useRef, useState } from "react";
import { useCursorAfterSwap } from "../../hooks/useCursorAfterSwap";
import { useFocusAfterSwap } from "../../hooks/useFocusAfterSwap";
import { useUnsavedWarning } from "../../hooks/useUnsavedWarning";
import { useDialogGuard } from "../useDialogGuard";
import type { Choices, Conflict } from "./ConflictPanel";
import { ConflictPanel, SavedChanges } from "./ConflictPanel";
import type { Draft } from "./drafts";
import type { FormValues } from "./Form";
import { Form, valuesOf } from "./Form";
import type { ComparedField, VersionedRecord } from "./mergeValues";
import { isSame, mergeValues, partOf, withPart } from "./mergeValues";
import type { FormProblems } from "./problems";
import { noProblems } from "./problems";
import { isPublishButton, PublishButton } from "./PublishButton";
import type { SaveOutcome } from "./saveMerged";
import { saveMerged } from "./saveMerged";
import styles from "./VersionedForm.module.css";

interface VersionedFormProps {
  record: VersionedRecord;
  /** What is merged when someone else saved first. */
  fields: ComparedField[];
  save: (values: FormValues, expectedVersion: number, isPublished: boolean) => Promise<SaveOutcome>;
  /** The record as it is now, past every cache; null when it cannot be read. */
  readNewest: () => Promise<VersionedRecord | null>;
  children: (values: FormValues) => ReactNode;
  /** Under which unsaved text is kept in this browser: the form, and which record. */
  draftName: string;
  /** Keeps the buttons in sight however long the form is. */
  isLong?: boolean;
  /** Saves as a draft, and publishes only by a button of its own. */
  hasDrafts?: boolean;
}

type State = "untouched" | "typed" | "saving" | "saved";

interface OpenConflict extends Conflict {
  /** On which the choice is saved. */
  version: number;
  /** The record on which the text was typed. */
  opened: VersionedRecord;
}

const UNCHANGED: FormProblems = { fields: {}, general: "There are no changes to save." };

function savedWords(hasDrafts: boolean | undefined, isPublished: boolean): string {
  if (!hasDrafts) return "Saved";
  return isPublished ? "Published" : "Saved as draft";
}

/** What is typed, with theirs where theirs was chosen. */
function chosenValues(values: FormValues, conflict: Conflict, choices: Choices): FormValues {
  return conflict.clashes
    .filter(({ name }) => choices[name] === "theirs")
    .reduce((chosen, field) => withPart(chosen, field, partOf(field, conflict.theirs)), values);
}

/**
 * A form that edits a record others may edit too. What was typed is never overwritten: changes to different fields are
 * merged, and where both sides changed the same one, the person chooses.
 */
export function VersionedForm(props: VersionedFormProps) {
  const { record, fields, save, readNewest, children, isLong, hasDrafts } = props;
  const [base, setBase] = useState(record);
  const [shown, setShown] = useState(record.values);
  const [formNumber, setFormNumber] = useState(0);
  const [state, setState] = useState<State>("untouched");
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [others, setOthers] = useState<Conflict | null>(null);
  const [isDraftOffered, setIsDraftOffered] = useState(true);
  const place = useRef<HTMLDivElement>(null);
  const submitter = useRef<HTMLElement>(null);
  const [saved, setSaved] = useState("");
  useUnsavedWarning(state === "typed");
  useDialogGuard(place, state === "typed");
  // A merge and a restored draft draw the form again, without the button that was clicked.
  useFocusAfterSwap(place, formNumber);
  const keepCursor = useCursorAfterSwap(place, formNumber);

  function show(next: VersionedRecord, values: FormValues, nextState: State) {
    setBase(next);
    setShown(values);
    setFormNumber((number) => number + 1);
    setState(nextState);
  }

  const isNewer = record.version > base.version;
  const isChanged = isNewer && !isSame(record.values, base.values);
  // Changed elsewhere while nothing was typed here: show it as it is now.
  if (isChanged && !conflict && (state === "untouched" || state === "saved"))
    show(record, record.values, "untouched");
  // A newer version that looks the same, such as after a new code, is what the person sees.
  const seenVersion = isNewer && !isChanged ? record.version : base.version;

  /** Draws the form again with this in it; what was typed while it was being saved stays. */
  function showMerged(next: VersionedRecord, merged: FormValues, sent: FormValues, nextState: State) {
    const form = place.current?.querySelector("form");
    const now = form ? valuesOf(form) : sent;
    const isTypedOn = !isSame(now, sent);
    if (isTypedOn) keepCursor();
    const values = isTypedOn
      ? mergeValues(fields, { base: sent, theirs: merged, yours: now }).merged
      : merged;
    show(next, values, isTypedOn ? "typed" : nextState);
  }

  async function handleSubmit(values: FormValues): Promise<FormProblems | void> {
    const isPublished = !hasDrafts || isPublishButton(submitter.current);
    if (!isPublished && !conflict && isSame(values, base.values)) return UNCHANGED;
    setState("saving");
    setOthers(null);
    setIsDraftOffered(false);
    const chosen = conflict ? chosenValues(values, conflict, choices) : values;
    const outcome = await saveMerged({
      ...{ fields, save, readNewest, isPublished },
      // What another keeps as a draft goes to visitors only once its publisher has seen it.
      asksFirst: Boolean(hasDrafts) && isPublished,
      values: chosen,
      base: base.values,
      version: conflict?.version ?? seenVersion,
    });
    if ("problems" in outcome) {
      setState("typed");
      return outcome.problems;
    }
    if ("conflict" in outcome) {
      setConflict({ ...outcome.conflict, opened: base });
      setChoices({});
      const { version, theirs } = outcome.conflict;
      showMerged({ version, values: theirs }, outcome.merged, values, "typed");
      return noProblems;
    }
    const words = savedWords(hasDrafts, isPublished);
    const isMerged = outcome.others !== null && outcome.others.taken.length > 0;
    setSaved(isMerged ? `${words}, with the changes of ${outcome.others?.changedBy}` : words);
    setOthers(isMerged ? outcome.others : null);
    setConflict(null);
    if (!isSame(chosen, values) || outcome.others) {
      showMerged(outcome.saved, outcome.saved.values, values, "saved");
      return;
    }
    setBase(outcome.saved);
    setShown(outcome.saved.values);
    // Text typed while it was being saved is not saved yet.
    setState((now) => (now === "saving" ? "saved" : now));
  }

  function handleInput({ target }: FormEvent) {
    setState("typed");
    const form = target instanceof Element ? target.closest("form") : null;
    if (conflict && form) setConflict({ ...conflict, yours: valuesOf(form) });
  }

  /** On the record as it is now: what was changed since the draft was typed is merged like any other edit. */
  function handleRestore({ values, base: was = record }: Draft) {
    const { merged, ...rest } = mergeValues(fields, {
      base: was.values,
      theirs: record.values,
      yours: values,
    });
    setIsDraftOffered(false);
    const { version, values: theirs } = record;
    const both = { was: was.values, theirs, yours: values };
    const open = { ...rest, ...both, changedBy: "", changedAt: "", version, opened: was };
    setConflict(rest.clashes.length > 0 ? open : null);
    setChoices({});
    show(record, merged, "typed");
  }

  return (
    <div
      ref={place}
      onInput={handleInput}
      onSubmitCapture={({ nativeEvent }) => {
        submitter.current = nativeEvent.submitter;
      }}
    >
      <Form
        key={formNumber}
        isLong={isLong}
        draft={{
          name: props.draftName,
          base: conflict?.opened ?? base,
          isOffered: isDraftOffered,
          isUnsaved: state === "typed",
          onRestore: handleRestore,
          onDiscard: () => setIsDraftOffered(false),
        }}
        submitLabel={hasDrafts ? "Save as draft" : "Save"}
        submitLook={hasDrafts ? "plain" : "main"}
        onSubmit={handleSubmit}
        actions={
          <>
            {hasDrafts && <PublishButton>Publish</PublishButton>}
            <span
              role="status"
              className={styles.saved}
              {...(state === "saved" && { tabIndex: -1, "data-first-focus": true })}
            >
              {state === "saved" && (
                <>
                  <Check size={18} aria-hidden /> {saved}
                </>
              )}
            </span>
          </>
        }
      >
        {children(shown)}
        {conflict && <ConflictPanel conflict={conflict} choices={choices} onChoose={setChoices} />}
        {others && <SavedChanges others={others} />}
      </Form>
    </div>
  );
}
