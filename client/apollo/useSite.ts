import { useSuspenseQuery } from "@apollo/client/react";
import { SiteDocument } from "./Site.generated";

export function useSite() {
  return useSuspenseQuery(SiteDocument).data.site;
}

/** The policies that the academy has published. */
export function usePolicyKinds() {
  return useSuspenseQuery(SiteDocument).data.policies.kinds;
}

export function useWorkshopLinks() {
  return useSuspenseQuery(SiteDocument).data.workshops;
}
