import { Max, Min } from "class-validator";
import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { Page } from "../../core/paging/connection";
import { PageArgs, connectionOf } from "../../core/paging/connection";
import { Role } from "../../core/authorization";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { AtMost } from "../../graphql/limits";
import type { Context } from "../../platform/context";
import { Batch } from "../learning/batch.entity";
import { findIsUnlocked } from "../learning/findIsUnlocked";
import { batchById, courseById } from "../learning/learning.loaders";
import { Reference } from "../learning/reference.entity";
import { bootcampOf, classesByBatch, ownAttendanceByClass, recordingById, runById } from "./class.loaders";
import { isPresent } from "./attendance/classAttendance.entity";
import { nameOfBatch } from "../learning/nameOfBatch";
import { nameOfRun } from "./classParent";
import { ClassSession } from "./classSession.entity";
import { ClassState, classState } from "./classSession.policy";
import { JoinClassResult } from "./classSession.results";
import { closesAt, endsAt, opensAt } from "./classWindow";
import { MAX_UPCOMING, findPastClasses, findUpcomingClasses } from "./findOwnClasses";
import { joinClass } from "./joinClass";
import { MAX_CLASSES } from "./saveClass";

const ClassSessionConnection = connectionOf(ClassSession);

@ArgsType()
class UpcomingArgs {
  @Field(() => Int, { defaultValue: MAX_UPCOMING })
  @Min(1)
  @Max(MAX_UPCOMING)
  first!: number;
}

/** A caller who has a class has been authorized for its batch or run. */
@Resolver(() => ClassSession)
export class ClassSessionResolver {
  @FieldResolver(() => ClassState)
  state(@Root() session: ClassSession, @Ctx() { clock }: Context): ClassState {
    return classState(session, clock.now());
  }

  @FieldResolver(() => GraphQLISODateTime, { description: "When learners can join." })
  opensAt(@Root() session: ClassSession): Date {
    return opensAt(session);
  }

  @FieldResolver(() => GraphQLISODateTime)
  endsAt(@Root() session: ClassSession): Date {
    return endsAt(session);
  }

  @FieldResolver(() => GraphQLISODateTime, { description: "When learners can no longer join." })
  closesAt(@Root() session: ClassSession): Date {
    return closesAt(session);
  }

  @FieldResolver(() => Batch, { nullable: true, description: "Null for the class of a run." })
  async batch(@Root() { batchId }: ClassSession, @Ctx() context: Context): Promise<Batch | undefined | null> {
    return batchId ? batchById(context).load(batchId) : null;
  }

  @FieldResolver(() => String, { description: "The name of its course and batch, workshop or season." })
  async about(@Root() { batchId, runId }: ClassSession, @Ctx() context: Context): Promise<string> {
    const batch = batchId && (await batchById(context).load(batchId));
    const course = batch && (await courseById(context).load(batch.courseId));
    if (batch && course) return nameOfBatch({ ...batch, course });
    const run = runId && (await runById(context).load(runId));
    return run ? nameOfRun(run, await bootcampOf(context, run)) : "";
  }

  @FieldResolver(() => Reference, {
    nullable: true,
    description: "The lesson that its recording became; null once it was removed or moved to another batch.",
  })
  async recording(
    @Root() { batchId, referenceId }: ClassSession,
    @Ctx() context: Context,
  ): Promise<Reference | null> {
    const lesson = referenceId ? await recordingById(context).load(referenceId) : undefined;
    return lesson?.batchId === batchId ? (lesson ?? null) : null;
  }

  @FieldResolver(() => String, { nullable: true, description: "The recording of a run's class." })
  watchLink(@Root() { runId, recordingLink }: ClassSession): string | null {
    return runId ? recordingLink : null;
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer was there." })
  async hasAttended(@Root() { id }: ClassSession, @Ctx() context: Context): Promise<boolean> {
    const attendance = await ownAttendanceByClass(context).load(id);
    return attendance !== undefined && isPresent(attendance);
  }

  @Authorized(Role.LEARNER)
  @AtMost(MAX_UPCOMING)
  @Query(() => [ClassSession], {
    description: "The viewer's classes that are not over, the next first, with cancelled ones.",
  })
  async viewerUpcomingClasses(
    @Args(() => UpcomingArgs) { first }: UpcomingArgs,
    @Ctx() context: Context,
  ): Promise<ClassSession[]> {
    return findUpcomingClasses(context, first);
  }

  @Authorized(Role.LEARNER)
  @Query(() => ClassSessionConnection, {
    description: "The viewer's classes that are over, the newest first.",
  })
  async viewerPastClasses(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Page<ClassSession>> {
    return findPastClasses(context, page);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => JoinClassResult, {
    description: "Returns the meeting's link while the class is open, and records that the viewer joined.",
  })
  async joinClass(@Arg("id", () => GraphQLUUID) id: string, @Ctx() context: Context) {
    return joinClass(context, id);
  }
}

@Resolver(() => Batch)
export class BatchClassesResolver {
  @AtMost(MAX_CLASSES)
  @FieldResolver(() => [ClassSession], {
    nullable: true,
    description: "In the order of time; null while the batch is locked for the viewer.",
  })
  async classes(@Root() batch: Batch, @Ctx() context: Context): Promise<ClassSession[] | null> {
    if (!(await findIsUnlocked(context, batch))) return null;
    return (await classesByBatch(context).load(batch.id)) ?? [];
  }
}
