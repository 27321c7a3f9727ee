import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { lazy } from "react";
import { BelowFold } from "../../ui/BelowFold";
import { JumpLink } from "../../ui/JumpLink";
import type { Academy } from "./Academy";
import { AcademySign } from "./AcademySign";
import { joinAnchor } from "./joinAnchor";
import { OfferCard } from "./OfferCard";
import { ShowcaseLayout_WorkshopFragmentDoc } from "./ShowcaseLayout.generated";
import type { ShowcaseLayout_WorkshopFragment } from "./ShowcaseLayout.generated";
import styles from "./ShowcaseLayout.module.css";
import { WorkshopHero } from "./WorkshopHero";

const ShowcaseSections = lazy(async () => ({
  default: (await import("./ShowcaseSections")).ShowcaseSections,
}));

interface ShowcaseLayoutProps {
  workshop: FragmentType<ShowcaseLayout_WorkshopFragment>;
  academy: Academy;
}

const JOIN_AT = joinAnchor("SHOWCASE");

/** The long page: banner, countdown, agenda, gallery, audiences, certificate, payment and questions. */
export function ShowcaseLayout({ workshop, academy }: ShowcaseLayoutProps) {
  const { data } = useSuspenseFragment({
    fragment: ShowcaseLayout_WorkshopFragmentDoc,
    fragmentName: "ShowcaseLayout_workshop",
    from: workshop,
  });
  return (
    <>
      {data.bannerText && (
        <div className={styles.banner}>
          <p>{data.bannerText}</p>
        </div>
      )}
      <WorkshopHero
        sign={<AcademySign name={academy.academyName} />}
        headline={data.headline}
        tagline={data.tagline}
        summary={data.summary}
        actions={
          <JumpLink look="plain" to="agenda">
            See the agenda
          </JumpLink>
        }
        beside={<OfferCard workshop={data} joinAt={JOIN_AT} joinLabel="Register now" />}
      />
      <BelowFold>
        <ShowcaseSections workshop={data} academy={academy} joinAt={JOIN_AT} />
      </BelowFold>
    </>
  );
}
