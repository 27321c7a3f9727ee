import { Check } from "lucide-react";
import type { ReactNode, RefObject, SyntheticEvent } from "react";
import { useRef, useState } from "react";
import { useCursorAfterSwap } from "../../../hooks/useCursorAfterSwap";
import { useFocusAfterSwap } from "../../../hooks/useFocusAfterSwap";
import { useUnsavedWarning } from "../../../hooks/useUnsavedWarning";
import { useDialogGuard } from "../../overlay/useDialogGuard";
import { ConflictPanel, SavedChanges } from "./ConflictPanel";
import type { FormValues } from "../formValues";
import { Form } from "../Form";
import { valuesOf } from "../formValues";
import type { ComparedField, VersionedRecord } from "./mergeValues";
import { isSame } from "./mergeValues";
import type { FormProblems } from "../problems";
import { noProblems } from "../problems";
import { isPublishButton, PublishButton } from "../PublishButton";
import type { SaveOutcome } from "./saveMerged";
import { saveMerged } from "./saveMerged";
import {
  endSave,
  followRecord,
  trackTyping,
  openRecord,
  redraws,
  resolveConflict,
  restoreDraft,
  startSave,
  versionToSaveOn,
} from "./versionedState";
import styles from "./VersionedForm.module.css";

interface VersionedFormProps {
  record: VersionedRecord;
  fields: ComparedField[];
  save: (values: FormValues, expectedVersion: number, isPublished: boolean) => Promise<SaveOutcome>;
  /** Bypasses every cache; null if the request fails. */
  readNewest: () => Promise<VersionedRecord | null>;
  children: (values: FormValues) => ReactNode;
  /** The draft's key in this browser: the form and its record. */
  draftName: string;
  isLong?: boolean;
  /** Saves drafts; a second button publishes. */
  hasDrafts?: boolean;
}

const UNCHANGED: FormProblems = { fields: {}, general: "There are no changes to save." };

function labelOf(hasDrafts: boolean | undefined, isPublished: boolean): string {
  if (!hasDrafts) return "Saved";
  return isPublished ? "Published" : "Saved as draft";
}

function useVersionedForm(props: VersionedFormProps, place: RefObject<HTMLElement | null>) {
  const { record, fields, save, readNewest, hasDrafts } = props;
  const [state, setState] = useState(() => openRecord(record));
  const submitter = useRef<HTMLElement>(null);
  const isTyped = state.progress === "typed";
  useUnsavedWarning(isTyped);
  useDialogGuard(place, isTyped);
  // A merge or a restored draft re-renders the form without the clicked button.
  useFocusAfterSwap(place, state.formNumber);
  const keepCursor = useCursorAfterSwap(place, state.formNumber);

  const followed = followRecord(state, record);
  if (followed !== state) setState(followed);

  async function handleSubmit(submitted: FormValues): Promise<FormProblems | void> {
    const isPublished = !hasDrafts || isPublishButton(submitter.current);
    if (!isPublished && !state.conflict && isSame(submitted, state.base.values)) return UNCHANGED;
    setState(startSave);
    const sent = resolveConflict(state, submitted);
    const outcome = await saveMerged({
      ...{ fields, save, readNewest, isPublished, values: sent },
      // A colleague's draft is published only after the publisher has seen it.
      asksFirst: Boolean(hasDrafts) && isPublished,
      base: state.base.values,
      version: versionToSaveOn(state, record),
    });
    const form = place.current?.querySelector("form");
    const typed = form ? valuesOf(form) : submitted;
    const end = { fields, outcome, submitted, sent, typed, label: labelOf(hasDrafts, isPublished) };
    if (redraws(end) && !isSame(typed, submitted)) keepCursor();
    setState((now) => endSave(now, end));
    if ("problems" in outcome) return outcome.problems;
    if ("conflict" in outcome) return noProblems;
  }

  function handleInput({ target }: SyntheticEvent) {
    const form = target instanceof Element ? target.closest("form") : null;
    setState((now) => trackTyping(now, form && valuesOf(form)));
  }

  function handleSubmitCapture({ nativeEvent }: SyntheticEvent<HTMLElement, SubmitEvent>) {
    submitter.current = nativeEvent.submitter;
  }

  return { state, setState, isTyped, handleSubmit, handleSubmitCapture, handleInput };
}

/** Merges concurrent edits to different fields; where both sides changed the same field, the person chooses. */
export function VersionedForm(props: VersionedFormProps) {
  const { record, fields, children, isLong, hasDrafts, draftName } = props;
  const place = useRef<HTMLDivElement>(null);
  const { state, setState, isTyped, ...handlers } = useVersionedForm(props, place);
  const { base, conflict, others, progress } = state;
  const isSaved = progress === "saved";
  return (
    <div ref={place} onInput={handlers.handleInput} onSubmitCapture={handlers.handleSubmitCapture}>
      <Form
        key={state.formNumber}
        isLong={isLong}
        draft={{
          name: draftName,
          base: conflict?.opened ?? base,
          isOffered: state.isDraftOffered,
          isUnsaved: isTyped,
          onRestore: (draft) => setState((now) => restoreDraft(now, { fields, record, draft })),
          onDiscard: () => setState((now) => ({ ...now, isDraftOffered: false })),
        }}
        submitLabel={hasDrafts ? "Save as draft" : "Save"}
        submitLook={hasDrafts ? "plain" : "main"}
        onSubmit={handlers.handleSubmit}
        actions={
          <>
            {hasDrafts && <PublishButton>Publish</PublishButton>}
            <span
              role="status"
              className={styles.saved}
              {...(isSaved && { tabIndex: -1, "data-first-focus": true })}
            >
              {isSaved && (
                <>
                  <Check size={18} aria-hidden /> {state.savedLabel}
                </>
              )}
            </span>
          </>
        }
      >
        {children(state.shown)}
        {conflict && (
          <ConflictPanel
            conflict={conflict}
            choices={state.choices}
            onChoose={(choices) => setState((now) => ({ ...now, choices }))}
          />
        )}
        {others && <SavedChanges others={others} />}
      </Form>
    </div>
  );
}
