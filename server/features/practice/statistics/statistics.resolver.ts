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
import type { Context } from "../../../platform/context";
import { isCheckerReachable } from "../checker/askChecker";
import { Exercise } from "../exercises/exercise.entity";
import { countsByExercise, findStatistics } from "./findStatistics";
import { ExerciseStatistics } from "./statistics.results";

@ObjectType()
export class CheckerState {
  @Field(() => Boolean)
  isReachable!: boolean;

  @Field(() => Int, { description: "Submissions that wait for their verdict." })
  waitingCount!: number;

  @Field(() => GraphQLISODateTime, { nullable: true })
  oldestWaitingSince!: Date | null;
}

const WAITING = `
  SELECT count(*)::int AS count, min(created_at) AS oldest FROM exercise_submissions WHERE state = 'WAITING'`;

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
  async checkerState(@Ctx() { checker, dataSource }: Context): Promise<CheckerState> {
    const [row] = await dataSource.query<[{ count: number; oldest: Date | null }]>(WAITING);
    const isReachable = await isCheckerReachable(checker);
    return { isReachable, waitingCount: row.count, oldestWaitingSince: row.oldest };
  }
}
