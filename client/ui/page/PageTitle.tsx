import { createContext, use } from "react";

/** What the whole site is called; stands at the end of each page's title. */
export const SiteNameContext = createContext("");

export function useSiteName(): string {
  return use(SiteNameContext);
}

interface PageTitleProps {
  children: string;
}

/** The document's title, which React puts into the head. */
export function PageTitle({ children }: PageTitleProps) {
  const siteName = useSiteName();
  return <title>{siteName ? `${children} · ${siteName}` : children}</title>;
}
