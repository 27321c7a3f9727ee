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
import { JoinSection } from "./JoinSection";
import type { JoinSection_WorkshopFragment } from "./JoinSection.generated";

interface WorkshopSectionsProps {
  workshop: FragmentType<AgendaSection_WorkshopFragment> &
    FragmentType<AudienceSection_WorkshopFragment> &
    FragmentType<CertificateSection_WorkshopFragment> &
    FragmentType<JoinSection_WorkshopFragment> &
    FragmentType<FaqSection_WorkshopFragment>;
  academy: Academy;
  agendaLook: "steps" | "cards";
  joinAt: string;
  joinTitle: string;
}

/** What follows the head of a short page: agenda, certificate, audiences, how to join, and questions. */
export function WorkshopSections({
  workshop,
  academy,
  agendaLook,
  joinAt,
  joinTitle,
}: WorkshopSectionsProps) {
  return (
    <>
      <AgendaSection workshop={workshop} look={agendaLook} />
      <CertificateSection workshop={workshop} academyName={academy.academyName} />
      <AudienceSection workshop={workshop} />
      <JoinSection workshop={workshop} academy={academy} id={joinAt} title={joinTitle} />
      <FaqSection workshop={workshop} />
    </>
  );
}
