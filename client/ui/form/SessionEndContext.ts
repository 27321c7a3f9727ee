import { createContext } from "react";

/** Asks to sign in again, where an upload was refused because the session has ended. */
export const SessionEndContext = createContext<() => void>(() => {});
