import { makeVar } from "@apollo/client";

interface PasswordPrompt {
  /** Takes whether the password was confirmed. */
  settle: (isConfirmed: boolean) => void;
  /** What the person is about to change. */
  reason?: string;
}

/** While the app asks for the password. */
export const passwordPrompt = makeVar<PasswordPrompt | null>(null);

/**
 * Opens the password dialog; resolves to whether the password was confirmed. The link calls it where the server answers
 * PASSWORD_REQUIRED.
 */
export async function promptForPassword(reason?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const earlier = passwordPrompt();
    passwordPrompt({
      reason,
      settle: (isConfirmed) => {
        passwordPrompt(null);
        earlier?.settle(isConfirmed);
        resolve(isConfirmed);
      },
    });
  });
}
