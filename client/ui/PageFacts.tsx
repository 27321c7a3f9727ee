import { createContext, use } from "react";

/** What a page knows of itself from the server that rendered it, the same on both sides. */
export interface PageFacts {
  /** Scheme and host under which the world reads the site. */
  origin: string;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

export const PageFactsContext = createContext<PageFacts>({ origin: "", renderedAt: 0 });

export function usePageFacts(): PageFacts {
  return use(PageFactsContext);
}
