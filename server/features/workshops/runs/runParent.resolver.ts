import { Authorized, Ctx, FieldResolver, GraphQLISODateTime, Int, Resolver, Root } from "type-graphql";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { AtMost } from "../../../graphql/limits";
import { takesRegistrations } from "../bootcamp/bootcamp.policy";
import { BootcampSeason } from "../bootcamp/bootcampSeason.entity";
import { Run } from "./run.entity";
import { MAX_RUNS, runsByParent, visibleRunOf } from "./run.loaders";
import { visibleSeats } from "./visibleSeats";
import { hasStarted } from "./visibleRun";
import { Workshop } from "../workshop.entity";
import { endOf } from "../workshopDates";

const SEATS = "Seats in the visible run; null if unlimited.";
const SEATS_LEFT = "Seats left in the visible run if ten or fewer; null if more or unlimited.";

async function nextRunOf(context: Context, parentId: string): Promise<Run | null> {
  const run = await visibleRunOf(context, parentId);
  return hasStarted(run, context.clock.now()) ? null : run;
}

@Resolver(() => Workshop)
export class WorkshopRunResolver {
  @FieldResolver(() => GraphQLISODateTime, { description: "The first session of the visible run." })
  async startsAt(@Root() { id }: Workshop, @Ctx() context: Context): Promise<Date | null> {
    return (await visibleRunOf(context, id)).startsAt;
  }

  @FieldResolver(() => GraphQLISODateTime, { description: "When the last session of that run ends." })
  async endsAt(@Root() workshop: Workshop, @Ctx() context: Context): Promise<Date | null> {
    const { startsAt } = await visibleRunOf(context, workshop.id);
    return startsAt && endOf(startsAt, workshop);
  }

  @FieldResolver(() => Boolean, { description: "Whether the first session of that run has begun." })
  async hasStarted(@Root() { id }: Workshop, @Ctx() context: Context): Promise<boolean> {
    return hasStarted(await visibleRunOf(context, id), context.clock.now());
  }

  @FieldResolver(() => Boolean, { description: "Whether that run is over and no next one is set." })
  async hasEnded(@Root() workshop: Workshop, @Ctx() context: Context): Promise<boolean> {
    const { startsAt } = await visibleRunOf(context, workshop.id);
    return startsAt !== null && endOf(startsAt, workshop) <= context.clock.now();
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description: "What the page counts down to: the first session, unless staff chose another moment.",
  })
  async countdownTo(@Root() { id }: Workshop, @Ctx() context: Context): Promise<Date | null> {
    const { countdownTo, startsAt } = await visibleRunOf(context, id);
    return countdownTo ?? startsAt;
  }

  @FieldResolver(() => String, { nullable: true, description: "The label before that moment." })
  async countdownText(@Root() { id }: Workshop, @Ctx() context: Context): Promise<string | null> {
    return (await visibleRunOf(context, id)).countdownText;
  }

  @FieldResolver(() => Int, { nullable: true, description: SEATS })
  async seats(@Root() { id }: Workshop, @Ctx() context: Context): Promise<number | null> {
    return (await visibleRunOf(context, id)).seats;
  }

  @FieldResolver(() => Int, { nullable: true, description: SEATS_LEFT })
  async seatsLeft(@Root() { id }: Workshop, @Ctx() context: Context): Promise<number | null> {
    return visibleSeats(await visibleRunOf(context, id));
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Run, { nullable: true, description: "The soonest run that has not started." })
  async nextRun(@Root() { id }: Workshop, @Ctx() context: Context): Promise<Run | null> {
    return nextRunOf(context, id);
  }

  @Authorized(Role.ADMIN)
  @AtMost(MAX_RUNS)
  @FieldResolver(() => [Run], { description: "The latest first." })
  async runs(@Root() { id }: Workshop, @Ctx() context: Context): Promise<Run[]> {
    return (await runsByParent(context).load(id)) ?? [];
  }
}

@Resolver(() => BootcampSeason)
export class SeasonRunResolver {
  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description: "The first session of the visible run; null while it has no date.",
  })
  async startsAt(@Root() { id }: BootcampSeason, @Ctx() context: Context): Promise<Date | null> {
    return (await visibleRunOf(context, id)).startsAt;
  }

  @FieldResolver(() => Boolean, {
    description: "Whether it takes registrations once it is published: unlocked, and not started.",
  })
  async isOpen(@Root() season: BootcampSeason, @Ctx() context: Context): Promise<boolean> {
    return takesRegistrations(season, await visibleRunOf(context, season.id), context.clock.now());
  }

  @FieldResolver(() => Int, { nullable: true, description: SEATS })
  async seats(@Root() { id }: BootcampSeason, @Ctx() context: Context): Promise<number | null> {
    return (await visibleRunOf(context, id)).seats;
  }

  @FieldResolver(() => Int, { nullable: true, description: SEATS_LEFT })
  async seatsLeft(@Root() { id }: BootcampSeason, @Ctx() context: Context): Promise<number | null> {
    return visibleSeats(await visibleRunOf(context, id));
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Run, { nullable: true, description: "The soonest run that has not started." })
  async nextRun(@Root() { id }: BootcampSeason, @Ctx() context: Context): Promise<Run | null> {
    return nextRunOf(context, id);
  }

  @Authorized(Role.ADMIN)
  @AtMost(MAX_RUNS)
  @FieldResolver(() => [Run], { description: "The latest first." })
  async runs(@Root() { id }: BootcampSeason, @Ctx() context: Context): Promise<Run[]> {
    return (await runsByParent(context).load(id)) ?? [];
  }
}
