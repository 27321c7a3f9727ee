import type { ComponentType, ReactNode, RefObject, SyntheticEvent } from "react";
import { lazy, Suspense, use, useCallback, useId, useRef, useState } from "react";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { usePartStartup } from "../../startup/startupState";
import { Button } from "../Button";
import styles from "./Form.module.css";
import { DraftAccountContext } from "./drafts/DraftAccountContext";
import { FormContext } from "./FormContext";
import type { FormValues } from "./formValues";
import { valuesOf } from "./formValues";
import { hasVisitorDraft } from "./drafts/hasVisitorDraft";
import type { DraftLink, DraftOptions, KeptDraftProps } from "./drafts/draftLink";
import type { FormProblems } from "./problems";
import { findProblems, focusProblem, noProblems, withoutField, withoutList } from "./problems";
import { useOnSignIn } from "./useOnSignIn";

// If it cannot be loaded, the form works without drafts.
const KeptDraft = lazy<ComponentType<KeptDraftProps>>(() =>
  import("./drafts/KeptDraft").then(
    (loaded) => ({ default: loaded.KeptDraft }),
    () => ({ default: () => null }),
  ),
);

interface FormProps {
  children: ReactNode;
  submitLabel: string;
  /** Said on the button while the work is under way. */
  busyLabel?: string;
  /** Answers what was wrong, or nothing when all went well. What was typed stays either way. */
  onSubmit: (values: FormValues) => Promise<FormProblems | void>;
  /** Beside the submit button, such as Cancel. */
  actions?: ReactNode;
  /** Empties the form when all went well, unless something was typed since it was sent. */
  isResetOnSuccess?: boolean;
  submitLook?: "main" | "plain" | "danger";
  /** Said once for the whole form when anything it needs is missing. */
  whenMissing?: string;
  /** Keeps the buttons in sight however long the form is. */
  isLong?: boolean;
  /** Which fields it has, where they change: what was wrong before is then forgotten, what was typed is not. */
  shape?: string;
  /** Keeps what is typed in this browser until it is sent. */
  draft?: DraftOptions;
  /** After all went well, when the draft is gone; gets whether the form still holds what was sent. */
  onDone?: (isAsSent: boolean) => void | Promise<void>;
}

const UNEXPECTED: FormProblems = {
  fields: {},
  general: "Something went wrong. What you typed is still here: please try again.",
};

/** Empties the form; a person who sent it from a field goes on in the first that is empty. */
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

/** Checks the fields, sends what was typed once at a time, and shows what went wrong. */
function useFormSubmit(
  props: FormProps,
  draftLink: RefObject<DraftLink>,
  setProblems: (problems: FormProblems) => void,
) {
  const { onSubmit, onDone, whenMissing, isResetOnSuccess } = props;
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
    setProblems(problems ?? noProblems);
    return problems;
  }

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isUnderWay.current) return;
    const found = findProblems(form, whenMissing);
    setProblems(found ?? noProblems);
    const sent = valuesOf(form);
    const problems = found ?? (await send(sent));
    if (problems) {
      focusProblem(form, problems);
      return;
    }
    draftLink.current.drop?.(sent);
    const isAsSent = JSON.stringify(valuesOf(form)) === JSON.stringify(sent);
    if (isResetOnSuccess && isAsSent) startNext(form);
    await onDone?.(isAsSent);
  }

  return { isBusy, handleSubmit };
}

/** A form that validates its fields, shows each problem beside its field, and keeps what was typed until it is sent. */
export function Form(props: FormProps) {
  const { children, submitLabel, busyLabel = "Saving…", actions, submitLook = "main" } = props;
  const [problems, setProblems] = useState<FormProblems>(noProblems);
  const isLive = useIsHydrated();
  const startup = usePartStartup(isLive);
  const [shape, setShape] = useState(props.shape);
  const draftLink = useRef<DraftLink>({ isTyped: false });
  const account = use(DraftAccountContext);
  const [isTyped, setIsTyped] = useState(false);
  // Visitors' pages load the draft code only once there is something to keep or to restore.
  const keepsDraft = isLive && (account !== null || isTyped || hasVisitorDraft());
  const id = useId();
  const forgetProblems = useCallback((list: string) => setProblems((told) => withoutList(told, list)), []);
  const { isBusy, handleSubmit } = useFormSubmit(props, draftLink, setProblems);

  if (shape !== props.shape) {
    setShape(props.shape);
    setProblems(noProblems);
  }
  useOnSignIn(() => setProblems({ ...problems, general: null }));

  /** Typing into a field clears its problem. */
  function handleInput(target: EventTarget) {
    draftLink.current.isTyped = true;
    setIsTyped(true);
    const name = target instanceof Element ? target.getAttribute("name") : null;
    if (name && problems.fields[name]) setProblems((told) => withoutField(told, name));
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
      onInput={(event) => handleInput(event.target)}
    >
      <FormContext value={{ id, problems: problems.fields, forgetProblems, isBusy }}>
        {keepsDraft && props.draft && (
          <Suspense>
            <KeptDraft options={props.draft} linkRef={draftLink} />
          </Suspense>
        )}
        {children}
        <div className={styles.foot}>
          <p role="alert" className={styles.problem}>
            {problems.general}
          </p>
          <div className={styles.actions}>
            <Button type="submit" look={submitLook} isBusy={isBusy}>
              {isBusy ? busyLabel : submitLabel}
            </Button>
            {actions}
          </div>
        </div>
      </FormContext>
    </form>
  );
}
