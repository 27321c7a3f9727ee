import { Link } from "react-router-dom";
import { NoCourses } from "../../features/learning/course/CourseList";
import { PortalPreview, previewCoverOf } from "../portal/PortalPreview";
import { ExerciseTrial } from "../../features/practice/trial/ExerciseTrial";
import { Counters } from "../../features/site/counters/Counters";
import { PartnerSlider } from "../../features/site/partners/PartnerSlider";
import { FeaturedQuote } from "../../features/site/testimonials/FeaturedQuote";
import { useSeasonOfferings } from "../../features/workshops/join/useSeasonOfferings";
import { WorkshopList } from "../../features/workshops/list/WorkshopList";
import { price } from "../../format/price";
import { paths } from "../../../shared/paths";
import { ButtonLink } from "../../ui/Button";
import { IllustratedGrid } from "../../ui/page/IllustratedGrid";
import { useSiteName } from "../../ui/page/PageTitle";
import { Section } from "../../ui/page/Section";
import type { HomeQuery } from "./Home.generated";
import styles from "./HomeSections.module.css";
import { LearningPath, OtherCourses } from "./LearningPath";

interface TryFirstProps {
  /** Has a batch that is open to every learner. */
  course: { slug: string; name: string };
  /** Continues a sentence that starts with the course's name. */
  text: string;
}

function TryFirst({ course, text }: TryFirstProps) {
  return (
    <p className={styles.try}>
      <strong>Look inside before you pay.</strong>{" "}
      <Link to={paths.lmsCourse(course.slug)}>{course.name}</Link> {text}
    </p>
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
    <details id={id} className={styles.folded}>
      <summary>
        <h3>{title}</h3>
        <p>{items.map((item) => item.title).join(" · ")}</p>
      </summary>
      <dl>
        {items.map((item) => (
          <div key={item.title}>
            <dt>{item.title}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const MAX_WORKSHOPS = 3;
const MAX_STEPS = 5;

interface CoursesProps {
  path: HomeQuery["homeContent"]["path"];
  courses: HomeQuery["courses"];
  tryFirstText: string;
}

/** Without a path of staff's own, the first courses are one. */
function stepsOf({ path, courses }: Pick<CoursesProps, "path" | "courses">) {
  return path.length > 0 ? path : courses.slice(0, MAX_STEPS).map(({ name }) => ({ title: name, text: "" }));
}

function Courses({ path, courses, tryFirstText }: CoursesProps) {
  const steps = stepsOf({ path, courses });
  const openCourse = courses.find(({ batches }) => batches.some(({ access }) => access === "OPEN"));
  return (
    <Section
      id="courses"
      title="One step, then the next"
      lead="Start where you are. Each course says what you should know before it."
      tone="sunk"
    >
      {courses.length === 0 && <NoCourses />}
      <LearningPath steps={steps} courses={courses} />
      <OtherCourses steps={steps} courses={courses} />
      {openCourse && <TryFirst course={openCourse} text={tryFirstText} />}
    </Section>
  );
}

interface TryCodeProps {
  exercise: NonNullable<HomeQuery["homeContent"]["exercise"]>;
  bootcamp: HomeQuery["bootcamp"];
  seasons: HomeQuery["bootcampSeasons"];
}

function TryCode({ exercise, bootcamp, seasons }: TryCodeProps) {
  const season = useSeasonOfferings(seasons).find(({ takesRegistrations }) => takesRegistrations);
  return (
    <Section
      id="try"
      title="Write some Python. Right here."
      lead="It runs in your browser and shows you what works. No account, nothing to install."
      tone="dark"
    >
      <ExerciseTrial exercise={exercise} />
      {bootcamp && (
        <p>
          Want more? See the <Link to={paths.bootcamp}>{bootcamp.name}</Link>
          {season && `, ${price(season.priceRupees)} a season`}.
        </p>
      )}
    </Section>
  );
}

export function HomeSections({
  homeContent: home,
  pageTexts,
  site,
  workshops,
  courses,
  testimonials,
  partners,
  bootcamp,
  bootcampSeasons,
}: HomeQuery) {
  const academyName = useSiteName();
  const coming = workshops.filter(({ hasEnded }) => !hasEnded).slice(0, MAX_WORKSHOPS);
  const cover = previewCoverOf(courses);
  const [testimonial] = testimonials;

  return (
    <>
      <Courses path={home.path} courses={courses} tryFirstText={pageTexts.tryFirstText} />
      {coming.length > 0 && (
        <Section id="workshops" title="Next live workshops">
          <WorkshopList workshops={coming} />
          <div>
            <ButtonLink to={paths.workshops}>All workshops</ButtonLink>
          </div>
        </Section>
      )}
      {home.exercise && <TryCode exercise={home.exercise} bootcamp={bootcamp} seasons={bootcampSeasons} />}
      {home.reasons.length > 0 && (
        <Section id="reasons" title={`Why choose ${academyName}`}>
          <div className={styles.product}>
            <IllustratedGrid items={home.reasons} look="lines" />
            {cover && <PortalPreview cover={cover} />}
          </div>
        </Section>
      )}
      {(testimonial || partners.length > 0) && (
        <Section id="learners" title="What learners say" tone="sunk">
          <Counters site={site} />
          {testimonial && <FeaturedQuote testimonial={testimonial} />}
          {testimonials.length > 1 && (
            <div>
              <ButtonLink to={`${paths.offers}#learners`}>More from learners</ButtonLink>
            </div>
          )}
          {partners.length > 0 && (
            <div id="partners" className={styles.partners}>
              <h3>Our partners</h3>
              <PartnerSlider partners={partners} />
            </div>
          )}
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
    </>
  );
}
