import { createContext, use, useState } from "react";

/** Sign-ins since the page loaded. */
export const SignInCountContext = createContext(0);

/** Clears the calling component's request to sign in. */
export function useOnSignIn(takeBack: () => void): void {
  const signInCount = use(SignInCountContext);
  const [seen, setSeen] = useState(signInCount);
  if (seen === signInCount) return;
  setSeen(signInCount);
  takeBack();
}
