import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  UseMiddleware,
} from "type-graphql";
import { recordResolver } from "../../platform/audit/recordResolver";
import type { Page } from "../../core/paging/connection";
import { PageArgs, connectionOf } from "../../core/paging/connection";
import { Role } from "../../core/authorization";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { AtMost } from "../../graphql/limits";
import type { Context } from "../../platform/context";
import { recordsPersonalDataAccess } from "../../platform/security/recordPersonalDataAccess";
import { User } from "../auth/user.entity";
import { Run } from "../workshops/runs/run.entity";
import { userById } from "../learning/learning.loaders";
import { bootcampOf, classesByRun, presentCountByClass, runById } from "./class.loaders";
import { nameOfRun } from "./classParent";
import { ClassSession } from "./classSession.entity";
import {
  CorrectAttendanceInput,
  CreateClassSeriesInput,
  ClassSessionCreation,
  SetClassCancelledInput,
} from "./classSession.inputs";
import { countMailed } from "./news/classPeople";
import { correctAttendance } from "./attendance/correctAttendance";
import { AttendanceEntry, findAttendancePage } from "./attendance/findAttendancePage";
import {
  MAX_CLASSES,
  CLASSES,
  createClass,
  createClassSeries,
  deleteClass,
  setClassCancelled,
  updateClass,
} from "./saveClass";

const AttendanceConnection = connectionOf(AttendanceEntry, "AttendanceConnection");

export const ClassSessionRecords = recordResolver(CLASSES, {
  isOpened: true,
  creation: ClassSessionCreation,
  create: createClass,
  update: updateClass,
  remove: deleteClass,
  says: {
    update: "Learners get one e-mail if it moved. A recording becomes a lesson of the batch, once.",
    delete: "Deletes a class that nobody attended. Its lesson stays.",
  },
});

@Resolver(() => AttendanceEntry)
export class AttendanceResolver {
  @FieldResolver(() => User)
  async learner(@Root() { learner }: AttendanceEntry, @Ctx() context: Context): Promise<User | undefined> {
    return userById(context).load(learner.id);
  }
}

@Resolver(() => Run)
export class RunClassesResolver {
  @Authorized(Role.ADMIN)
  @AtMost(MAX_CLASSES)
  @FieldResolver(() => [ClassSession], { description: "In the order of time." })
  async classes(@Root() { id }: Run, @Ctx() context: Context): Promise<ClassSession[]> {
    return (await classesByRun(context).load(id)) ?? [];
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => GraphQLUUID, { nullable: true, description: "Null for the run of a season." })
  workshopId(@Root() { workshopId }: Run): string | null {
    return workshopId;
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => GraphQLUUID, { nullable: true, description: "Null for the run of a workshop." })
  seasonId(@Root() { seasonId }: Run): string | null {
    return seasonId;
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => String, { description: "The name of its workshop or season." })
  async about(@Root() { id }: Run, @Ctx() context: Context): Promise<string> {
    const run = await runById(context).load(id);
    return run ? nameOfRun(run, await bootcampOf(context, run)) : "";
  }
}

@Resolver(() => ClassSession)
export class CmsClassResolver {
  @Authorized(Role.ADMIN)
  @FieldResolver(() => Int, { description: "How many learners were there." })
  async presentCount(@Root() { id }: ClassSession, @Ctx() context: Context): Promise<number> {
    return (await presentCountByClass(context).load(id)) ?? 0;
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Int, { description: "How many people get an e-mail when it is moved or cancelled." })
  async mailedCount(@Root() session: ClassSession, @Ctx() context: Context): Promise<number> {
    return countMailed(context.dataSource.manager, context, session);
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Run, { nullable: true, description: "Null for the class of a batch." })
  async run(@Root() { runId }: ClassSession, @Ctx() context: Context): Promise<Run | undefined | null> {
    return runId ? runById(context).load(runId) : null;
  }

  @Authorized(Role.ADMIN)
  @Query(() => Run, { nullable: true })
  async cmsRun(@Arg("id", () => GraphQLUUID) id: string, @Ctx() context: Context): Promise<Run | undefined> {
    return runById(context).load(id);
  }

  @Authorized(Role.ADMIN)
  @UseMiddleware(recordsPersonalDataAccess)
  @Query(() => AttendanceConnection, {
    description: "The learners of a class by name: those expected, and others who joined.",
  })
  async classAttendance(
    @Arg("classId", () => GraphQLUUID) classId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Page<AttendanceEntry>> {
    return findAttendancePage(context, classId, page);
  }

  @Authorized(Role.ADMIN)
  @AtMost(MAX_CLASSES)
  @Mutation(() => [ClassSession], { description: "Adds a numbered class on each day of a schedule." })
  async createClassSeries(
    @Arg("input", () => CreateClassSeriesInput) input: CreateClassSeriesInput,
    @Ctx() context: Context,
  ) {
    return createClassSeries(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => ClassSession, {
    description: "Cancels a class, or takes that back. Learners get an e-mail.",
  })
  async setClassCancelled(
    @Arg("input", () => SetClassCancelledInput) input: SetClassCancelledInput,
    @Ctx() context: Context,
  ) {
    return setClassCancelled(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => ClassSession, { description: "Says whether a learner was there." })
  async correctAttendance(
    @Arg("input", () => CorrectAttendanceInput) input: CorrectAttendanceInput,
    @Ctx() context: Context,
  ) {
    return correctAttendance(context, input);
  }
}
