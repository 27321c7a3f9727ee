import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { paths } from "../../../../shared/paths";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { NotificationList } from "./NotificationList";
import type { NotificationLine_NotificationFragment } from "./NotificationLine.generated";

interface WhatIsNewProps {
  news: ({
    id: string;
    aboutId: string | null;
    readAt: string | null;
  } & FragmentType<NotificationLine_NotificationFragment>)[];
  /** The subject that the page shows anyway. */
  shownId: string | undefined;
}

/** Unread news of the learner's batches. */
export function WhatIsNew({ news, shownId }: WhatIsNewProps) {
  const unread = news.filter(({ aboutId, readAt }) => readAt === null && (!aboutId || aboutId !== shownId));
  if (unread.length === 0) return null;
  return (
    <Stack as="section" gap="1" aria-labelledby="what-is-new">
      <Row isSpread hasTargets>
        <h2 id="what-is-new">What’s new</h2>
        <Link to={paths.notifications}>All notifications</Link>
      </Row>
      <NotificationList notifications={unread} />
    </Stack>
  );
}
