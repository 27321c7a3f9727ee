import { paths } from "../../../../shared/paths";
import { notify } from "../../../platform/notifications/notify";
import { NotificationKind } from "../../../platform/notifications/notificationKinds";
import type { OrderListener } from "../registration/orderEvents";

export const notifyOfOrder: OrderListener = async (transaction, order, { kind }) => {
  if (kind !== "CONFIRMED") return;
  await notify(transaction, {
    kind: NotificationKind.SEAT_CONFIRMED,
    recipients: order.userId ? [order.userId] : [],
    title: `Your seat is confirmed: ${order.title}`,
    path: paths.registration(order.id),
    aboutId: order.id,
  });
};
