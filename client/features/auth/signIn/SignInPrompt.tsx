import type { MouseEvent, ReactNode } from "react";
import { createContext, Suspense, use, useCallback, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useWasTrue } from "../../../hooks/useWasTrue";
import { paths, returnPath } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { lazyComponent } from "../../../ui/lazyComponent";
import { MissingDialog } from "../../../ui/overlay/MissingDialog";

const SignInDialog = lazyComponent(() => import("./SignInDialog"), "SignInDialog", MissingDialog);

const SignInPromptContext = createContext<() => void>(() => {});

export function useSignInPrompt(): () => void {
  return use(SignInPromptContext);
}

interface SignInPromptProps {
  isSignedIn: boolean;
  children: ReactNode;
}

/** Provides the sign-in dialog; a sign-in continues to the requested page, or to the portal. */
export function SignInPrompt({ isSignedIn, children }: SignInPromptProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [isAsked, setIsAsked] = useState(false);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const isOpen = isAsked || (search.has("next") && !isSignedIn && closedAt !== key);
  const isNeeded = useWasTrue(isOpen);
  // Stable, so that opening the dialog does not render the page again.
  const open = useCallback(() => setIsAsked(true), []);

  function handleClose() {
    setIsAsked(false);
    setClosedAt(key);
  }

  function handleSignedIn() {
    handleClose();
    void navigate(returnPath(search, paths.dash));
  }

  return (
    <SignInPromptContext value={open}>
      {children}
      <Suspense>
        {isNeeded && <SignInDialog isOpen={isOpen} onClose={handleClose} onSignedIn={handleSignedIn} />}
      </Suspense>
    </SignInPromptContext>
  );
}

/** Links to the sign-in page without JavaScript or in a new tab. */
export function SignInLink({ children }: { children: string }) {
  const openSignIn = useSignInPrompt();

  function handleClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openSignIn();
  }

  return (
    <ButtonLink look="main" to={paths.signIn} onClick={handleClick}>
      {children}
    </ButtonLink>
  );
}
