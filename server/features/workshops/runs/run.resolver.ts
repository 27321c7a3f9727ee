import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  GraphQLISODateTime,
  Mutation,
  Resolver,
  Root,
} from "type-graphql";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { VersionedInput } from "../../../core/content/inputs";
import { Run, RunState } from "./run.entity";
import { CreateRunInput, UpdateRunInput } from "./run.inputs";
import { workshopById } from "./run.loaders";
import { UpdateRunResult } from "./run.results";
import { createRun, deleteRun, updateRun } from "./saveRun";
import { runState } from "./visibleRun";
import type { Sessions } from "../workshopDates";
import { endOf } from "../workshopDates";

async function sessionsFor({ workshopId }: Run, context: Context): Promise<Sessions | null> {
  return (workshopId && (await workshopById(context).load(workshopId))) || null;
}

@Resolver(() => Run)
export class RunResolver {
  @FieldResolver(() => RunState)
  async state(@Root() run: Run, @Ctx() context: Context): Promise<RunState> {
    return runState(run, await sessionsFor(run, context), context.clock.now());
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the last session ends; null for a season, whose end is not known.",
  })
  async endsAt(@Root() run: Run, @Ctx() context: Context): Promise<Date | null> {
    const sessions = await sessionsFor(run, context);
    return sessions && run.startsAt ? endOf(run.startsAt, sessions) : null;
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Run, { description: "Adds the next run of a workshop or season." })
  async createRun(@Arg("input", () => CreateRunInput) input: CreateRunInput, @Ctx() context: Context) {
    return createRun(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => UpdateRunResult)
  async updateRun(@Arg("input", () => UpdateRunInput) input: UpdateRunInput, @Ctx() context: Context) {
    return updateRun(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Run, { description: "Deletes a run that nobody has registered for." })
  async deleteRun(@Arg("input", () => VersionedInput) input: VersionedInput, @Ctx() context: Context) {
    return deleteRun(context, input);
  }
}
