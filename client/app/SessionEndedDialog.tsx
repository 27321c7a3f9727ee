import { useReactiveVar } from "@apollo/client/react";
import { Suspense } from "react";
import { hasSessionEnded } from "../apollo/sessionEnd";
import { lazyComponent } from "../ui/lazyComponent";
import { MissingDialog } from "../ui/overlay/MissingDialog";

const SignInDialog = lazyComponent(
  () => import("../features/auth/signIn/SignInDialog"),
  "SignInDialog",
  MissingDialog,
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
