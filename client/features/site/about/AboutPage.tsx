import { useSuspenseQuery } from "@apollo/client/react";
import { ogPicture, paths } from "../../../../shared/paths";
import { BelowFold } from "../../../ui/page/BelowFold";
import { ButtonLink } from "../../../ui/Button";
import { Hero } from "../../../ui/page/Hero";
import { PageHead } from "../../../ui/page/PageHead";
import { useSiteName } from "../../../ui/page/PageTitle";
import { TeacherStairs } from "../../catalog/teachers/TeacherStairs";
import { Counters } from "../counters/Counters";
import { AboutDocument } from "./About.generated";
import { lazyComponent } from "../../../ui/lazyComponent";

const AboutSections = lazyComponent(() => import("./AboutSections"), "AboutSections");

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
}

export function AboutPage() {
  const { data } = useSuspenseQuery(AboutDocument);
  const { aboutContent: about } = data;
  const academyName = useSiteName();
  const story = paragraphsOf(about.story);

  return (
    <main id="main">
      <PageHead
        title="About"
        description={`${academyName}: ${about.mission}`}
        path={paths.about}
        picture={ogPicture("site", "about")}
      />
      <Hero
        kicker={`About ${academyName}`}
        title="Our Story"
        lead={story[0] ?? about.mission}
        actions={
          <>
            <ButtonLink look="main" to={paths.workshops}>
              See the workshops
            </ButtonLink>
            <ButtonLink to={paths.contact}>Contact us</ButtonLink>
          </>
        }
        art={data.teachers.length > 0 ? <TeacherStairs teachers={data.teachers} /> : undefined}
      >
        <Counters site={data.site} />
        {story.slice(1).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Hero>
      <BelowFold>
        <AboutSections {...data} />
      </BelowFold>
    </main>
  );
}
