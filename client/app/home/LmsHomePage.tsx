import { skipToken, useSuspenseQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { SignInLink } from "../../features/auth/signIn/SignInPrompt";
import { PortalPreview, previewCoverOf } from "../portal/PortalPreview";
import { useIsSignedIn } from "../../features/auth/useViewer";
import { ogPicture, paths } from "../../../shared/paths";
import { ButtonLink } from "../../ui/Button";
import { lazyComponent } from "../../ui/lazyComponent";
import { BelowFold } from "../../ui/page/BelowFold";
import { Hero } from "../../ui/page/Hero";
import { MissingNotice } from "../../ui/page/MissingNotice";
import { PageHead } from "../../ui/page/PageHead";
import { ContinueLearning } from "./ContinueLearning";
import type { LmsContinueQuery, LmsHomeQuery } from "./LmsHome.generated";
import { LmsContinueDocument, LmsHomeDocument } from "./LmsHome.generated";
import styles from "./LmsHomePage.module.css";

interface LmsHeroProps {
  texts: LmsHomeQuery["pageTexts"];
  isSignedIn: boolean;
  own: LmsContinueQuery | undefined;
  courses: LmsHomeQuery["courses"];
}

function LmsHero({ texts, isSignedIn, own, courses }: LmsHeroProps) {
  const lessons = own?.continueLearning ?? [];
  if (isSignedIn) {
    return (
      <Hero
        title={texts.learnersHeadline}
        lead={texts.learnersLead}
        art={<ContinueLearning lessons={lessons} viewer={own?.viewer} />}
        isArtTall={lessons.length > 0}
        actions={
          <ButtonLink look={lessons.length > 0 ? "plain" : "main"} to={paths.dash}>
            Browse All Courses
          </ButtonLink>
        }
      />
    );
  }
  const cover = previewCoverOf(courses);
  return (
    <Hero
      art={cover && <PortalPreview cover={cover} />}
      isArtTall
      title={texts.portalHeadline}
      lead={texts.portalLead}
      actions={
        <>
          <SignInLink>Get Started</SignInLink>
          <ButtonLink to={paths.join}>Create account</ButtonLink>
        </>
      }
    />
  );
}

const LmsHomeSections = lazyComponent(() => import("./LmsHomeSections"), "LmsHomeSections");

export function LmsHomePage() {
  const isSignedIn = useIsSignedIn();
  const { data } = useSuspenseQuery(LmsHomeDocument);
  const own = useSuspenseQuery(LmsContinueDocument, isSignedIn ? {} : skipToken).data;
  const { academyName } = data.site;
  const isMissing = useSearchParams()[0].has("missing");

  return (
    <main id="main">
      <PageHead
        title="Learning portal"
        description={`The learning portal of ${academyName}: courses and their prices, the next batches, and the way to your videos.`}
        path={paths.lms}
        picture={ogPicture("site", "lms")}
        pictured={data.courses.length}
        isUnlisted={isMissing}
      />
      {isMissing && (
        <div className={styles.missing}>
          <MissingNotice noun="course" others="the courses we offer now" />
        </div>
      )}
      <LmsHero texts={data.pageTexts} isSignedIn={isSignedIn} own={own} courses={data.courses} />
      <BelowFold>
        <LmsHomeSections {...data} isSignedIn={isSignedIn} />
      </BelowFold>
    </main>
  );
}
