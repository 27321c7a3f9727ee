import { CourseList } from "../../features/learning/course/CourseList";
import { PartnerSlider } from "../../features/site/partners/PartnerSlider";
import { TestimonialList } from "../../features/site/testimonials/TestimonialList";
import { WorkshopList } from "../../features/workshops/list/WorkshopList";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { IllustratedGrid } from "../../ui/page/IllustratedGrid";
import { useSiteName } from "../../ui/page/PageTitle";
import { Section } from "../../ui/page/Section";
import type { HomeQuery } from "./Home.generated";
import styles from "./HomeSections.module.css";

interface TryFirstProps {
  /** Has a batch that is open to every learner. */
  course: { slug: string; name: string };
  /** Continues a sentence that starts with the course's name. */
  text: string;
}

function TryFirst({ course, text }: TryFirstProps) {
  return (
    <Section id="try" title="Look inside before you pay" lead={`${course.name} ${text}`}>
      <div>
        <ButtonLink to={paths.lmsCourse(course.slug)}>See {course.name}</ButtonLink>
      </div>
    </Section>
  );
}

interface TipListProps {
  tips: { title: string; text: string }[];
}

function TipList({ tips }: TipListProps) {
  return (
    <ol className={styles.list}>
      {tips.map(({ title, text }) => (
        <li key={title}>
          <details className={styles.tip}>
            <summary>{title}</summary>
            <p>{text}</p>
          </details>
        </li>
      ))}
    </ol>
  );
}

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
