import { useSuspenseQuery } from "@apollo/client/react";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { Hero } from "../../ui/Hero";
import { IllustratedGrid } from "../../ui/IllustratedGrid";
import { usePageFacts } from "../../ui/PageFacts";
import { PageHead } from "../../ui/PageHead";
import { Section } from "../../ui/Section";
import { CourseList } from "../learning/CourseList";
import { WorkshopList } from "../workshops/WorkshopList";
import { AcademyFacts } from "./AcademyFacts";
import { academyJsonLd } from "./academyJsonLd";
import { HomeDocument } from "./Home.generated";
import { PartnerSlider } from "./PartnerSlider";
import { StartLearning } from "./StartLearning";
import { TestimonialList } from "./TestimonialList";
import { TipList } from "./TipList";
import { TryFirst } from "./TryFirst";
import { useSite } from "./useSite";

// The rest stand one press away, on pages of their own.
const MOST_WORKSHOPS = 3;
const MOST_COURSES = 6;

/** `/`: what the academy is, what comes next at which price, and why to learn here. */
export function HomePage() {
  const site = useSite();
  const { data } = useSuspenseQuery(HomeDocument);
  const { homeContent: home, workshops, courses, nextBatches, testimonials, partners } = data;
  const { origin } = usePageFacts();
  const coming = workshops.filter(({ hasEnded }) => !hasEnded).slice(0, MOST_WORKSHOPS);
  const openCourse = courses.find(({ batches }) => batches.some(({ access }) => access === "OPEN"));

  return (
    <main id="main">
      <PageHead
        title={site.tagline}
        description={home.heroText}
        path={paths.home}
        jsonLd={academyJsonLd(site, origin)}
      />
      <Hero
        kicker={`${site.academyName}, an online academy`}
        title={home.heroHeadline}
        lead={home.heroText}
        actions={
          <>
            <StartLearning link={home.startLearningLink ?? site.coursesPageLink} />
            <ButtonLink to="#courses">See courses and prices</ButtonLink>
          </>
        }
      >
        <AcademyFacts courses={courses} nextStart={nextBatches[0]?.startsOn ?? null} />
      </Hero>
      {coming.length > 0 && (
        <Section
          id="workshops"
          title="Live, in the next weeks"
          lead="All dates and times are those of India (Asia/Kolkata)."
        >
          <WorkshopList workshops={coming} />
          <div>
            <ButtonLink to={paths.workshops}>All workshops</ButtonLink>
          </div>
        </Section>
      )}
      <Section
        id="courses"
        title="What you can learn"
        lead="What each course teaches, what it costs, and how many batches it has."
        tone="sunk"
      >
        <CourseList courses={courses.slice(0, MOST_COURSES)} />
        {courses.length > MOST_COURSES && (
          <div>
            <ButtonLink to={`${paths.lms}#courses`}>All {courses.length} courses</ButtonLink>
          </div>
        )}
      </Section>
      {home.reasons.length > 0 && (
        <Section id="reasons" title={`Why choose ${site.academyName}`}>
          <IllustratedGrid items={home.reasons} />
        </Section>
      )}
      {testimonials.length > 0 && (
        <Section id="learners" title="What learners say" tone="sunk">
          <TestimonialList testimonials={testimonials} />
        </Section>
      )}
      {openCourse && <TryFirst course={openCourse} />}
      {home.languages.length > 0 && (
        <Section id="languages" title="Which language first?" tone="sunk">
          <IllustratedGrid items={home.languages} look="bare" />
        </Section>
      )}
      {home.tips.length > 0 && (
        <Section id="tips" title="How to keep going">
          <TipList tips={home.tips} />
        </Section>
      )}
      {partners.length > 0 && (
        <Section id="partners" title="Whom we work with">
          <PartnerSlider partners={partners} />
        </Section>
      )}
    </main>
  );
}
