import { CourseList } from "../../features/learning/course/CourseList";
import { PartnerSlider } from "../../features/site/partners/PartnerSlider";
import { TestimonialList } from "../../features/site/testimonials/TestimonialList";
import { WorkshopList } from "../../features/workshops/list/WorkshopList";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { Box } from "../../ui/layout/Box";
import { Row } from "../../ui/layout/Row";
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
    <Box padding="2" look="framed">
      <Row isSpread>
        <p className={styles.try}>
          <strong>Look inside before you pay.</strong> {course.name} {text}
        </p>
        <ButtonLink to={paths.lmsCourse(course.slug)}>See {course.name}</ButtonLink>
      </Row>
    </Box>
  );
}

interface FoldedListProps {
  id: string;
  title: string;
  items: { title: string; text: string }[];
}

function FoldedList({ id, title, items }: FoldedListProps) {
  if (items.length === 0) return null;
  return (
    <div id={id}>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.title}>
            <details className={styles.item}>
              <summary>{item.title}</summary>
              <p>{item.text}</p>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

const MAX_WORKSHOPS = 3;
const MAX_COURSES = 6;
const MAX_TESTIMONIALS = 4;

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
        {openCourse && <TryFirst course={openCourse} text={pageTexts.tryFirstText} />}
      </Section>
      {home.reasons.length > 0 && (
        <Section id="reasons" title={`Why choose ${academyName}`}>
          <IllustratedGrid items={home.reasons} />
        </Section>
      )}
      {testimonials.length > 0 && (
        <Section id="learners" title="What learners say" tone="sunk">
          <TestimonialList testimonials={testimonials.slice(0, MAX_TESTIMONIALS)} />
        </Section>
      )}
      {home.languages.length + home.tips.length > 0 && (
        <Section id="begin" title="Where to begin">
          <div className={styles.columns}>
            <FoldedList id="languages" title="Which language first?" items={home.languages} />
            <FoldedList id="tips" title="How to keep going" items={home.tips} />
          </div>
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
