import { createContext } from "react";

/** How often someone has signed in since the page was loaded: a form then forgets that it asked for that. */
export const SignInCountContext = createContext(0);
