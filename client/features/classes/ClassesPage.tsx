import { useFragmentData } from "../../apollo/useFragmentData";
import { ShowMore } from "../../apollo/lists/ShowMore";
import { useLatestQuery } from "../../apollo/useLatestQuery";
import { usePagedQuery } from "../../apollo/lists/usePagedQuery";
import { useHeadingFocus } from "../../hooks/useHeadingFocus";
import { paths } from "../../../shared/paths";
import { ButtonLink } from "../../ui/Button";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Stack } from "../../ui/layout/Stack";
import { Text } from "../../ui/layout/Text";
import { Notice } from "../../ui/Notice";
import { PageHead } from "../../ui/page/PageHead";
import { ConfirmToSeeClasses } from "../auth/account/ConfirmToSeeClasses";
import { useViewer } from "../auth/useViewer";
import { PastClassesDocument, UpcomingClassesDocument } from "./ClassesPage.generated";
import { ClassList } from "./ClassList";
import { LiveClass_ClassFragmentDoc } from "./LiveClass.generated";

const FIRST_PAGE = { first: 25 };
const NONE = {};

/** The classes of all batches, workshops and seasons of the learner. */
export function ClassesPage() {
  const heading = useHeadingFocus("");
  const viewer = useViewer();
  const { viewerUpcomingClasses } = useLatestQuery(UpcomingClassesDocument, NONE);
  const { data, more } = usePagedQuery(PastClassesDocument, FIRST_PAGE);
  const coming = useFragmentData(LiveClass_ClassFragmentDoc, viewerUpcomingClasses);
  const past = useFragmentData(LiveClass_ClassFragmentDoc, data.viewerPastClasses.nodes);
  return (
    <PageFrame>
      <PageHead title="Live classes" description="Your live classes and their recordings." isUnlisted />
      <h1 ref={heading} tabIndex={-1}>
        Live classes
      </h1>
      {coming.length === 0 && viewer && !viewer.emailVerifiedAt && (
        <ConfirmToSeeClasses email={viewer.email} />
      )}
      {coming.length === 0 && viewer?.emailVerifiedAt && (
        <Notice
          title="No live classes scheduled"
          action={<ButtonLink to={paths.dash}>Go to the learning portal</ButtonLink>}
        >
          <p>Classes for your batches and workshops appear here once they’re scheduled.</p>
        </Notice>
      )}
      {coming.length > 0 && (
        <Stack as="section" gap="1" aria-labelledby="coming-title">
          <h2 id="coming-title">Upcoming</h2>
          <Text tone="muted">You can join a class from 10 minutes before it starts.</Text>
          <ClassList classes={coming} hasAbout />
        </Stack>
      )}
      {past.length > 0 && (
        <Stack as="section" gap="1" aria-labelledby="past-title">
          <h2 id="past-title">Past</h2>
          <ClassList classes={past} hasAbout />
          <ShowMore {...more} />
        </Stack>
      )}
    </PageFrame>
  );
}
