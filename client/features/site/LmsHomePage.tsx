import { useSuspenseQuery } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { PageHead } from "../../ui/PageHead";
import { Section } from "../../ui/Section";
import { Skeleton } from "../../ui/Skeleton";
import { useViewer } from "../auth/useViewer";
import { LmsHomeDocument } from "./LmsHome.generated";
import { LmsHero } from "./LmsHero";

const HowItWorks = lazy(async () => ({ default: (await import("../learning/HowItWorks")).HowItWorks }));
const CourseList = lazy(async () => ({ default: (await import("../learning/CourseList")).CourseList }));
const NextBatchList = lazy(async () => ({
  default: (await import("../learning/NextBatchList")).NextBatchList,
}));
const ContinueLearning = lazy(async () => ({
  default: (await import("../learning/ContinueLearning")).ContinueLearning,
}));
const TestimonialList = lazy(async () => ({ default: (await import("./TestimonialList")).TestimonialList }));
const QuestionList = lazy(async () => ({ default: (await import("./QuestionList")).QuestionList }));

const waiting = <Skeleton shape="card" count={2} />;

/** `/lms`: the door to the learning portal. The sections' code comes after the hero's; their text is in the page from the start. */
export function LmsHomePage() {
  const viewer = useViewer();
  const { data } = useSuspenseQuery(LmsHomeDocument, { variables: { isSignedIn: viewer !== null } });
  const { academyName } = data.site;

  return (
    <main id="main">
      <PageHead
        title="Learning portal"
        description={`The learning portal of ${academyName}: courses and their prices, the next batches, and the way to your videos.`}
      />
      <LmsHero academyName={academyName} isSignedIn={viewer !== null} />
      <Section id="how" title="How it works" lead="Three steps from the first visit to your next video.">
        <Suspense fallback={waiting}>
          <HowItWorks />
        </Suspense>
      </Section>
      <Section
        id="courses"
        title="Courses"
        lead="What each course teaches, what it costs, and how many batches it has."
        tone="sunk"
      >
        <Suspense fallback={waiting}>
          <CourseList courses={data.courses} />
        </Suspense>
      </Section>
      <Section
        id="batches"
        title="Next batches"
        lead="All dates and times are those of India (Asia/Kolkata)."
      >
        <Suspense fallback={waiting}>
          <NextBatchList batches={data.nextBatches} />
        </Suspense>
      </Section>
      <Section id="continue" title="Continue where you were" tone="sunk">
        <Suspense fallback={waiting}>
          <ContinueLearning references={data.continueLearning} />
        </Suspense>
      </Section>
      <Section id="learners" title="What learners say">
        <Suspense fallback={waiting}>
          <TestimonialList testimonials={data.testimonials} />
        </Suspense>
      </Section>
      <Section id="questions" title="Questions" lead="What learners ask about the portal." tone="sunk">
        <Suspense fallback={waiting}>
          <QuestionList questions={data.questions} />
        </Suspense>
      </Section>
    </main>
  );
}
