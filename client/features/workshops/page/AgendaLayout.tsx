import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { BelowFold } from "../../../ui/page/BelowFold";
import { lazyComponent } from "../../../ui/lazyComponent";
import { OfferCard } from "./OfferCard";
import { WorkshopHero } from "./WorkshopHero";
import { WorkshopLayout_WorkshopFragmentDoc } from "./WorkshopPage.generated";
import type { WorkshopLayout_WorkshopFragment } from "./WorkshopPage.generated";

const WorkshopSections = lazyComponent(async () => (await import("./WorkshopSections")).WorkshopSections);

export interface LayoutProps {
  workshop: FragmentType<WorkshopLayout_WorkshopFragment>;
}

/** Headline and price, the agenda in cards, and how to join. */
export function AgendaLayout({ workshop }: LayoutProps) {
  const data = useFragmentData(WorkshopLayout_WorkshopFragmentDoc, workshop);
  return (
    <>
      <WorkshopHero workshop={data} beside={<OfferCard workshop={data} joinLabel="Join Us" />} />
      <BelowFold>
        <WorkshopSections workshop={data} />
      </BelowFold>
    </>
  );
}
