import { makeVar } from "@apollo/client";

/** While the app asks for the password: takes whether it was confirmed. */
export const passwordPrompt = makeVar<((isConfirmed: boolean) => void) | null>(null);

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
