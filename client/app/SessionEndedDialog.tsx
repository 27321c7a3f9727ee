import { useReactiveVar } from "@apollo/client/react";
import type { ComponentType } from "react";
import { lazy, Suspense } from "react";
import { hasSessionEnded } from "../apollo/sessionEnd";
import type { SignInDialogProps } from "../features/auth/signIn/SignInDialog";
import { MissingDialog } from "./MissingDialog";

const SignInDialog = lazy<ComponentType<SignInDialogProps>>(() =>
  import("../features/auth/signIn/SignInDialog").then(
    (loaded) => ({ default: loaded.SignInDialog }),
    () => ({ default: MissingDialog }),
  ),
);

/** Opens over the page, so that typed text survives. */
export function SessionEndedDialog() {
  if (!useReactiveVar(hasSessionEnded)) return null;
  return (
    <Suspense>
      <SignInDialog
        isOpen
        title="Please sign in again"
        hasAccount
        onClose={() => hasSessionEnded(false)}
        onSignedIn={() => hasSessionEnded(false)}
      />
    </Suspense>
  );
}
