import { SignInForm } from "./SignInForm";
import { useSession } from "../useSession";

export interface VisitorSignInProps {
  onSignedIn: () => void;
  hasAccount: boolean;
}

/** The form inside the sign-in dialog, in a chunk of its own: most visitors never open it. */
export function VisitorSignIn({ onSignedIn, hasAccount }: VisitorSignInProps) {
  const { signIn } = useSession();
  return <SignInForm signIn={signIn} onSignedIn={onSignedIn} hasAccount={hasAccount} />;
}
