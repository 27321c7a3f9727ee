import { createContext } from "react";

/** The account signed in on a public page, or null: another account's drafts are not offered. */
export const DraftOwnerContext = createContext<string | null>(null);
