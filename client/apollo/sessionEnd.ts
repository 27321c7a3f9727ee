import { makeVar } from "@apollo/client";

/** Whether an operation was refused because the session has ended; the app then asks to sign in, over the page. */
export const hasSessionEnded = makeVar(false);

/** How often someone has signed in since the page was loaded. */
export const signInCount = makeVar(0);
