import {
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { Role } from "../../../core/authorization";
import { DAY_MS } from "../../../core/clock";
import { AtMost } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { isCheckerReachable } from "../checker/askChecker";
import { Exercise } from "../exercises/exercise.entity";
import { NO_RUNTIME } from "../submissions/checkSubmission";
import { countsByExercise, findStatistics } from "./findStatistics";
import { ExerciseStatistics } from "./statistics.results";

const MAX_UNJUDGED = 10;

@ObjectType()
export class CheckerState {
  @Field(() => Boolean)
  isReachable!: boolean;

  @Field(() => Int, { description: "Submissions that wait for their verdict." })
  waitingCount!: number;

  @Field(() => GraphQLISODateTime, { nullable: true })
  oldestWaitingSince!: Date | null;

  @AtMost(MAX_UNJUDGED)
  @Field(() => [String], { description: "Exercises whose code could not be judged in the last days." })
  unjudged!: string[];
}

const WAITING = `
  SELECT count(*)::int AS count, min(created_at) AS oldest FROM exercise_submissions WHERE state = 'WAITING'`;

const UNJUDGED = `
  SELECT DISTINCT e.title FROM exercise_submissions s
  JOIN exercise_verdicts v ON v.submission_id = s.id AND v.runtime = $1
  JOIN exercises e ON e.id = s.exercise_id AND e.check_version = v.check_version
  WHERE s.created_at > $2 ORDER BY e.title LIMIT ${MAX_UNJUDGED}`;

@Resolver(() => Exercise)
export class StatisticsResolver {
  @Authorized(Role.ADMIN)
  @FieldResolver(() => ExerciseStatistics)
  async statistics(@Root() exercise: Exercise, @Ctx() context: Context): Promise<ExerciseStatistics> {
    return findStatistics(context, exercise);
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Int, { description: "Learners who sent code or gave up." })
  async triedCount(@Root() { id }: Exercise, @Ctx() context: Context): Promise<number> {
    return (await countsByExercise(context).load(id))?.triedCount ?? 0;
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Int, { description: "Learners who passed." })
  async passedCount(@Root() { id }: Exercise, @Ctx() context: Context): Promise<number> {
    return (await countsByExercise(context).load(id))?.passedCount ?? 0;
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Int, { description: "Learners who gave up." })
  async gaveUpCount(@Root() { id }: Exercise, @Ctx() context: Context): Promise<number> {
    return (await countsByExercise(context).load(id))?.gaveUpCount ?? 0;
  }

  @Authorized(Role.ADMIN)
  @Query(() => CheckerState)
  async checkerState(@Ctx() { checker, clock, dataSource }: Context): Promise<CheckerState> {
    const since = new Date(clock.now().getTime() - 7 * DAY_MS);
    const unjudged = await dataSource.query<{ title: string }[]>(UNJUDGED, [NO_RUNTIME, since]);
    const [row] = await dataSource.query<[{ count: number; oldest: Date | null }]>(WAITING);
    const isReachable = await isCheckerReachable(checker);
    const { count: waitingCount, oldest: oldestWaitingSince } = row;
    return { isReachable, waitingCount, oldestWaitingSince, unjudged: unjudged.map(({ title }) => title) };
  }
}
