import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Float,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { recordResolver } from "../../platform/audit/recordResolver";
import { isoDayInIndia } from "../../core/timeInIndia";
import { Public, Role } from "../../core/authorization";
import type { Context } from "../../platform/context";
import { VersionedInput } from "../../core/content/inputs";
import { OncePerDocument } from "../../graphql/limits";
import { selects, selectsAnywhere } from "../../core/selection";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { Course } from "../catalog/course.entity";
import { Batch } from "./batch.entity";
import {
  BatchCreation,
  CreateCourseWithBatchInput,
  RotateBatchCodeInput,
  UnlockBatchInput,
} from "./batch.inputs";
import { UnlockBatchResult } from "./batch.results";
import { findIsUnlocked } from "./findIsUnlocked";
import { DETAIL_FIELDS, findBatchForPortal } from "./portal/findBatchForPortal";
import { findBatch, findNextBatches } from "./findBatches";
import {
  batchesByCourse,
  courseById,
  learnedPeopleByBatch,
  referenceCountByBatch,
  referencesByBatch,
} from "./learning.loaders";
import { Reference } from "./reference.entity";
import { hoursPerWeek } from "./weeklySchedule";
import { BATCHES, createBatch, createCourseWithBatch, openBatch, rotateBatchCode } from "./saveBatch";
import { lockedSecondsOf, unlockBatch } from "./access/unlockBatch";

@Resolver(() => Course)
export class CourseBatchesResolver {
  @FieldResolver(() => [Batch])
  async batches(@Root() course: Course, @Ctx() context: Context): Promise<Batch[]> {
    return (await batchesByCourse(context).load(course.id)) ?? [];
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: "Hours of live classes a week, by the schedule of the batch that starts next.",
  })
  async hoursPerWeek(@Root() course: Course, @Ctx() context: Context): Promise<number | null> {
    const batches = (await batchesByCourse(context).load(course.id)) ?? [];
    return hoursPerWeek(batches, isoDayInIndia(context.clock.now()));
  }
}

export const BatchRecords = recordResolver(BATCHES, {
  creation: BatchCreation,
  create: createBatch,
  says: { delete: "Deletes the batch with its references, unless someone has learned in it." },
});

@Resolver(() => Batch)
export class BatchResolver {
  @Authorized(Role.LEARNER)
  @Query(() => Batch, {
    nullable: true,
    description: "One batch; its references are null while it is locked.",
  })
  async batch(
    @Arg("id", () => GraphQLUUID) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Batch | null> {
    if (!selects(info, "references")) return findBatch(context, id);
    return findBatchForPortal(context, id, selectsAnywhere(info, DETAIL_FIELDS));
  }

  @Authorized(Role.LEARNER)
  @Query(() => Int, {
    description: "Seconds until the viewer may try another secret code of this batch; 0 if they may now.",
  })
  @OncePerDocument()
  async secretCodeLockedSeconds(
    @Arg("batchId", () => GraphQLUUID) batchId: string,
    @Ctx() context: Context,
  ): Promise<number> {
    return lockedSecondsOf(context, batchId);
  }

  @Public()
  @Query(() => [Batch], { description: "Batches that start today or later, the next one first." })
  async nextBatches(@Ctx() context: Context): Promise<Batch[]> {
    return findNextBatches(context);
  }

  @FieldResolver(() => Course)
  async course(@Root() batch: Batch, @Ctx() context: Context): Promise<Course | undefined> {
    return courseById(context).load(batch.courseId);
  }

  @FieldResolver(() => Int)
  async referenceCount(@Root() batch: Batch, @Ctx() context: Context): Promise<number> {
    return (await referenceCountByBatch(context).load(batch.id)) ?? 0;
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Int, {
    description: "How many people have opened one of its lessons, also removed ones.",
  })
  async learnedPeople(@Root() batch: Batch, @Ctx() context: Context): Promise<number> {
    return (await learnedPeopleByBatch(context).load(batch.id)) ?? 0;
  }

  @FieldResolver(() => Boolean, { description: "Whether its first day, in India, is over." })
  hasStarted(@Root() { startsOn }: Batch, @Ctx() { clock }: Context): boolean {
    return startsOn !== null && startsOn < isoDayInIndia(clock.now());
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may read the references." })
  async isUnlocked(@Root() batch: Batch, @Ctx() context: Context): Promise<boolean> {
    return findIsUnlocked(context, batch);
  }

  @FieldResolver(() => [Reference], {
    nullable: true,
    description: "Null while the batch is locked for the viewer.",
  })
  async references(@Root() batch: Batch, @Ctx() context: Context): Promise<Reference[] | null> {
    if (!(await findIsUnlocked(context, batch))) return null;
    return (await referencesByBatch(context).load(batch.id)) ?? [];
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => UnlockBatchResult)
  async unlockBatch(@Arg("input", () => UnlockBatchInput) input: UnlockBatchInput, @Ctx() context: Context) {
    return unlockBatch(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Batch, { description: "Makes a course and its first batch, or neither." })
  async createCourseWithBatch(
    @Arg("input", () => CreateCourseWithBatchInput) input: CreateCourseWithBatchInput,
    @Ctx() context: Context,
  ) {
    return createCourseWithBatch(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Batch, {
    description:
      "Sets a new code, and locks an open batch. Learners keep access unless the input revokes it.",
  })
  async rotateBatchCode(
    @Arg("input", () => RotateBatchCodeInput) input: RotateBatchCodeInput,
    @Ctx() context: Context,
  ) {
    return rotateBatchCode(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Batch, { description: "Opens the batch to every signed-in user and deletes its code." })
  async openBatch(@Arg("input", () => VersionedInput) input: VersionedInput, @Ctx() context: Context) {
    return openBatch(context, input);
  }
}
