import { use } from "react";
import { Button } from "../Button";
import { FormContext } from "./FormContext";

interface SubmitButtonProps {
  look: "main" | "plain" | "danger";
  busyLabel: string;
  children: string;
}

/** Submits the form around it. */
export function SubmitButton({ look, busyLabel, children }: SubmitButtonProps) {
  const { isBusy } = use(FormContext);
  return (
    <Button type="submit" look={look} isBusy={isBusy}>
      {isBusy ? busyLabel : children}
    </Button>
  );
}
