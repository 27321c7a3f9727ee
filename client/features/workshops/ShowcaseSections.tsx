import type { FragmentType } from "@apollo/client";
import type { Academy } from "./Academy";
import { AgendaSection } from "./AgendaSection";
import type { AgendaSection_WorkshopFragment } from "./AgendaSection.generated";
import { AudienceSection } from "./AudienceSection";
import type { AudienceSection_WorkshopFragment } from "./AudienceSection.generated";
import { CertificateSection } from "./CertificateSection";
import type { CertificateSection_WorkshopFragment } from "./CertificateSection.generated";
import { FaqSection } from "./FaqSection";
import type { FaqSection_WorkshopFragment } from "./FaqSection.generated";
import { GallerySection } from "./GallerySection";
import type { GallerySection_WorkshopFragment } from "./GallerySection.generated";
import { JoinSection } from "./JoinSection";
import type { JoinSection_WorkshopFragment } from "./JoinSection.generated";
import { RegisterBar } from "./RegisterBar";
import type { RegisterBar_WorkshopFragment } from "./RegisterBar.generated";

interface ShowcaseSectionsProps {
  workshop: FragmentType<AgendaSection_WorkshopFragment> &
    FragmentType<AudienceSection_WorkshopFragment> &
    FragmentType<CertificateSection_WorkshopFragment> &
    FragmentType<FaqSection_WorkshopFragment> &
    FragmentType<GallerySection_WorkshopFragment> &
    FragmentType<JoinSection_WorkshopFragment> &
    FragmentType<RegisterBar_WorkshopFragment>;
  academy: Academy;
  joinAt: string;
}

/** What follows the head of the long page: agenda, gallery, audiences, certificate, questions and payment. */
export function ShowcaseSections({ workshop, academy, joinAt }: ShowcaseSectionsProps) {
  return (
    <>
      <AgendaSection workshop={workshop} look="steps" />
      <GallerySection workshop={workshop} />
      <AudienceSection workshop={workshop} />
      <CertificateSection workshop={workshop} academyName={academy.academyName} />
      <FaqSection workshop={workshop} />
      <RegisterBar workshop={workshop} joinAt={joinAt} />
      <JoinSection
        workshop={workshop}
        academy={academy}
        id={joinAt}
        title="Register and pay"
        freeTitle="Register for free"
      />
    </>
  );
}
