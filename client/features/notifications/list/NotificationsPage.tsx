import { Settings } from "lucide-react";
import { useRef } from "react";
import { ShowMore } from "../../../apollo/lists/ShowMore";
import { usePagedQuery } from "../../../apollo/lists/usePagedQuery";
import { useFocusAfterSwap } from "../../../hooks/useFocusAfterSwap";
import { paths } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Notice } from "../../../ui/Notice";
import { PageHead } from "../../../ui/page/PageHead";
import { MarkAllRead } from "./MarkAllRead";
import { NotificationList } from "./NotificationList";
import { NotificationsDocument } from "./Notifications.generated";

const AT_ONCE = { first: 25 };

export function NotificationsPage() {
  const place = useRef<HTMLDivElement>(null);
  const { data, more } = usePagedQuery(NotificationsDocument, AT_ONCE);
  const { nodes } = data.viewerNotifications;
  const hasUnread = nodes.some(({ readAt }) => readAt === null);
  useFocusAfterSwap(place, hasUnread);

  return (
    <PageFrame>
      <PageHead title="Notifications" description="New lessons, live classes and answers." isUnlisted />
      <div ref={place}>
        <Row isSpread>
          <h1>Notifications</h1>
          <Row>
            {hasUnread && <MarkAllRead newestAt={nodes[0]?.createdAt ?? ""} />}
            <ButtonLink
              look="quiet"
              to={paths.notificationSettings}
              icon={<Settings size={18} aria-hidden />}
              data-first-focus
            >
              E-mail settings
            </ButtonLink>
          </Row>
        </Row>
      </div>
      {nodes.length === 0 ? (
        <Notice title="No notifications yet">
          <p>New lessons in your batches, live classes and answers to your questions appear here.</p>
        </Notice>
      ) : (
        <Stack>
          <NotificationList notifications={nodes} />
          <div>
            <ShowMore {...more} />
          </div>
        </Stack>
      )}
    </PageFrame>
  );
}
