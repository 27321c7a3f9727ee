import type { ReactNode } from "react";
import { lazy } from "react";
import { paths } from "../../paths";
import { BelowFold } from "../../ui/BelowFold";
import { Hero } from "../../ui/Hero";
import { JumpLink } from "../../ui/JumpLink";
import { usePageFacts } from "../../ui/PageFacts";
import { PageHead } from "../../ui/PageHead";
import { AcademyFacts } from "./AcademyFacts";
import { academyJsonLd } from "./academyJsonLd";
import type { HomeQuery } from "./Home.generated";
import { StartLearning } from "./StartLearning";
import { useSite } from "./useSite";

const HomeSections = lazy(async () => ({ default: (await import("./HomeSections")).HomeSections }));

interface HomeMainProps {
  content: HomeQuery;
  /** Says above it that visitors do not get it like this. */
  note?: ReactNode;
}

/** What the academy is, what comes next at which price, and why to learn here. */
export function HomeMain({ content, note }: HomeMainProps) {
  const site = useSite();
  const { homeContent: home, courses, nextBatches } = content;
  const { origin } = usePageFacts();

  return (
    <main id="main">
      {note}
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
        <HomeSections {...content} />
      </BelowFold>
    </main>
  );
}
