import { useSuspenseQuery } from "@apollo/client/react";
import { useSite } from "../../apollo/useSite";
import { rupees } from "../../format/rupees";
import { shortDate } from "../../format/shortDate";
import { paths } from "../../paths";
import { ButtonAnchor, ButtonLink } from "../../ui/Button";
import { lazyComponent } from "../../ui/lazyComponent";
import { BelowFold } from "../../ui/page/BelowFold";
import { Hero } from "../../ui/page/Hero";
import { JumpLink } from "../../ui/page/JumpLink";
import { usePageFacts } from "../../ui/page/PageFacts";
import { PageHead } from "../../ui/page/PageHead";
import { academyJsonLd } from "./academyJsonLd";
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
          <dt>Batches from</dt>
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
  if (!link) {
    return (
      <ButtonLink look="main" to={paths.offers}>
        Start Learning
      </ButtonLink>
    );
  }
  return (
    <ButtonAnchor look="main" href={link}>
      Start Learning
    </ButtonAnchor>
  );
}

const HomeSections = lazyComponent(() => import("./HomeSections"), "HomeSections");

export function HomePage() {
  const { data } = useSuspenseQuery(HomeDocument);
  const site = useSite();
  const { homeContent: home, courses, nextBatches } = data;
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
          <>
            <StartLearning link={home.startLearningLink ?? site.coursesPageLink} />
            <JumpLink look="plain" to="courses">
              See courses and prices
            </JumpLink>
          </>
        }
      >
        <AcademyFacts courses={courses} nextStart={nextBatches[0]?.startsOn ?? null} />
      </Hero>
      <BelowFold>
        <HomeSections {...data} />
      </BelowFold>
    </main>
  );
}
