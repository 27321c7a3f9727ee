import { isoDayInIndia } from "../../core/timeInIndia";
import type { Context } from "../../platform/context";
import { canReadCourse } from "../catalog/course.policy";
import { Batch } from "./batch.entity";

const MAX_NEXT_BATCHES = 6;

/** Hides batches of an unpublished course from visitors. */
export async function findBatch(context: Context, id: string): Promise<Batch | null> {
  const batch = await context.dataSource.manager.findOne(Batch, {
    where: { id },
    relations: { course: true },
  });
  return batch && canReadCourse(await context.actor(), batch.course) ? batch : null;
}

export async function findNextBatches(context: Context): Promise<Batch[]> {
  const { dataSource, clock } = context;
  return dataSource.manager
    .createQueryBuilder(Batch, "batch")
    .innerJoin("batch.course", "course")
    .where("batch.startsOn >= :today", { today: isoDayInIndia(clock.now()) })
    .andWhere(context.showsDrafts ? "true" : "course.isPublished")
    .andWhere("NOT batch.isClosed")
    .orderBy("batch.startsOn")
    .addOrderBy("batch.id")
    .take(MAX_NEXT_BATCHES)
    .getMany();
}
