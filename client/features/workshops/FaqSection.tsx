import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { QuestionDetails } from "../../ui/QuestionDetails";
import { Section } from "../../ui/Section";
import { FaqSection_WorkshopFragmentDoc } from "./FaqSection.generated";
import type { FaqSection_WorkshopFragment } from "./FaqSection.generated";
import styles from "./FaqSection.module.css";

interface FaqSectionProps {
  workshop: FragmentType<FaqSection_WorkshopFragment>;
}

/** Questions and answers; the browser itself keeps one open at a time. */
export function FaqSection({ workshop }: FaqSectionProps) {
  const { data } = useSuspenseFragment({
    fragment: FaqSection_WorkshopFragmentDoc,
    fragmentName: "FaqSection_workshop",
    from: workshop,
  });
  if (data.faq.length === 0) return null;
  return (
    <Section id="questions" title="Questions before you join">
      <div className={styles.list}>
        {data.faq.map(({ question, answer }, index) => (
          <QuestionDetails key={index} question={question} answer={answer} group="workshop-questions" />
        ))}
      </div>
    </Section>
  );
}
