import { useReactiveVar } from "@apollo/client/react";
import { Suspense, useState } from "react";
import { passwordPrompt } from "../apollo/passwordPrompt";
import { lazyComponent } from "../ui/lazyComponent";
import { MissingDialog } from "./MissingDialog";

const ConfirmPasswordDialog = lazyComponent(
  () => import("../features/auth/ConfirmPasswordDialog"),
  "ConfirmPasswordDialog",
  MissingDialog,
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
