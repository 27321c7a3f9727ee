import { useSuspenseQuery } from "@apollo/client/react";
import { SiteDocument } from "./Site.generated";

export function useSite() {
  return useSuspenseQuery(SiteDocument).data.site;
}

export function useWorkshopLinks() {
  return useSuspenseQuery(SiteDocument).data.workshops;
}
