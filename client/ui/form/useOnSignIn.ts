import { use, useState } from "react";
import { SignInCountContext } from "./SignInCountContext";

/** Takes back what asked to sign in, in the state of the component that calls it. */
export function useOnSignIn(takeBack: () => void): void {
  const signInCount = use(SignInCountContext);
  const [seen, setSeen] = useState(signInCount);
  if (seen === signInCount) return;
  setSeen(signInCount);
  takeBack();
}
