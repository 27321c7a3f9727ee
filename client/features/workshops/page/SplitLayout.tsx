import { useFragmentData } from "../../../apollo/useFragmentData";
import { lazyComponent } from "../../../ui/lazyComponent";
import { BelowFold } from "../../../ui/page/BelowFold";
import { Picture } from "../../../ui/Picture";
import { DayStairs } from "../art/DayStairs";
import { WorkshopJoin, WorkshopPrice } from "../join/WorkshopJoin";
import type { LayoutProps } from "./AgendaLayout";
import { WorkshopFacts } from "./OfferCard";
import { WorkshopHero } from "./WorkshopHero";
import { WorkshopLayout_WorkshopFragmentDoc } from "./WorkshopPage.generated";

const WorkshopSections = lazyComponent(async () => (await import("./WorkshopSections")).WorkshopSections);

const HERO_SIZES = "(min-width: 56rem) 28rem, 100vw";

/** The short page: text on the left, a picture on the right, then the agenda and how to join. */
export function SplitLayout({ workshop }: LayoutProps) {
  const data = useFragmentData(WorkshopLayout_WorkshopFragmentDoc, workshop);
  return (
    <>
      <WorkshopHero
        workshop={data}
        facts={
          <>
            <p>
              <WorkshopPrice workshop={data} />
            </p>
            <WorkshopFacts workshop={data} />
          </>
        }
        actions={<WorkshopJoin workshop={data} label="Join Us" />}
        beside={
          <Picture
            src={data.imageUrl}
            alt={data.imageAlt}
            sizes={HERO_SIZES}
            fallback={<DayStairs days={data.days} />}
            isHero
          />
        }
      />
      <BelowFold>
        <WorkshopSections workshop={data} />
      </BelowFold>
    </>
  );
}
