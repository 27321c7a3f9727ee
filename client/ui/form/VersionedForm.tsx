import { Check } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { useRef, useState } from "react";
import { useUnsavedWarning } from "../../hooks/useUnsavedWarning";
import { Button } from "../Button";
import { useDialogGuard } from "../useDialogGuard";
import type { Conflict, ComparedField } from "./ConflictPanel";
import { ConflictPanel } from "./ConflictPanel";
import type { FormValues } from "./Form";
import { Form, valuesOf } from "./Form";
import type { FormProblems } from "./problems";
import { noProblems } from "./problems";
import { isPublishButton, PublishButton } from "./PublishButton";
import styles from "./VersionedForm.module.css";

/** A record as its form shows it, and the count of its edits. */
export interface VersionedRecord {
  version: number;
  values: FormValues;
}

/** Saved, refused, or made on a version that somebody has changed since. */
export type SaveOutcome =
  | { saved: VersionedRecord }
  | { problems: FormProblems }
  | { stale: Pick<Conflict, "changedBy" | "changedAt"> };

interface VersionedFormProps {
  record: VersionedRecord;
  /** What is compared when somebody else was faster. */
  fields: ComparedField[];
  save: (values: FormValues, expectedVersion: number, isPublished: boolean) => Promise<SaveOutcome>;
  /** The record as it is now, past every cache; null when it cannot be read. */
  readNewest: () => Promise<VersionedRecord | null>;
  children: (values: FormValues) => ReactNode;
  /** Keeps the buttons in sight however long the form is. */
  isLong?: boolean;
  /** Saves as a draft, and publishes only by a button of its own. */
  hasDrafts?: boolean;
}

const UNREADABLE: FormProblems = {
  fields: {},
  general: "Somebody changed this meanwhile, and their version could not be read. Please try again.",
};

const UNCHANGED: FormProblems = { fields: {}, general: "Nothing is changed since it was saved." };

function savedWords(hasDrafts: boolean | undefined, isPublished: boolean): string {
  if (!hasDrafts) return "Saved";
  return isPublished ? "Published" : "Saved as draft";
}

function isSame(one: FormValues, other: FormValues): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? "") === (other[name] ?? ""));
}

/**
 * A form that edits a record others may edit too. What was typed is never overwritten; where somebody else
 * saved first, both versions are shown, and the person decides.
 */
export function VersionedForm(props: VersionedFormProps) {
  const { record, fields, save, readNewest, children, isLong, hasDrafts } = props;
  const [base, setBase] = useState(record);
  const [formNumber, setFormNumber] = useState(0);
  const [state, setState] = useState<"untouched" | "typed" | "saving" | "saved">("untouched");
  const [conflict, setConflict] = useState<(Conflict & { version: number }) | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const submitter = useRef<HTMLElement>(null);
  const [saved, setSaved] = useState("");
  useUnsavedWarning(state === "typed");
  useDialogGuard(place, state === "typed");

  function showAfresh(next: VersionedRecord) {
    setBase(next);
    setFormNumber(formNumber + 1);
    setState("untouched");
    setConflict(null);
  }

  const isNewer = record.version > base.version;
  const isChanged = isNewer && !isSame(record.values, base.values);
  // Changed elsewhere while nothing was typed here: show it as it is now.
  if (isChanged && (state === "untouched" || state === "saved")) showAfresh(record);
  // A newer version that looks the same, such as after a new code, is what the person sees.
  const seenVersion = isNewer && !isChanged ? record.version : base.version;

  async function handleSubmit(values: FormValues): Promise<FormProblems | void> {
    const isPublished = !hasDrafts || isPublishButton(submitter.current);
    if (!isPublished && !conflict && isSame(values, base.values)) return UNCHANGED;
    setState("saving");
    const outcome = await save(values, conflict?.version ?? seenVersion, isPublished);
    if ("saved" in outcome) {
      setSaved(savedWords(hasDrafts, isPublished));
      setBase(outcome.saved);
      setConflict(null);
      // Who typed on meanwhile has something that is not saved yet.
      setState((now) => (now === "saving" ? "saved" : now));
      return;
    }
    setState("typed");
    if ("problems" in outcome) return outcome.problems;
    const newest = await readNewest();
    if (!newest) return UNREADABLE;
    setConflict({ ...outcome.stale, theirs: newest.values, yours: values, version: newest.version });
    return noProblems;
  }

  function handleInput({ target }: FormEvent) {
    setState("typed");
    const form = target instanceof Element ? target.closest("form") : null;
    if (conflict && form) setConflict({ ...conflict, yours: valuesOf(form) });
  }

  function handleTakeTheirs() {
    if (!conflict) return;
    showAfresh({ version: conflict.version, values: conflict.theirs });
    place.current?.focus();
  }

  const submitLabel = (conflict ? "Keep mine" : "Save") + (hasDrafts ? " as draft" : "");

  return (
    <div
      ref={place}
      tabIndex={-1}
      className={styles.place}
      onInput={handleInput}
      onSubmitCapture={({ nativeEvent }) => {
        submitter.current = nativeEvent.submitter;
      }}
    >
      <Form
        key={formNumber}
        isLong={isLong}
        submitLabel={submitLabel}
        submitLook={hasDrafts ? "plain" : "main"}
        onSubmit={handleSubmit}
        actions={
          <>
            {hasDrafts && <PublishButton>{conflict ? "Publish mine" : "Publish"}</PublishButton>}
            {conflict && <Button onClick={handleTakeTheirs}>Take theirs</Button>}
            <span role="status" className={styles.saved}>
              {state === "saved" && (
                <>
                  <Check size={18} aria-hidden /> {saved}
                </>
              )}
            </span>
          </>
        }
      >
        {children(base.values)}
        {conflict && <ConflictPanel conflict={conflict} fields={fields} />}
      </Form>
    </div>
  );
}
