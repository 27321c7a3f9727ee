import { useReactiveVar } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { hasSessionEnded } from "../apollo/sessionEnd";

const SignInDialog = lazy(async () => ({
  default: (await import("../features/auth/SignInDialog")).SignInDialog,
}));

/** Asks to sign in again over the page that is open, so that nothing typed is lost. */
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
