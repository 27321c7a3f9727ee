import { makeVar } from "@apollo/client";
import { signInCount } from "./sessionEnd";

/** While the app asks for the password: takes whether it was confirmed. */
export const passwordPrompt = makeVar<((isConfirmed: boolean) => void) | null>(null);

/** The server's own is as long, but for the time that a request takes. */
const CONFIRMED_FOR_MS = 5 * 60_000 - 10_000;

/** In which session the password was confirmed, and until when that is enough. */
let confirmed = { signIns: 0, until: 0 };

/** To be called once the server has confirmed the password. */
export function notePasswordConfirmed(): void {
  confirmed = { signIns: signInCount(), until: Date.now() + CONFIRMED_FOR_MS };
}

/** To be called where the server has replaced the session: the new one asks again. */
export function forgetPasswordConfirmed(): void {
  confirmed = { signIns: 0, until: 0 };
}

/** For a download, whose route cannot ask: prompts unless the password was confirmed minutes ago. */
export async function confirmForDownload(): Promise<boolean> {
  const isEnough = confirmed.signIns === signInCount() && Date.now() < confirmed.until;
  return isEnough || promptForPassword();
}

/**
 * Opens the password dialog; resolves to whether the password was confirmed. The link calls it where the server answers
 * PASSWORD_REQUIRED.
 */
export async function promptForPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    const earlier = passwordPrompt();
    passwordPrompt((isConfirmed) => {
      passwordPrompt(null);
      earlier?.(isConfirmed);
      resolve(isConfirmed);
    });
  });
}
