import { useSuspenseQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { useSite } from "../../apollo/useSite";
import { price } from "../../format/price";
import { rupees } from "../../format/rupees";
import { shortDate } from "../../format/shortDate";
import { paths } from "../../../shared/paths";
import { ButtonLink } from "../../ui/Button";
import { lazyComponent } from "../../ui/lazyComponent";
import { BelowFold } from "../../ui/page/BelowFold";
import { Hero } from "../../ui/page/Hero";
import { JumpLink } from "../../ui/page/JumpLink";
import { usePageFacts } from "../../ui/page/PageFacts";
import { PageHead } from "../../ui/page/PageHead";
import { academyJsonLd } from "./academyJsonLd";
import type { HomeQuery } from "./Home.generated";
import { HomeDocument } from "./Home.generated";
import styles from "./HomePage.module.css";

interface AcademyFactsProps {
  courses: { priceRupees: number | null }[];
  nextStart: string | null;
}

function AcademyFacts({ courses, nextStart }: AcademyFactsProps) {
  const prices = courses.flatMap(({ priceRupees }) => priceRupees ?? []);
  return (
    <dl className={styles.facts}>
      {courses.length > 0 && (
        <div>
          <dt>Courses</dt>
          <dd>{courses.length}</dd>
        </div>
      )}
      {prices.length > 0 && (
        <div>
          <dt>Paid courses from</dt>
          <dd>{rupees(Math.min(...prices))}</dd>
        </div>
      )}
      {nextStart && (
        <div>
          <dt>Next batch starts</dt>
          <dd>
            <time dateTime={nextStart}>{shortDate(nextStart)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}

interface StartLearningProps {
  link: string | null;
}

function StartLearning({ link }: StartLearningProps) {
  if (!link) return <Link to={paths.offers}>Start Learning: all courses and prices</Link>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      Start Learning on {new URL(link).hostname.replace(/^www\./, "")}
    </a>
  );
}

interface NextStepProps {
  workshop: HomeQuery["workshops"][number] | undefined;
}

/** The academy's own next step: the workshop that starts next. */
function NextStep({ workshop }: NextStepProps) {
  if (!workshop) return <JumpLink to="courses">See courses and prices</JumpLink>;
  return (
    <>
      <ButtonLink look="main" to={paths.workshop(workshop.slug)}>
        {workshop.name}, {price(workshop.priceRupees)}
      </ButtonLink>
      <JumpLink look="plain" to="courses">
        See all courses
      </JumpLink>
    </>
  );
}

const HomeSections = lazyComponent(() => import("./HomeSections"), "HomeSections");

export function HomePage() {
  const { data } = useSuspenseQuery(HomeDocument);
  const site = useSite();
  const { homeContent: home, workshops, courses, nextBatches } = data;
  const { origin } = usePageFacts();

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
          <NextStep workshop={workshops.find(({ hasStarted, hasEnded }) => !hasStarted && !hasEnded)} />
        }
      >
        <p className={styles.start}>
          <StartLearning link={home.startLearningLink ?? site.coursesPageLink} />
        </p>
        <AcademyFacts courses={courses} nextStart={nextBatches[0]?.startsOn ?? null} />
      </Hero>
      <BelowFold>
        <HomeSections {...data} />
      </BelowFold>
    </main>
  );
}
