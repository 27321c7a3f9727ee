import { createContext } from "react";

/** The staff account whose drafts the browser keeps; null for visitors, whose tab keeps them. */
export const DraftAccountContext = createContext<string | null>(null);
