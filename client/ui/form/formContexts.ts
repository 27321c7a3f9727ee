import type { ReactNode } from "react";
import { createContext } from "react";

/** Asks to sign in again after an upload's 401. */
export const SessionEndContext = createContext<() => void>(() => {});

/** The staff account whose drafts the browser keeps; null for visitors, whose tab keeps them. */
export const DraftAccountContext = createContext<string | null>(null);

/**
 * A hook for the account signed in on a public page, or null; undefined until known. Another account's drafts are not offered.
 * No value: an update of the page before it is hydrated would make React render the whole page again.
 */
export const DraftOwnerContext = createContext<() => string | null | undefined>(() => null);

/** Renders an uploaded picture's description and its editor; injected by the CMS, since `ui` knows no GraphQL. */
export const PictureAltContext = createContext<(url: string) => ReactNode>(() => null);
