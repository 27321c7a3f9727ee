import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { Academy } from "./Academy";
import { AcademySign } from "./AcademySign";
import { AgendaSection } from "./AgendaSection";
import { AudienceSection } from "./AudienceSection";
import { CertificateSection } from "./CertificateSection";
import { FaqSection } from "./FaqSection";
import { GallerySection } from "./GallerySection";
import { joinAnchor } from "./joinAnchor";
import { JoinLink } from "./JoinLink";
import { JoinSection } from "./JoinSection";
import { OfferCard } from "./OfferCard";
import { RegisterBar } from "./RegisterBar";
import { ShowcaseLayout_WorkshopFragmentDoc } from "./ShowcaseLayout.generated";
import type { ShowcaseLayout_WorkshopFragment } from "./ShowcaseLayout.generated";
import styles from "./ShowcaseLayout.module.css";
import { WorkshopHero } from "./WorkshopHero";

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
          <JoinLink look="plain" to="agenda">
            See the agenda
          </JoinLink>
        }
        beside={<OfferCard workshop={data} joinAt={JOIN_AT} joinLabel="Register now" />}
      />
      <AgendaSection workshop={data} look="steps" />
      <GallerySection workshop={data} />
      <AudienceSection workshop={data} />
      <CertificateSection workshop={data} academyName={academy.academyName} />
      <FaqSection workshop={data} />
      <RegisterBar workshop={data} joinAt={JOIN_AT} />
      <JoinSection workshop={data} academy={academy} id={JOIN_AT} title="Register and pay" />
    </>
  );
}
