import { createContext } from "react";

/** Asks to sign in again after an upload's 401. */
export const SessionEndContext = createContext<() => void>(() => {});
