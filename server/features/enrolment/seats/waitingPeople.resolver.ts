import { Authorized, Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from "type-graphql";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { defineLoader } from "../../../platform/loaders";
import { Batch } from "../../learning/batch.entity";
import { Run } from "../../workshops/runs/run.entity";
import { isUnconfirmedSql } from "../registration/liveOrder";

@ObjectType({ description: "The people on a waiting list." })
class WaitingPeople {
  @Field(() => Int)
  count!: number;

  @Field(() => Int, { description: "Those who cannot move up: nobody has confirmed their address." })
  unconfirmed!: number;
}

function countWaiting(column: "run_id" | "batch_id") {
  const query = `
    SELECT ${column} AS id, count(*)::int AS count,
      (count(*) FILTER (WHERE ${isUnconfirmedSql("r")}))::int AS unconfirmed
    FROM registrations r WHERE ${column} = ANY($1) AND state = 'WAITING' GROUP BY ${column}`;
  return defineLoader(async ({ dataSource }, ids) => {
    const rows = await dataSource.query<(WaitingPeople & { id: string })[]>(query, [[...ids]]);
    return new Map(rows.map(({ id, ...waiting }) => [id, waiting]));
  });
}

function waitingOf(Holder: new () => { id: string }, count: ReturnType<typeof countWaiting>) {
  @Resolver(() => Holder)
  class WaitingPeopleResolver {
    @Authorized(Role.ADMIN)
    @FieldResolver(() => WaitingPeople)
    async waitingPeople(@Root() { id }: { id: string }, @Ctx() context: Context): Promise<WaitingPeople> {
      return (await count(context).load(id)) ?? { count: 0, unconfirmed: 0 };
    }
  }
  return WaitingPeopleResolver;
}

export const waitingPeopleResolvers = [
  waitingOf(Run, countWaiting("run_id")),
  waitingOf(Batch, countWaiting("batch_id")),
] as const;
