import { makeVar } from "@apollo/client";

interface PasswordPrompt {
  settle: (isConfirmed: boolean) => void;
  reason?: string;
}

export const passwordPrompt = makeVar<PasswordPrompt | null>(null);

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
