import { hasSessionEnded, signInCount } from "../../apollo/sessionEnd";
import { setPageAccount } from "../../hooks/pageAccount";
import { leaveWithoutAsking, mayLeave } from "../../hooks/useUnsavedWarning";

const STORAGE_KEY = "signed-in";

/** Null: signed out. */
export function announceAccount(account: string | null): void {
  try {
    // Only a changed value fires an event, so the value is removed at once.
    localStorage.setItem(STORAGE_KEY, account ?? "");
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    return;
  }
}

/** Closes the sign-in dialog of an ended session; the page stays. */
export function announceSignIn(): void {
  signInCount(signInCount() + 1);
  hasSessionEnded(false);
}

function isTypedInto(field: Element): boolean {
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value !== field.defaultValue;
}

/** Deletes an account's drafts from this browser; those of all accounts if none is given. */
export async function deleteDrafts(account: string | undefined): Promise<void> {
  await import("../../ui/form/drafts/drafts").then(
    ({ forgetDrafts }) => forgetDrafts(account),
    () => {},
  );
}

export async function reloadWithoutDrafts(account: string | undefined): Promise<void> {
  await deleteDrafts(account);
  leaveWithoutAsking();
  window.location.reload();
}

/** Keeps typed text behind the sign-in dialog; reloads the page if it is closed without a sign-in. */
function askToSignIn(account: string): void {
  const signIns = signInCount();
  hasSessionEnded(true);
  hasSessionEnded.onNextChange(() => {
    if (signInCount() !== signIns) return;
    // After the dialog has closed, because it may open again.
    setTimeout(() => (mayLeave() ? void reloadWithoutDrafts(account) : askToSignIn(account)));
  });
}

/** Reloads this account's page when another tab signs out or switches accounts; returns the cleanup. */
export function followOtherTabs(account: string): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== STORAGE_KEY || newValue === null) return;
    if (newValue === account) {
      if (hasSessionEnded()) announceSignIn();
      return;
    }
    if ([...document.querySelectorAll("form [name]")].some(isTypedInto)) askToSignIn(account);
    else void reloadWithoutDrafts(account);
  };
  window.addEventListener("storage", handleStorage);
  setPageAccount(account);
  return () => {
    window.removeEventListener("storage", handleStorage);
    setPageAccount(null);
  };
}
