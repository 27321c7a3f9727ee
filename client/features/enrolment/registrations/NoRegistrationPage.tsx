import { paths, withReturn } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Notice } from "../../../ui/Notice";
import { PageHead } from "../../../ui/page/PageHead";
import { useIsSignedIn } from "../../auth/useViewer";

export const REGISTRATION_TITLE = "Your registration";

export function NoRegistration() {
  const isSignedIn = useIsSignedIn();
  const own = paths.registrations;
  return (
    <Notice
      title="This link doesn’t open a registration"
      action={
        <ButtonLink look="main" to={isSignedIn ? own : withReturn(paths.signIn, own)}>
          {isSignedIn ? "My registrations" : "Sign in to see your registrations"}
        </ButtonLink>
      }
    >
      <p>
        Part of the link may be missing. Please open it from our latest e-mail to you. Or register again with
        the same e-mail address, and we’ll e-mail you the link to your order once more.
      </p>
    </Notice>
  );
}

/** `/registration/…` with an invalid id. */
export function NoRegistrationPage() {
  return (
    <PageFrame>
      <PageHead title={REGISTRATION_TITLE} description="This link doesn’t open a registration." isUnlisted />
      <h1>{REGISTRATION_TITLE}</h1>
      <NoRegistration />
    </PageFrame>
  );
}
