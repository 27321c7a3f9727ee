import { useSignInPrompt } from "../../features/auth/signIn/SignInPrompt";
import { NextBatchList } from "../../features/learning/batches/NextBatchList";
import { CourseList } from "../../features/learning/course/CourseList";
import { QuestionList } from "../../features/site/questions/QuestionList";
import { TestimonialList } from "../../features/site/testimonials/TestimonialList";
import { paths } from "../../../shared/paths";
import { Button, ButtonLink } from "../../ui/Button";
import { Stack } from "../../ui/layout/Stack";
import { Notice } from "../../ui/Notice";
import { Section } from "../../ui/page/Section";
import type { LmsHomeQuery } from "./LmsHome.generated";
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
  isSignedIn,
  testimonials,
  questions,
}: LmsHomeQuery & { isSignedIn: boolean }) {
  const openSignIn = useSignInPrompt();
  return (
    <>
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
      {!isSignedIn && (
        <Section id="continue" title="Continue where you were" tone="sunk">
          <Notice title="Pick up where you left off" action={<Button onClick={openSignIn}>Sign in</Button>}>
            <p>Sign in to see the last video you opened in each batch, and continue with one click.</p>
          </Notice>
        </Section>
      )}
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
