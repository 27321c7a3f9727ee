import type { EntityManager } from "typeorm";
import { paths } from "../../../client/paths";
import { DAY_MS } from "../../core/clock";
import { signedInActor } from "../../core/requestContext";
import type { Context } from "../../platform/context";
import { notify } from "../../platform/notifications/notify";
import { NotificationKind } from "../../platform/notifications/notificationKinds";
import type { Transaction } from "../../platform/transaction";
import { Batch, BatchAccessKind } from "./batch.entity";
import type { Reference } from "./reference.entity";

/** Anyone can open an open batch, so only those who learn in it are told. */
const LEARNED_WITHIN_MS = 60 * DAY_MS;

const LEARNERS = `
  SELECT user_id AS id FROM batch_accesses WHERE batch_id = $1
  UNION
  SELECT p.user_id FROM lesson_progress p JOIN batch_references r ON r.id = p.reference_id
  WHERE r.batch_id = $1 AND $2 AND p.viewed_at > $3`;

async function findLearners(manager: EntityManager, { id, access }: Batch, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - LEARNED_WITHIN_MS);
  const rows = await manager.query<{ id: string }[]>(LEARNERS, [id, access === BatchAccessKind.OPEN, since]);
  return rows.map((row) => row.id);
}

/** Several lessons in a few minutes are one notification. */
export async function tellOfLesson(
  { manager, services: context }: Transaction<Context>,
  { id, batchId, title }: Reference,
): Promise<void> {
  const batch = await manager.findOneOrFail(Batch, {
    where: { id: batchId },
    relations: { course: true },
  });
  if (!batch.course.isPublished) return;
  const { userId } = await signedInActor(context);
  const learners = await findLearners(manager, batch, context.clock.now());
  const place = `${batch.course.name}, ${batch.name}`;
  await notify(
    { manager, services: context },
    {
      kind: NotificationKind.LESSON_ADDED,
      recipients: learners.filter((learner) => learner !== userId),
      title: `New lesson: ${title}`,
      text: place,
      path: paths.lesson(id),
      aboutId: batchId,
      joins: { withinMinutes: 10, title: `new lessons in ${place}` },
    },
  );
}
