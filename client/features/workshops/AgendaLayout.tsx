import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { Academy } from "./Academy";
import { AcademySign } from "./AcademySign";
import { AgendaLayout_WorkshopFragmentDoc } from "./AgendaLayout.generated";
import type { AgendaLayout_WorkshopFragment } from "./AgendaLayout.generated";
import { AgendaSection } from "./AgendaSection";
import { FaqSection } from "./FaqSection";
import { joinAnchor } from "./joinAnchor";
import { JoinSection } from "./JoinSection";
import { OfferCard } from "./OfferCard";
import { WorkshopHero } from "./WorkshopHero";

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
      <AgendaSection workshop={data} look="cards" />
      <JoinSection workshop={data} academy={academy} id={JOIN_AT} title="How to join ?" />
      <FaqSection workshop={data} />
    </>
  );
}
