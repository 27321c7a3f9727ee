import { createContext, use } from "react";

/** What a page knows of itself from the server that rendered it, the same on both sides. */
export interface PageFacts {
  /** Scheme and host under which the world reads the site. */
  origin: string;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
  /** What comes before every path: the address of the staff's preview, or nothing. */
  basename: string;
  /** The notice that a signed-in person has closed in this browser: see `useClosedNotice`. */
  closedNotice: string;
}

export const PageFactsContext = createContext<PageFacts>({
  origin: "",
  renderedAt: 0,
  basename: "",
  closedNotice: "",
});

export function usePageFacts(): PageFacts {
  return use(PageFactsContext);
}
