import type { ReactNode } from "react";
import { use } from "react";
import { Button } from "../Button";
import { FormContext } from "./FormContext";

interface CancelButtonProps {
  children: ReactNode;
  onClick: () => void;
}

/** Beside the button of a form in a dialog: lets everything stay as it is, unless the work is under way. */
export function CancelButton({ children, onClick }: CancelButtonProps) {
  const { isBusy } = use(FormContext);
  return (
    <Button look="quiet" data-stays disabled={isBusy} onClick={onClick}>
      {children}
    </Button>
  );
}
