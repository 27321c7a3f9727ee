import type { FragmentType } from "@apollo/client";
import { Stack } from "../../../ui/layout/Stack";
import { NotificationLine } from "./NotificationLine";
import type { NotificationLine_NotificationFragment } from "./NotificationLine.generated";

interface NotificationListProps {
  notifications: ({ id: string } & FragmentType<NotificationLine_NotificationFragment>)[];
}

export function NotificationList({ notifications }: NotificationListProps) {
  return (
    <Stack as="ul" gap="half">
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationLine notification={notification} />
        </li>
      ))}
    </Stack>
  );
}
