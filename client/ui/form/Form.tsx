import type { ComponentType, FormEvent, ReactNode } from "react";
import { lazy, Suspense, use, useCallback, useId, useRef, useState } from "react";
import { useIsHydrated } from "../../hooks/useIsHydrated";
import { Button } from "../Button";
import { CHOICE } from "./choice";
import styles from "./Form.module.css";
import { DraftAccountContext } from "./DraftAccountContext";
import { FormContext } from "./FormContext";
import { hasVisitorDraft } from "./hasVisitorDraft";
import type { DraftLink, DraftOptions, KeptDraftProps } from "./KeptDraft";
import type { FormProblems } from "./problems";
import { findProblems, focusProblem, noProblems, withoutField, withoutList } from "./problems";
import { useOnSignIn } from "./useOnSignIn";

// Without it the form works, and keeps nothing.
const KeptDraft = lazy<ComponentType<KeptDraftProps>>(() =>
  import("./KeptDraft").then(
    (loaded) => ({ default: loaded.KeptDraft }),
    () => ({ default: () => null }),
  ),
);

/** What was typed, by field name; text as it is. */
export type FormValues = Record<string, string>;

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

/** Nobody foresaw this failure; the form is ready for another try all the same. */
const UNEXPECTED: FormProblems = {
  fields: {},
  general: "Something went wrong. What you typed is still here: please try again.",
};

/** The values of the form's fields; a tick that is not set is left out. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].filter(([name]) => !name.startsWith(CHOICE));
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? value : ""]));
}

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

/** A form that checks its fields, tells each problem beside its field, and loses nothing. */
export function Form(props: FormProps) {
  const { children, submitLabel, busyLabel = "Saving…", onSubmit, actions, submitLook = "main" } = props;
  const [problems, setProblems] = useState<FormProblems>(noProblems);
  const [isBusy, setIsBusy] = useState(false);
  const isLive = useIsHydrated();
  const [shape, setShape] = useState(props.shape);
  const isUnderWay = useRef(false);
  const draftLink = useRef<DraftLink>({ isTyped: false });
  const account = use(DraftAccountContext);
  const [isTyped, setIsTyped] = useState(false);
  // Pages for visitors fetch what keeps drafts only once there is something to keep or to offer.
  const keepsDraft = isLive && (account !== null || isTyped || hasVisitorDraft());
  const id = useId();
  const forgetProblems = useCallback((list: string) => setProblems((told) => withoutList(told, list)), []);

  if (shape !== props.shape) {
    setShape(props.shape);
    setProblems(noProblems);
  }
  useOnSignIn(() => setProblems({ ...problems, general: null }));

  /** What was wrong with a field is not said of what is typed now. */
  function handleInput(target: EventTarget) {
    draftLink.current.isTyped = true;
    setIsTyped(true);
    const name = target instanceof Element ? target.getAttribute("name") : null;
    if (name && problems.fields[name]) setProblems((told) => withoutField(told, name));
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isUnderWay.current) return;
    const found = findProblems(form, props.whenMissing);
    setProblems(found ?? noProblems);
    if (found) {
      focusProblem(form, found);
      return;
    }
    isUnderWay.current = true;
    setIsBusy(true);
    const sent = valuesOf(form);
    const answer = await onSubmit(sent).catch((error: unknown) => {
      reportError(error);
      return UNEXPECTED;
    });
    isUnderWay.current = false;
    setIsBusy(false);
    setProblems(answer ?? noProblems);
    if (answer) {
      focusProblem(form, answer);
      return;
    }
    draftLink.current.drop?.(sent);
    const isAsSent = JSON.stringify(valuesOf(form)) === JSON.stringify(sent);
    if (props.isResetOnSuccess && isAsSent) startNext(form);
    await props.onDone?.(isAsSent);
  }

  return (
    // Before React takes the page over, "dialog" does nothing: a GET would show a password in the address.
    <form
      method="dialog"
      className={styles.form}
      data-long={props.isLong}
      data-live={isLive || undefined}
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
