import type { ReactNode } from "react";
import { use } from "react";
import { Button } from "../Button";
import { FormContext } from "./FormContext";

const PUBLISH = "publish";

/** Sends the form too, and what is in it to visitors. Enter presses the form's first button, which keeps a draft. */
export function PublishButton({ children }: { children: ReactNode }) {
  const { isBusy } = use(FormContext);
  return (
    <Button type="submit" look="main" value={PUBLISH} disabled={isBusy}>
      {children}
    </Button>
  );
}

/** Whether this is what sent the form. */
export function isPublishButton(submitter: HTMLElement | null): boolean {
  return submitter instanceof HTMLButtonElement && submitter.value === PUBLISH;
}
