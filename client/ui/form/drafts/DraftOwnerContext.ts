import { createContext } from "react";

/** The account that is signed in on a page for visitors, or null: nobody is offered what another account typed. */
export const DraftOwnerContext = createContext<string | null>(null);
