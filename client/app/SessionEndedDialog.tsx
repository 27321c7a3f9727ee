import { useReactiveVar } from "@apollo/client/react";
import { hasSessionEnded } from "../apollo/sessionEnd";
import { SignInDialog } from "../features/auth/SignInDialog";

/** Asks to sign in again over the page that is open, so that nothing typed is lost. */
export function SessionEndedDialog() {
  const isOpen = useReactiveVar(hasSessionEnded);
  return (
    <SignInDialog
      isOpen={isOpen}
      title="Please sign in again"
      hasAccount
      onClose={() => hasSessionEnded(false)}
      onSignedIn={() => hasSessionEnded(false)}
    />
  );
}
