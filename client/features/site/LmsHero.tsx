import { paths } from "../../paths";
import { Button, ButtonLink } from "../../ui/Button";
import { Hero } from "../../ui/Hero";
import { useSignInPrompt } from "../auth/SignInPrompt";
import type { LmsHomeQuery } from "./LmsHome.generated";

interface LmsHeroProps {
  texts: LmsHomeQuery["pageTexts"];
  isSignedIn: boolean;
}

/** A welcome for visitors, who sign in from here; for learners, the way on to all courses. */
export function LmsHero({ texts, isSignedIn }: LmsHeroProps) {
  const openSignIn = useSignInPrompt();
  if (isSignedIn) {
    return (
      <Hero
        title={texts.learnersHeadline}
        lead={texts.learnersLead}
        actions={
          <ButtonLink look="main" to={paths.dash}>
            Browse All Courses
          </ButtonLink>
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
          <Button look="main" onClick={openSignIn}>
            Get Started
          </Button>
          <ButtonLink to={paths.join}>Create account</ButtonLink>
        </>
      }
    />
  );
}
