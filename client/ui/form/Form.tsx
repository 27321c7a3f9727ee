import type { ReactNode, RefObject, SyntheticEvent } from "react";
import { startTransition, Suspense, use, useCallback, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { usePartStartup } from "../../startup/startupState";
import { lazyComponent } from "../lazyComponent";
import styles from "./Form.module.css";
import { DraftAccountContext } from "./formContexts";
import { FormContext } from "./FormContext";
import type { FormValues } from "./formValues";
import { valuesOf } from "./formValues";
import { draftsBeingSent } from "./drafts/draftsBeingSent";
import { hasVisitorDraft } from "./drafts/hasVisitorDraft";
import type { DraftLink, DraftOptions } from "./drafts/draftLink";
import type { FormProblems } from "./problems";
import { findProblems, focusProblem, noProblems, withoutField, withoutList } from "./problems";
import { SubmitButton } from "./SubmitButton";
import { useOnSignIn } from "./useOnSignIn";

// If it cannot be loaded, the form works without drafts.
const SavedDraft = lazyComponent(
  () => import("./drafts/SavedDraft"),
  "SavedDraft",
  () => null,
);

interface FormProps {
  children: ReactNode;
  /** Without one, a `SubmitButton` is among the fields. */
  submitLabel?: string;
  busyLabel?: string;
  /** Returns the problems, or nothing on success. Typed text stays either way. */
  onSubmit: (values: FormValues) => Promise<FormProblems | void>;
  actions?: ReactNode;
  /** Unless something was typed since the submit. */
  isResetOnSuccess?: boolean;
  submitLook?: "main" | "plain" | "danger";
  /** One summary for all blank required fields. */
  whenMissing?: string;
  /** Keeps the buttons in view. */
  isLong?: boolean;
  /** Identifies the set of fields: a change clears the problems but keeps typed text. */
  shape?: string;
  /** Saves typed text in this browser until it is sent. */
  draft?: DraftOptions;
  /** Runs after success, once the draft is gone; `isAsSent`: nothing was typed since the submit. */
  onDone?: (isAsSent: boolean) => void | Promise<void>;
}

const UNEXPECTED: FormProblems = {
  fields: {},
  general: "Something went wrong. What you typed is still here: please try again.",
};

/** Resets the form; if it was sent from a field, focuses the first empty one. */
function startNext(form: HTMLFormElement): void {
  const { activeElement } = document;
  const isInField = activeElement instanceof HTMLInputElement && activeElement.form === form;
  form.reset();
  if (!isInField) return;
  const first = [...form.elements].find(
    (field) => field instanceof HTMLInputElement && !["hidden", "file"].includes(field.type) && !field.value,
  );
  if (first instanceof HTMLElement) first.focus();
}

function useFormSubmit(
  props: FormProps,
  draftLink: RefObject<DraftLink>,
  setProblems: (problems: FormProblems) => void,
) {
  const { onSubmit, onDone, whenMissing, isResetOnSuccess, draft } = props;
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function send(values: FormValues): Promise<FormProblems | void> {
    isUnderWay.current = true;
    setIsBusy(true);
    const problems = await onSubmit(values).catch((error: unknown) => {
      reportError(error);
      return UNEXPECTED;
    });
    isUnderWay.current = false;
    setIsBusy(false);
    return problems;
  }

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isUnderWay.current) return;
    const found = findProblems(form, whenMissing);
    if (!found) setProblems(noProblems);
    const sent = valuesOf(form);
    if (draft) draftsBeingSent.add(draft.name);
    const problems = found ?? (await send(sent));
    if (!problems) draftLink.current.drop?.(sent);
    if (draft) draftsBeingSent.delete(draft.name);
    if (problems) {
      // Its message must be there to be scrolled to.
      flushSync(() => setProblems(problems));
      focusProblem(form, problems);
      return;
    }
    const isAsSent = JSON.stringify(valuesOf(form)) === JSON.stringify(sent);
    if (isResetOnSuccess && isAsSent) startNext(form);
    await onDone?.(isAsSent);
  }

  return { isBusy, handleSubmit };
}

export function Form(props: FormProps) {
  const { children, submitLabel, busyLabel = "Saving…", actions, submitLook = "main" } = props;
  const [problems, setProblems] = useState<FormProblems>(noProblems);
  const isLive = useIsHydrated();
  const startup = usePartStartup(isLive);
  const [shape, setShape] = useState(props.shape);
  const draftLink = useRef<DraftLink>({ isTyped: false });
  const account = use(DraftAccountContext);
  const [isUsed, setIsUsed] = useState(false);
  // Visitors load the draft code only when there will be something to save, or something to restore.
  const keepsDraft = isLive && (account !== null || isUsed || hasVisitorDraft());
  const id = useId();
  const forgetProblems = useCallback((list: string) => setProblems((shown) => withoutList(shown, list)), []);
  const { isBusy, handleSubmit } = useFormSubmit(props, draftLink, setProblems);

  if (shape !== props.shape) {
    setShape(props.shape);
    setProblems(noProblems);
  }
  useOnSignIn(() => setProblems({ ...problems, general: null }));

  function handleUse() {
    // Without a transition, React would wait 300 ms before it shows what was loaded.
    startTransition(() => setIsUsed(true));
  }

  function handleInput(target: EventTarget) {
    draftLink.current.isTyped = true;
    handleUse();
    const name = target instanceof Element ? target.getAttribute("name") : null;
    if (name && problems.fields[name]) setProblems((shown) => withoutField(shown, name));
  }

  return (
    // Before hydration, method "dialog" does nothing; a GET would put a password into the URL.
    <form
      method="dialog"
      className={styles.form}
      data-long={props.isLong}
      data-startup={startup}
      data-busy={isBusy || undefined}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      onFocus={handleUse}
      onInput={(event) => handleInput(event.target)}
    >
      <FormContext value={{ id, problems: problems.fields, forgetProblems, isBusy }}>
        <Suspense>
          {keepsDraft && props.draft && <SavedDraft options={props.draft} linkRef={draftLink} />}
        </Suspense>
        {children}
        <div className={styles.foot}>
          <p role="alert" data-general className={styles.problem}>
            {problems.general}
          </p>
          <div className={styles.actions}>
            {submitLabel && (
              <SubmitButton look={submitLook} busyLabel={busyLabel}>
                {submitLabel}
              </SubmitButton>
            )}
            {actions}
          </div>
        </div>
      </FormContext>
    </form>
  );
}
