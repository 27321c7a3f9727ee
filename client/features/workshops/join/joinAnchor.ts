import type { WorkshopLayout } from "../../../apollo/schema.generated";

/** The registration section's id, by layout. */
const ANCHORS: Record<WorkshopLayout, string> = { SHOWCASE: "payment", SPLIT: "join", AGENDA: "cta" };

export const BOOTCAMP_ANCHOR = "Qrcode";

export function joinAnchor(layout: WorkshopLayout): string {
  return ANCHORS[layout];
}
