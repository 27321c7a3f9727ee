import type { ReactNode } from "react";
import { createContext, use } from "react";

type RenderPart = (key: string, part: ReactNode) => string;

/** Null in the browser, which renders the children. */
export const RenderPartContext = createContext<RenderPart | null>(null);

interface CachedPartProps {
  as: "li" | "div";
  className?: string;
  /** The part's name and everything that it shows: it reads no query, viewer, address or clock. */
  cacheKey: [name: string, ...shown: unknown[]];
  children: ReactNode;
}

/** The server renders it once per key: see decision 029. */
export function CachedPart({ as: Element, className, cacheKey, children }: CachedPartProps) {
  const render = use(RenderPartContext);
  if (!render) return <Element className={className}>{children}</Element>;
  const html = render(JSON.stringify(cacheKey), children);
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
