import type { FragmentType } from "@apollo/client";
import type { WorkshopLayout } from "../../../apollo/schema.generated";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { paths } from "../../../../shared/paths";
import type { PricedOffering } from "./offering";
import type { WorkshopOffering_WorkshopFragment } from "./WorkshopOffering.generated";
import { WorkshopOffering_WorkshopFragmentDoc } from "./WorkshopOffering.generated";

const ANCHORS: Record<WorkshopLayout, string> = { SHOWCASE: "payment", SPLIT: "join", AGENDA: "cta" };

export type WorkshopOffering = FragmentType<WorkshopOffering_WorkshopFragment>;

export function useWorkshopOffering(workshop: WorkshopOffering): PricedOffering {
  const data = useFragmentData(WorkshopOffering_WorkshopFragmentDoc, workshop);
  const { id, slug, name, priceRupees, listPriceRupees, seats, seatsLeft } = data;
  return {
    ...{ kind: "WORKSHOP", id, title: name, priceRupees, listPriceRupees, seats, seatsLeft },
    takesRegistrations: !data.hasEnded,
    lateNote: data.hasStarted ? "This workshop has already started, so you’d be joining late." : null,
    anchor: ANCHORS[data.layout],
    path: paths.workshop(slug),
  };
}
