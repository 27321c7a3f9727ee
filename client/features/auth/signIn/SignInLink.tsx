import type { MouseEvent } from "react";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { useSignInPrompt } from "./SignInPrompt";

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
