import { paths } from "../../../shared/paths";
import type { Context } from "../../platform/context";
import { notify } from "../../platform/notifications/notify";
import { NotificationKind } from "../../platform/notifications/notificationKinds";
import type { Transaction } from "../../platform/transaction";
import { Batch } from "./batch.entity";
import { findBatchLearners } from "./findBatchLearners";
import type { Reference } from "./reference.entity";

/** Several lessons in a few minutes are one notification. */
export async function notifyOfLesson(
  { manager, services: context }: Transaction<Context>,
  { id, batchId, title }: Reference,
): Promise<void> {
  const batch = await manager.findOneOrFail(Batch, {
    where: { id: batchId },
    relations: { course: true },
  });
  const actor = await context.actor();
  const learners = await findBatchLearners(manager, batch, context.clock.now());
  const place = `${batch.course.name}, ${batch.name}`;
  await notify(
    { manager, services: context },
    {
      kind: NotificationKind.LESSON_ADDED,
      recipients: learners.filter((learner) => learner !== actor?.userId),
      title: `New lesson: ${title}`,
      text: place,
      path: paths.lesson(id),
      aboutId: batchId,
      joins: { withinMinutes: 10, title: `new lessons in ${place}` },
    },
  );
}
