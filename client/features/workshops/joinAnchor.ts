import type { WorkshopLayout } from "../../apollo/schema.generated";

/** The part of a workshop's page that registers, by the page's layout. */
const ANCHORS: Record<WorkshopLayout, string> = { SHOWCASE: "payment", SPLIT: "join", AGENDA: "cta" };

export function joinAnchor(layout: WorkshopLayout): string {
  return ANCHORS[layout];
}
