import type { MouseEvent, ReactNode } from "react";
import { createContext, use, useCallback, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { paths, returnPath } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { SignInDialog } from "./SignInDialog";

const SignInPromptContext = createContext<() => void>(() => {});

/** Opens the sign-in dialog of the pages around it. */
export function useSignInPrompt(): () => void {
  return use(SignInPromptContext);
}

interface SignInPromptProps {
  isSignedIn: boolean;
  children: ReactNode;
}

/** Holds the sign-in dialog that Login and Get Started open; success goes on to the portal, or to where the person wanted to be. */
export function SignInPrompt({ isSignedIn, children }: SignInPromptProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [isAsked, setIsAsked] = useState(false);
  // Whoever is sent here from a page for the signed-in is asked at once, until they close the dialog.
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const isOpen = isAsked || (search.has("next") && !isSignedIn && closedAt !== key);
  // Always the same function: opening the dialog must not draw the page behind it again.
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
      <SignInDialog isOpen={isOpen} onClose={handleClose} onSignedIn={handleSignedIn} />
    </SignInPromptContext>
  );
}

/** Leads to the sign-in: over the page as a dialog, and without JavaScript or in a new tab as a page. */
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
