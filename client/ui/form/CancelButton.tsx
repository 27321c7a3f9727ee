import type { ReactNode } from "react";
import { use, useRef } from "react";
import { Button } from "../Button";
import { useDialogGuard } from "../useDialogGuard";
import { FormContext } from "./FormContext";

interface CancelButtonProps {
  children: ReactNode;
  onClick: () => void;
}

/** Beside the button of a form in a dialog: lets everything stay as it is. While the work is under way nothing closes. */
export function CancelButton({ children, onClick }: CancelButtonProps) {
  const { isBusy } = use(FormContext);
  const place = useRef<HTMLSpanElement>(null);
  useDialogGuard(place, isBusy ? "busy" : null);
  return (
    <span ref={place}>
      <Button look="quiet" disabled={isBusy} onClick={onClick}>
        {children}
      </Button>
    </span>
  );
}
