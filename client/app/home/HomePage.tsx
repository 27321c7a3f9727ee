import { useSuspenseQuery } from "@apollo/client/react";
import { paths } from "../../paths";
import { BelowFold } from "../../ui/page/BelowFold";
import { Hero } from "../../ui/page/Hero";
import { JumpLink } from "../../ui/page/JumpLink";
import { usePageFacts } from "../../ui/page/PageFacts";
import { PageHead } from "../../ui/page/PageHead";
import { AcademyFacts } from "./AcademyFacts";
import { academyJsonLd } from "./academyJsonLd";
import { HomeDocument } from "./Home.generated";
import { StartLearning } from "./StartLearning";
import { useSite } from "../../apollo/useSite";
import { lazyComponent } from "../../ui/lazyComponent";

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
