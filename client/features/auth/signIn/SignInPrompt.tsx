import type { ReactNode } from "react";
import { createContext, use, useCallback, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { paths, returnPath } from "../../../paths";
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
