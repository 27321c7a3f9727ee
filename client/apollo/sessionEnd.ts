import { makeVar } from "@apollo/client";

/** Whether an operation was refused because the session has ended; the app then asks to sign in, over the page. */
export const hasSessionEnded = makeVar(false);

/** How often everything was read again for somebody who has signed in. */
export const timesReadAfresh = makeVar(0);
