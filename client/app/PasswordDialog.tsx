import { useReactiveVar } from "@apollo/client/react";
import type { ComponentType } from "react";
import { lazy, Suspense, useState } from "react";
import { passwordPrompt } from "../apollo/passwordPrompt";
import type { ConfirmPasswordDialogProps } from "../features/auth/ConfirmPasswordDialog";
import { MissingDialog } from "./MissingDialog";

const ConfirmPasswordDialog = lazy<ComponentType<ConfirmPasswordDialogProps>>(() =>
  import("../features/auth/ConfirmPasswordDialog").then(
    (loaded) => ({ default: loaded.ConfirmPasswordDialog }),
    () => ({ default: MissingDialog }),
  ),
);

export function PasswordDialog() {
  const prompt = useReactiveVar(passwordPrompt);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (prompt && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  // Closed, not unmounted, so that the browser returns the focus.
  return (
    <Suspense>
      <ConfirmPasswordDialog
        reason={prompt?.reason}
        isOpen={prompt !== null}
        onClose={() => prompt?.settle(false)}
        onConfirmed={() => prompt?.settle(true)}
      />
    </Suspense>
  );
}
