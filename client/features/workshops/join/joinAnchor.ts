import type { WorkshopLayout } from "../../../apollo/schema.generated";

/** The section of a workshop's page that registers, by the page's layout. */
const ANCHORS: Record<WorkshopLayout, string> = { SHOWCASE: "payment", SPLIT: "join", AGENDA: "cta" };

/** The section of the bootcamp's pages that registers. */
export const BOOTCAMP_ANCHOR = "Qrcode";

export function joinAnchor(layout: WorkshopLayout): string {
  return ANCHORS[layout];
}
