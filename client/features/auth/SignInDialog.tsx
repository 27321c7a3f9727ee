import { lazy, Suspense } from "react";
import { Dialog } from "../../ui/Dialog";
import { Skeleton } from "../../ui/Skeleton";

const VisitorSignIn = lazy(async () => ({ default: (await import("./VisitorSignIn")).VisitorSignIn }));

interface SignInDialogProps {
  isOpen: boolean;
  title?: string;
  /** Whether the person was signed in before. */
  hasAccount?: boolean;
  onClose: () => void;
  onSignedIn: () => void;
}

export function SignInDialog({
  isOpen,
  title = "Sign in",
  hasAccount = false,
  onClose,
  onSignedIn,
}: SignInDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <Suspense fallback={<Skeleton shape="control" count={3} />}>
        <VisitorSignIn onSignedIn={onSignedIn} hasAccount={hasAccount} />
      </Suspense>
    </Dialog>
  );
}
