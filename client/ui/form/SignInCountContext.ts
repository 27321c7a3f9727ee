import { createContext } from "react";

/** Sign-ins since the page loaded: a change clears a form's request to sign in. */
export const SignInCountContext = createContext(0);
