import { Ctx, FieldResolver, GraphQLISODateTime, Resolver, Root } from "type-graphql";
import { recordResolver } from "../../../platform/audit/recordResolver";
import type { Context } from "../../../platform/context";
import { Run, RunState } from "./run.entity";
import { RunCreation, RunEdit } from "./run.inputs";
import { workshopById } from "./run.loaders";
import { UpdateRunResult } from "./run.results";
import { RUNS, createRun, deleteRun, updateRun } from "./saveRun";
import { runState } from "./visibleRun";
import type { Sessions } from "../workshopDates";
import { endOf } from "../workshopDates";

export const RunRecords = recordResolver(RUNS, {
  creation: RunCreation,
  edit: RunEdit,
  create: createRun,
  update: updateRun,
  remove: deleteRun,
  answers: { update: UpdateRunResult },
  says: {
    create: "Adds the next run of a workshop or season.",
    delete: "Deletes a run that nobody has registered for.",
  },
});

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
}
