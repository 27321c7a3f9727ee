import { useReactiveVar } from "@apollo/client/react";
import type { ReactNode } from "react";
import { signInCount } from "../apollo/sessionEnd";
import { SignInCountContext } from "../ui/form/useOnSignIn";

export function SignInCount({ children }: { children: ReactNode }) {
  return <SignInCountContext value={useReactiveVar(signInCount)}>{children}</SignInCountContext>;
}
