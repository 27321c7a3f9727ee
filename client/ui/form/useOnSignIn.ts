import { use, useState } from "react";
import { SignInCountContext } from "./SignInCountContext";

/** Clears the calling component's request to sign in. */
export function useOnSignIn(takeBack: () => void): void {
  const signInCount = use(SignInCountContext);
  const [seen, setSeen] = useState(signInCount);
  if (seen === signInCount) return;
  setSeen(signInCount);
  takeBack();
}
