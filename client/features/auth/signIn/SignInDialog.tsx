import { Dialog } from "../../../ui/overlay/Dialog";
import { useSession } from "../useSession";
import { SignInForm } from "./SignInForm";

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
  const { signIn } = useSession();
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <SignInForm signIn={signIn} onSignedIn={onSignedIn} hasAccount={hasAccount} />
    </Dialog>
  );
}
