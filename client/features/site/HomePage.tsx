import { useSuspenseQuery } from "@apollo/client/react";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { Hero } from "../../ui/Hero";
import { PageTitle } from "../../ui/PageTitle";
import { Section } from "../../ui/Section";
import { CourseList } from "../learning/CourseList";
import { HowItWorks } from "../learning/HowItWorks";
import { AcademyFacts } from "./AcademyFacts";
import { HomeDocument } from "./Home.generated";
import { TryFirst } from "./TryFirst";

/** `/`: what the academy is, what it teaches at which price, and how learning here works. */
export function HomePage() {
  const { site, courses, nextBatches } = useSuspenseQuery(HomeDocument).data;
  const openCourse = courses.find(({ batches }) => batches.some(({ access }) => access === "OPEN"));

  return (
    <main id="main">
      <PageTitle>{site.tagline}</PageTitle>
      <meta
        name="description"
        content={`${site.academyName} teaches data science, analytics and programming in small batches, with every video in one learning portal.`}
      />
      <Hero
        kicker={`${site.academyName}, an online academy`}
        title={site.tagline}
        lead="For students, working professionals and everybody who wants to begin to code. You join a course in a batch with fixed dates, and its videos stay in your learning portal, in order."
        actions={
          <>
            <ButtonLink look="main" to={paths.lms}>
              Start Learning
            </ButtonLink>
            <ButtonLink to="#courses">See courses and prices</ButtonLink>
          </>
        }
      >
        <AcademyFacts courses={courses} nextStart={nextBatches[0]?.startsOn ?? null} />
      </Hero>
      <Section
        id="courses"
        title="What you can learn"
        lead="What each course teaches, what it costs, and how many batches it has."
      >
        <CourseList courses={courses} />
      </Section>
      <Section id="how" title="How the learning portal works" tone="sunk">
        <HowItWorks />
      </Section>
      {openCourse && <TryFirst course={openCourse} />}
    </main>
  );
}
