import { Suspense } from "react";
import { PART_MISSING } from "../../../apollo/problemsOf";
import { lazyComponent } from "../../../ui/lazyComponent";
import { Dialog } from "../../../ui/overlay/Dialog";
import { Skeleton } from "../../../ui/page/Skeleton";

const VisitorSignIn = lazyComponent(
  () => import("./SignInForm"),
  "VisitorSignIn",
  () => <p role="alert">{PART_MISSING}</p>,
);

export interface SignInDialogProps {
  isOpen: boolean;
  title?: string;
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
