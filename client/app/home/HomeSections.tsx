import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { IllustratedGrid } from "../../ui/page/IllustratedGrid";
import { useSiteName } from "../../ui/page/PageTitle";
import { Section } from "../../ui/page/Section";
import { CourseList } from "../../features/learning/course/CourseList";
import { WorkshopList } from "../../features/workshops/list/WorkshopList";
import type { HomeQuery } from "./Home.generated";
import { PartnerSlider } from "../../features/site/partners/PartnerSlider";
import { TestimonialList } from "../../features/site/testimonials/TestimonialList";
import { TipList } from "./TipList";
import { TryFirst } from "./TryFirst";

const MAX_WORKSHOPS = 3;
const MAX_COURSES = 6;

export function HomeSections({
  homeContent: home,
  pageTexts,
  workshops,
  courses,
  testimonials,
  partners,
}: HomeQuery) {
  const academyName = useSiteName();
  const coming = workshops.filter(({ hasEnded }) => !hasEnded).slice(0, MAX_WORKSHOPS);
  const openCourse = courses.find(({ batches }) => batches.some(({ access }) => access === "OPEN"));

  return (
    <>
      {coming.length > 0 && (
        <Section
          id="workshops"
          title="Next live workshops"
          lead="All dates and times are in India Standard Time (IST)."
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
        <CourseList courses={courses.slice(0, MAX_COURSES)} />
        {courses.length > MAX_COURSES && (
          <div>
            <ButtonLink to={`${paths.lms}#courses`}>All {courses.length} courses</ButtonLink>
          </div>
        )}
      </Section>
      {home.reasons.length > 0 && (
        <Section id="reasons" title={`Why choose ${academyName}`}>
          <IllustratedGrid items={home.reasons} />
        </Section>
      )}
      {testimonials.length > 0 && (
        <Section id="learners" title="What learners say" tone="sunk">
          <TestimonialList testimonials={testimonials} />
        </Section>
      )}
      {openCourse && <TryFirst course={openCourse} text={pageTexts.tryFirstText} />}
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
        <Section id="partners" title="Our partners">
          <PartnerSlider partners={partners} />
        </Section>
      )}
    </>
  );
}
