import { Dialog } from "../../ui/Dialog";
import { SignInForm } from "./SignInForm";
import { useSession } from "./useSession";

interface SignInDialogProps {
  isOpen: boolean;
  title?: string;
  onClose: () => void;
  onSignedIn: () => void;
}

export function SignInDialog({ isOpen, title = "Sign in", onClose, onSignedIn }: SignInDialogProps) {
  const { signIn } = useSession();
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <SignInForm signIn={signIn} onSignedIn={onSignedIn} />
    </Dialog>
  );
}
