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

/** Asks for the password over the page that is open, before a sensitive operation goes on. */
export function PasswordDialog() {
  const prompt = useReactiveVar(passwordPrompt);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (prompt && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  // Closed rather than unmounted: the browser then returns the focus to where it was.
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
