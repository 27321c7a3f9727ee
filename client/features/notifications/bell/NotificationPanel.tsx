import { useQuery } from "@apollo/client/react";
import { useRef } from "react";
import { messageOf } from "../../../apollo/problemsOf";
import { OPTIONAL_QUERY } from "../../../apollo/optionalQuery";
import { useFocusAfterSwap } from "../../../hooks/useFocusAfterSwap";
import { paths } from "../../../../shared/paths";
import { Button, ButtonLink } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Skeleton } from "../../../ui/page/Skeleton";
import { MarkAllRead } from "../list/MarkAllRead";
import { NotificationList } from "../list/NotificationList";
import type { NotificationPanelQuery } from "./NotificationPanel.generated";
import { NotificationPanelDocument } from "./NotificationPanel.generated";

type Nodes = NotificationPanelQuery["viewerNotifications"]["nodes"];

function Latest({ nodes }: { nodes: Nodes }) {
  if (nodes.length > 0) return <NotificationList notifications={nodes} />;
  return <Text tone="muted">Nothing yet. New lessons, live classes and answers appear here.</Text>;
}

/** The latest, refetched each time the bell opens. */
export function NotificationPanel() {
  const place = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery(NotificationPanelDocument, {
    ...OPTIONAL_QUERY,
    errorPolicy: "none",
    fetchPolicy: "cache-and-network",
  });
  const nodes = data?.viewerNotifications.nodes;
  const hasUnread = nodes?.some(({ readAt }) => readAt === null) ?? false;
  useFocusAfterSwap(place, hasUnread);

  return (
    <div ref={place}>
      <Stack gap="1">
        <Row isSpread>
          <Text as="h2" size="larger">
            Notifications
          </Text>
          {nodes && hasUnread && <MarkAllRead newestAt={nodes[0]?.createdAt ?? ""} />}
        </Row>
        {nodes && <Latest nodes={nodes} />}
        {!nodes && !error && <Skeleton count={4} />}
        {!nodes && error && (
          <Stack gap="1" role="alert">
            <Text>{messageOf(error)}</Text>
            <Row>
              <Button onClick={() => void refetch().catch(() => {})}>Try again</Button>
            </Row>
          </Stack>
        )}
        <Row isSpread>
          <ButtonLink look="quiet" to={paths.notifications} data-first-focus>
            See all
          </ButtonLink>
          <ButtonLink look="quiet" to={paths.notificationSettings}>
            E-mail settings
          </ButtonLink>
        </Row>
      </Stack>
    </div>
  );
}
