import { DAY_MS } from "../../core/clock";
import { User } from "../../features/auth/user.entity";
import { Batch, BatchAccessKind } from "../../features/learning/batch.entity";
import { Reference } from "../../features/learning/reference.entity";
import { notify } from "../../platform/notifications/notify";
import { NotificationKind } from "../../platform/notifications/notificationKinds";
import { paths } from "../../../shared/paths";
import type { Transaction } from "../../platform/transaction";

const LEARNER = "learner@sopaan.example";
/** How long ago the lessons of the open batch were added: before its learner's certificate for all of them. */
const AGES_MS = [9 * DAY_MS, 8 * DAY_MS];

/** The sample learner's bell: the older one is read. */
export async function seedNotifications({ manager, services }: Transaction): Promise<void> {
  const learner = await manager.findOneByOrFail(User, { emailKey: LEARNER });
  const batch = await manager.findOneOrFail(Batch, {
    where: { access: BatchAccessKind.OPEN },
    relations: { course: true },
  });
  const lessons = await manager.find(Reference, {
    where: { batchId: batch.id },
    order: { position: "ASC" },
    take: AGES_MS.length,
  });
  const now = services.clock.now().getTime();
  for (const [index, { id, title }] of lessons.entries()) {
    const at = new Date(now - (AGES_MS[index] ?? 0));
    await notify(
      { manager, services: { ...services, clock: { now: () => at } } },
      {
        kind: NotificationKind.LESSON_ADDED,
        recipients: [learner.id],
        title: `New lesson: ${title}`,
        text: `${batch.course.name}, ${batch.name}`,
        path: paths.lesson(id),
        aboutId: batch.id,
      },
    );
  }
  await manager.query("UPDATE notifications SET read_at = created_at WHERE created_at < $1", [
    new Date(now - 8.5 * DAY_MS),
  ]);
}
