import type { ReactNode } from "react";
import { createContext } from "react";

/** Renders an uploaded picture's description and its editor; injected by the CMS, since `ui` knows no GraphQL. */
export const PictureAltContext = createContext<(url: string) => ReactNode>(() => null);
