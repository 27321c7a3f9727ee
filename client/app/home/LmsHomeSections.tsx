import { NextBatchList } from "../../features/learning/batches/NextBatchList";
import { CourseList } from "../../features/learning/course/CourseList";
import { ContinueLearning } from "./ContinueLearning";
import { QuestionList } from "../../features/site/questions/QuestionList";
import { TestimonialList } from "../../features/site/testimonials/TestimonialList";
import { paths } from "../../../shared/paths";
import { ButtonLink } from "../../ui/Button";
import { Stack } from "../../ui/layout/Stack";
import { Section } from "../../ui/page/Section";
import type { LmsContinueQuery, LmsHomeQuery } from "./LmsHome.generated";
import styles from "./LmsHomeSections.module.css";

/** More would make the page of a phone too long. */
const REVIEWS = 3;

interface HowItWorksProps {
  steps: { title: string; text: string }[];
}

function HowItWorks({ steps }: HowItWorksProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

export function LmsHomeSections({
  pageTexts,
  courses,
  nextBatches,
  continueLearning,
  testimonials,
  questions,
}: LmsHomeQuery & Partial<LmsContinueQuery>) {
  const hasHistory = (continueLearning?.length ?? 0) > 0;
  const continueSection = (
    <Section id="continue" title="Continue where you were" tone="sunk">
      <ContinueLearning references={continueLearning} />
    </Section>
  );
  return (
    <>
      {hasHistory && continueSection}
      {pageTexts.portalSteps.length > 0 && (
        <Section id="how" title="How it works" lead={pageTexts.portalStepsLead}>
          <HowItWorks steps={pageTexts.portalSteps} />
        </Section>
      )}
      <Section
        id="courses"
        title="Courses"
        lead="What each course teaches, what it costs, and how many batches it has."
        tone="sunk"
      >
        <CourseList courses={courses} />
      </Section>
      <Section id="batches" title="Next batches" lead="All dates and times are in India Standard Time (IST).">
        <NextBatchList batches={nextBatches} />
      </Section>
      {!hasHistory && continueSection}
      <Section id="learners" title="What learners say">
        <Stack>
          <TestimonialList testimonials={testimonials.slice(0, REVIEWS)} />
          {testimonials.length > REVIEWS && (
            <p>
              <ButtonLink to={`${paths.offers}#learners`}>More from learners</ButtonLink>
            </p>
          )}
        </Stack>
      </Section>
      <Section id="questions" title="Questions" lead="What learners ask about the portal." tone="sunk">
        <QuestionList questions={questions} />
      </Section>
    </>
  );
}
