import type { ReactNode } from "react";
import { use } from "react";
import { Button } from "../Button";
import { FormContext } from "./FormContext";

const PUBLISH = "publish";

/** Submits and publishes. Enter presses the form's first button, which saves a draft. */
export function PublishButton({ children }: { children: ReactNode }) {
  const { isBusy } = use(FormContext);
  return (
    <Button type="submit" look="main" value={PUBLISH} disabled={isBusy}>
      {children}
    </Button>
  );
}

export function isPublishButton(submitter: HTMLElement | null): boolean {
  return submitter instanceof HTMLButtonElement && submitter.value === PUBLISH;
}
