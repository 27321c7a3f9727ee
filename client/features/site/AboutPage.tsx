import { useSuspenseQuery } from "@apollo/client/react";
import { lazy } from "react";
import { ogPicture, paths } from "../../paths";
import { BelowFold } from "../../ui/BelowFold";
import { ButtonLink } from "../../ui/Button";
import { Hero } from "../../ui/Hero";
import { PageHead } from "../../ui/PageHead";
import { useSiteName } from "../../ui/PageTitle";
import { AboutDocument } from "./About.generated";
import { paragraphsOf } from "./paragraphsOf";

const AboutSections = lazy(async () => ({ default: (await import("./AboutSections")).AboutSections }));

/** `/about`: why the academy is there, what it holds to, and why one may choose it. */
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
      >
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
