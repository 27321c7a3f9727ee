import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { IllustratedGrid } from "../../../ui/page/IllustratedGrid";
import { QuestionColumn, QuestionDetails } from "../../../ui/text/QuestionDetails";
import { Section } from "../../../ui/page/Section";
import { AgendaSection } from "./AgendaSection";
import { CertificateSection } from "./CertificateSection";
import { JoinSection } from "./JoinSection";
import { WorkshopSections_WorkshopFragmentDoc } from "./WorkshopSections.generated";
import type { WorkshopSections_WorkshopFragment } from "./WorkshopSections.generated";

export interface WorkshopSectionsProps {
  workshop: FragmentType<WorkshopSections_WorkshopFragment>;
}

type Audiences = Pick<WorkshopSections_WorkshopFragment, "audiences">;

export function AudienceSection({ audiences }: Audiences) {
  if (audiences.length === 0) return null;
  return (
    <Section id="audiences" title="Whom it is for">
      <IllustratedGrid items={audiences} look="above" />
    </Section>
  );
}

type Questions = Pick<WorkshopSections_WorkshopFragment, "faq">;

/** Questions and answers; the browser itself keeps one open at a time. */
export function FaqSection({ faq }: Questions) {
  if (faq.length === 0) return null;
  return (
    <Section id="questions" title="Questions before you join">
      <QuestionColumn>
        {faq.map(({ question, answer }, index) => (
          <QuestionDetails key={index} question={question} group="workshop-questions">
            <p>{answer}</p>
          </QuestionDetails>
        ))}
      </QuestionColumn>
    </Section>
  );
}

/** What follows the head of a short page: agenda, certificate, audiences, how to join, and questions. */
export function WorkshopSections({ workshop }: WorkshopSectionsProps) {
  const data = useFragmentData(WorkshopSections_WorkshopFragmentDoc, workshop);
  return (
    <>
      <AgendaSection {...data} />
      <CertificateSection {...data} />
      <AudienceSection audiences={data.audiences} />
      <JoinSection workshop={data} />
      <FaqSection faq={data.faq} />
    </>
  );
}
