import { createContext, use } from "react";

export const SiteNameContext = createContext("");

export function useSiteName(): string {
  return use(SiteNameContext);
}

interface PageTitleProps {
  children: string;
}

export function PageTitle({ children }: PageTitleProps) {
  const siteName = useSiteName();
  return <title>{siteName ? `${children} · ${siteName}` : children}</title>;
}
