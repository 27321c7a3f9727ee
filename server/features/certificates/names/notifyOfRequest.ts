import type { Context } from "../../../platform/context";
import { NotificationKind } from "../../../platform/notifications/notificationKinds";
import { notify } from "../../../platform/notifications/notify";
import { settleNews } from "../../../platform/notifications/settleNews";
import type { Transaction } from "../../../platform/transaction";
import type { Certificate } from "../certificate.entity";

const kind = NotificationKind.NAME_REQUESTED;

/** Once for each time that a name begins to wait, however often the learner changes it then. */
export async function notifyOfRequest(
  { manager, services }: Transaction<Context>,
  { id, title }: Pick<Certificate, "id" | "title">,
): Promise<void> {
  await notify(
    { manager, services },
    {
      kind,
      recipients: await services.people.staffIds(manager),
      title: `A name to check: ${title}`,
      text: "A learner’s certificate is waiting for it.",
      path: "/cms/certificates",
      aboutId: id,
    },
  );
}

export async function settleRequest(transaction: Transaction<Context>, aboutId: string): Promise<void> {
  await settleNews(transaction, { kind, aboutId });
}
