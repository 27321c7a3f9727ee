import { paths } from "../../paths";
import { Button, ButtonLink } from "../../ui/Button";
import { Hero } from "../../ui/Hero";
import { useSignInPrompt } from "../auth/SignInPrompt";

interface LmsHeroProps {
  academyName: string;
  isSignedIn: boolean;
}

/** A welcome for visitors, who sign in from here; for learners, the way on to all courses. */
export function LmsHero({ academyName, isSignedIn }: LmsHeroProps) {
  const openSignIn = useSignInPrompt();
  if (isSignedIn) {
    return (
      <Hero
        title="We Help You Learn What You Love"
        lead="Cloud-Native Thinking for the Modern World."
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
      title={`Welcome to ${academyName} LMS`}
      lead="Your Gateway to Data Science & Analytics Mastery"
      actions={
        <>
          <Button look="main" onClick={openSignIn}>
            Get Started
          </Button>
          <ButtonLink to={paths.join}>Make an account</ButtonLink>
        </>
      }
    />
  );
}
