import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { lazy } from "react";
import { BelowFold } from "../../ui/BelowFold";
import type { Academy } from "./Academy";
import { AcademySign } from "./AcademySign";
import { AgendaLayout_WorkshopFragmentDoc } from "./AgendaLayout.generated";
import type { AgendaLayout_WorkshopFragment } from "./AgendaLayout.generated";
import { joinAnchor } from "./joinAnchor";
import { OfferCard } from "./OfferCard";
import { WorkshopHero } from "./WorkshopHero";

const WorkshopSections = lazy(async () => ({
  default: (await import("./WorkshopSections")).WorkshopSections,
}));

interface AgendaLayoutProps {
  workshop: FragmentType<AgendaLayout_WorkshopFragment>;
  academy: Academy;
}

const JOIN_AT = joinAnchor("AGENDA");

/** Headline and price, the agenda in cards, and how to join. */
export function AgendaLayout({ workshop, academy }: AgendaLayoutProps) {
  const { data } = useSuspenseFragment({
    fragment: AgendaLayout_WorkshopFragmentDoc,
    fragmentName: "AgendaLayout_workshop",
    from: workshop,
  });
  return (
    <>
      <WorkshopHero
        sign={<AcademySign name={academy.academyName} />}
        headline={data.headline}
        tagline={data.tagline}
        summary={data.summary}
        beside={<OfferCard workshop={data} joinAt={JOIN_AT} joinLabel="Join Us" />}
      />
      <BelowFold>
        <WorkshopSections
          workshop={data}
          academy={academy}
          agendaLook="cards"
          joinAt={JOIN_AT}
          joinTitle="How to join ?"
        />
      </BelowFold>
    </>
  );
}
