import type { Context } from "../../../platform/context";
import type { Owner } from "../../../platform/ownOrders";
import { BatchAccess } from "../access/batchAccess.entity";
import { LessonProgress } from "../lessonProgress.entity";

const IN_ORDER_OF_TIME = "ASC";

export async function readOwnLearning({ dataSource }: Context, { id: userId }: Owner): Promise<object> {
  const { manager } = dataSource;
  const accesses = await manager.find(BatchAccess, {
    where: { userId },
    relations: { batch: { course: true } },
    order: { grantedAt: IN_ORDER_OF_TIME },
  });
  const lessons = await manager.find(LessonProgress, {
    where: { userId },
    relations: { reference: { batch: { course: true } } },
    withDeleted: true,
    order: { viewedAt: IN_ORDER_OF_TIME },
  });
  return {
    batches: accesses.map(({ batch, source, grantedAt }) => ({
      course: batch.course.name,
      batch: batch.name,
      openedBy: source,
      openSince: grantedAt,
    })),
    lessons: lessons.map(({ reference, ...progress }) => ({
      course: reference.batch.course.name,
      batch: reference.batch.name,
      title: reference.title,
      firstOpenedAt: progress.openedAt,
      lastOpenedAt: progress.viewedAt,
      removedAt: reference.removedAt,
      watchedSeconds: progress.watchedSeconds,
      watchedSecondsOfReplacedVideos: progress.earlierSeconds,
      stoppedAtSecond: progress.positionSeconds,
      watchedAt: progress.watchedAt,
      markedAsDoneAt: progress.tickedAt,
      passedAt: progress.passedAt,
    })),
  };
}
