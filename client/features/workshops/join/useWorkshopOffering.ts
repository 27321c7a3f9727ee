import type { FragmentType } from "@apollo/client";
import type { WorkshopLayout } from "../../../apollo/schema.generated";
import { useFragmentData } from "../../../apollo/useFragmentData";
import type { PricedOffering } from "./offering";
import type { WorkshopOffering_WorkshopFragment } from "./WorkshopOffering.generated";
import { WorkshopOffering_WorkshopFragmentDoc } from "./WorkshopOffering.generated";

/** The registration section's id, by layout. */
const ANCHORS: Record<WorkshopLayout, string> = { SHOWCASE: "payment", SPLIT: "join", AGENDA: "cta" };

const LATE = "This workshop has started: you would join late.";

export type WorkshopOffering = FragmentType<WorkshopOffering_WorkshopFragment>;

interface WorkshopSale {
  offering: PricedOffering;
  anchor: string;
  hasEnded: boolean;
}

export function useWorkshopOffering(workshop: WorkshopOffering): WorkshopSale {
  const data = useFragmentData(WorkshopOffering_WorkshopFragmentDoc, workshop);
  const { id, name, priceRupees, listPriceRupees, seatsLeft, hasStarted, hasEnded } = data;
  const lateNote = hasStarted ? LATE : null;
  return {
    offering: { kind: "WORKSHOP", id, title: name, priceRupees, listPriceRupees, seatsLeft, lateNote },
    anchor: ANCHORS[data.layout],
    hasEnded,
  };
}
