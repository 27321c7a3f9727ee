import { hasSessionEnded, signInCount } from "../../apollo/sessionEnd";
import { setPageAccount } from "../../hooks/pageAccount";
import { leaveWithoutAsking, mayLeave } from "../../hooks/useUnsavedWarning";

const STORAGE_KEY = "signed-in";

/** Tells this browser's other tabs which account is signed in from now on; null for none. */
export function announceAccount(account: string | null): void {
  try {
    // Only a change is an event: nothing stays behind, so the next announcement is one too.
    localStorage.setItem(STORAGE_KEY, account ?? "");
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // A browser may forbid storage.
    return;
  }
}

/** Closes the dialog of an ended session, over a page that stays. */
export function announceSignIn(): void {
  signInCount(signInCount() + 1);
  hasSessionEnded(false);
}

function isTypedInto(field: Element): boolean {
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value !== field.defaultValue;
}

/** Loads the page again, as the server draws it now, without what was typed and read as this account. */
async function leave(account: string): Promise<void> {
  await import("../../ui/form/drafts/drafts").then(
    ({ forgetDrafts }) => forgetDrafts(account),
    () => {},
  );
  leaveWithoutAsking();
  window.location.reload();
}

/** Keeps the text typed here below the sign-in dialog; a person who closes that without signing in leaves the page. */
function askToSignIn(account: string): void {
  const signIns = signInCount();
  hasSessionEnded(true);
  hasSessionEnded.onNextChange(() => {
    if (signInCount() !== signIns) return;
    // The dialog closes first: it may have to open again.
    setTimeout(() => (mayLeave() ? void leave(account) : askToSignIn(account)));
  });
}

/** Leaves a page drawn for this account once another tab signs out, or in as another; returns how to stop. */
export function followOtherTabs(account: string): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== STORAGE_KEY || newValue === null) return;
    if (newValue === account) {
      if (hasSessionEnded()) announceSignIn();
      return;
    }
    if ([...document.querySelectorAll("form [name]")].some(isTypedInto)) askToSignIn(account);
    else void leave(account);
  };
  window.addEventListener("storage", handleStorage);
  setPageAccount(account);
  return () => {
    window.removeEventListener("storage", handleStorage);
    setPageAccount(null);
  };
}
