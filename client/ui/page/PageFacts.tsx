import { createContext, use } from "react";

/** Set by the server's render, so that hydration matches. */
export interface PageFacts {
  /** The public scheme and host. */
  origin: string;
  /** Whether the origin is configured, not read from a request: only then our key signs it. */
  /** In milliseconds. */
  renderedAt: number;
  /** The preview's address, or empty. */
  basename: string;
  /** See `useClosedNotice`. */
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
