import { createContext } from "react";

/** The account of staff, whose drafts are kept in the browser; null elsewhere: a visitor's tab keeps them. */
export const DraftAccountContext = createContext<string | null>(null);
