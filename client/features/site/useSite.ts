import { useSuspenseQuery } from "@apollo/client/react";
import { SiteDocument } from "./Site.generated";

/** How the academy calls itself. */
export function useSite() {
  return useSuspenseQuery(SiteDocument).data.site;
}
