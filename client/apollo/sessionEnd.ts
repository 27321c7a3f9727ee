import { makeVar } from "@apollo/client";

export const hasSessionEnded = makeVar(false);

export const signInCount = makeVar(0);
