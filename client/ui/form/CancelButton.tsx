import type { ReactNode } from "react";
import { use } from "react";
import { Button } from "../Button";
import { FormContext } from "./FormContext";

interface CancelButtonProps {
  children: ReactNode;
  onClick: () => void;
}

export function CancelButton({ children, onClick }: CancelButtonProps) {
  const { isBusy } = use(FormContext);
  return (
    <Button look="quiet" data-stays disabled={isBusy} onClick={onClick}>
      {children}
    </Button>
  );
}
