import { useParams } from "react-router-dom";
import { messageOf } from "../../../apollo/problemsOf";
import { paths } from "../../../../shared/paths";
import { Button } from "../../../ui/Button";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Notice } from "../../../ui/Notice";
import { PageHead } from "../../../ui/page/PageHead";
import { Skeleton } from "../../../ui/page/Skeleton";
import { NoRegistration, REGISTRATION_TITLE } from "./NoRegistrationPage";
import { RegistrationSections } from "./RegistrationSections";
import { useRegistration } from "./useRegistration";

/** Opened by its secret link or by its owner's session. */
export function RegistrationPage() {
  const { id = "" } = useParams();
  const { registration, isReplaced, registrationKey, error, refetch } = useRegistration(id);
  return (
    <PageFrame>
      <PageHead
        title={REGISTRATION_TITLE}
        description="The state of your registration, and how to pay."
        isUnlisted
      />
      {isReplaced && (
        <Notice tone="problem" title="This link was replaced by a newer one">
          <p>
            Open the link in our newest e-mail to you. What you typed stays here. If you have paid, your
            payment isn’t lost.
          </p>
        </Notice>
      )}
      {registration ? (
        <RegistrationSections {...{ registration, registrationKey, isReplaced }} />
      ) : (
        <>
          <h1>{REGISTRATION_TITLE}</h1>
          <noscript>
            <p>
              This page needs JavaScript, which is off in your browser: turn it on and reload the page. Or{" "}
              <a href={paths.contact}>write to us or call us</a>, with the reference from our e-mail.
            </p>
          </noscript>
          {error && (
            <Notice
              tone="problem"
              title="Your registration couldn’t be read"
              action={<Button onClick={() => void refetch()}>Try again</Button>}
            >
              <p>{messageOf(error)}</p>
            </Notice>
          )}
          {!error && (registration === null ? <NoRegistration /> : <Skeleton shape="card" count={2} />)}
        </>
      )}
    </PageFrame>
  );
}
