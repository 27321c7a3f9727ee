import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { Hero } from "../../ui/page/Hero";
import { SignInLink } from "../../features/auth/signIn/SignInPrompt";
import type { LmsContinueQuery, LmsHomeQuery } from "./LmsHome.generated";

interface LmsHeroProps {
  texts: LmsHomeQuery["pageTexts"];
  isSignedIn: boolean;
  last: LmsContinueQuery["continueLearning"][number] | undefined;
}

export function LmsHero({ texts, isSignedIn, last }: LmsHeroProps) {
  if (isSignedIn) {
    return (
      <Hero
        title={texts.learnersHeadline}
        lead={texts.learnersLead}
        actions={
          <>
            {last && (
              <ButtonLink look="main" to={paths.lesson(last.id)}>
                Resume “{last.title}”
              </ButtonLink>
            )}
            <ButtonLink look={last ? "plain" : "main"} to={paths.dash}>
              Browse All Courses
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <Hero
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
