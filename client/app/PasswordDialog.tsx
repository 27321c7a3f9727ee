import { useReactiveVar } from "@apollo/client/react";
import { lazy, Suspense, useState } from "react";
import { passwordPrompt } from "../apollo/passwordPrompt";

const ConfirmPasswordDialog = lazy(async () => ({
  default: (await import("../features/auth/ConfirmPasswordDialog")).ConfirmPasswordDialog,
}));

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
