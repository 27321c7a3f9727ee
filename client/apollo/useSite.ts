import { useSuspenseQuery } from "@apollo/client/react";
import { SiteDocument } from "./Site.generated";

/** How the academy calls itself and is reached; asked once a page, with what its frame shows. */
export function useSite() {
  return useSuspenseQuery(SiteDocument).data.site;
}

/** The published workshops by name, for the frame's links. */
export function useWorkshopLinks() {
  return useSuspenseQuery(SiteDocument).data.workshops;
}
