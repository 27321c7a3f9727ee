import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { lazy } from "react";
import { BelowFold } from "../../ui/BelowFold";
import { JumpLink } from "../../ui/JumpLink";
import { Picture } from "../../ui/Picture";
import { PriceTag } from "../../ui/PriceTag";
import type { Academy } from "./Academy";
import { AcademySign } from "./AcademySign";
import { DayStairs } from "./DayStairs";
import { joinAnchor } from "./joinAnchor";
import { RegisterOrSeat } from "./RegisterOrSeat";
import { SplitLayout_WorkshopFragmentDoc } from "./SplitLayout.generated";
import type { SplitLayout_WorkshopFragment } from "./SplitLayout.generated";
import { WorkshopFacts } from "./WorkshopFacts";
import { WorkshopHero } from "./WorkshopHero";
import { WorkshopOver } from "./WorkshopOver";

const WorkshopSections = lazy(async () => ({
  default: (await import("./WorkshopSections")).WorkshopSections,
}));

interface SplitLayoutProps {
  workshop: FragmentType<SplitLayout_WorkshopFragment>;
  academy: Academy;
}

const JOIN_AT = joinAnchor("SPLIT");
const HERO_SIZES = "(min-width: 56rem) 28rem, 100vw";

/** The short page: text with the logo on the left, a picture on the right, then the agenda and how to join. */
export function SplitLayout({ workshop, academy }: SplitLayoutProps) {
  const { data } = useSuspenseFragment({
    fragment: SplitLayout_WorkshopFragmentDoc,
    fragmentName: "SplitLayout_workshop",
    from: workshop,
  });
  return (
    <>
      <WorkshopHero
        sign={<AcademySign name={academy.academyName} />}
        headline={data.headline}
        tagline={data.tagline}
        summary={data.summary}
        facts={
          <>
            <p>
              <PriceTag priceRupees={data.priceRupees} listPriceRupees={data.listPriceRupees} />
            </p>
            <WorkshopFacts workshop={data} />
          </>
        }
        actions={
          data.hasEnded ? (
            <WorkshopOver name={data.name} />
          ) : (
            <RegisterOrSeat offering={{ kind: "WORKSHOP", id: data.id }} title={data.name}>
              <JumpLink to={JOIN_AT}>{data.seatsLeft === 0 ? "Join the waiting list" : "Join Us"}</JumpLink>
            </RegisterOrSeat>
          )
        }
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
        <WorkshopSections
          workshop={data}
          academy={academy}
          agendaLook="steps"
          joinAt={JOIN_AT}
          joinTitle="How to join"
        />
      </BelowFold>
    </>
  );
}
