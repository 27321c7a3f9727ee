import type { ReactNode } from "react";
import { createContext } from "react";

/** Draws what the picture of our own at this path shows, and the way to say it anew; from whoever knows where pictures are kept. */
export const PictureWordsContext = createContext<(url: string) => ReactNode>(() => null);
