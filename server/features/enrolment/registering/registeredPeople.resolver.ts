import { Authorized, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { defineLoader } from "../../../platform/loaders";
import { Course } from "../../catalog/course.entity";
import { Batch } from "../../learning/batch.entity";
import { BootcampSeason } from "../../workshops/bootcamp/bootcampSeason.entity";
import { Run } from "../../workshops/runs/run.entity";
import { Workshop } from "../../workshops/workshop.entity";

const PEOPLE =
  "How many people have registered, cancelled orders too. While there are any, it can’t be deleted.";

const OF_RUN = "JOIN runs held ON held.id = r.run_id";
const OF_BATCH = "JOIN batches held ON held.id = r.batch_id";

function countPeople(join: string, key: string) {
  const query = `
    SELECT ${key} AS id, count(DISTINCT r.email_key)::int AS people
    FROM registrations r ${join} WHERE ${key} = ANY($1) GROUP BY ${key}`;
  return defineLoader(async ({ dataSource }, ids) => {
    const rows = await dataSource.query<{ id: string; people: number }[]>(query, [[...ids]]);
    return new Map(rows.map(({ id, people }) => [id, people]));
  });
}

function peopleOf(Holder: new () => { id: string }, count: ReturnType<typeof countPeople>) {
  @Resolver(() => Holder)
  class RegisteredPeopleResolver {
    @Authorized(Role.ADMIN)
    @FieldResolver(() => Int, { description: PEOPLE })
    async registeredPeople(@Root() { id }: { id: string }, @Ctx() context: Context): Promise<number> {
      return (await count(context).load(id)) ?? 0;
    }
  }
  return RegisteredPeopleResolver;
}

export const registeredPeopleResolvers = [
  peopleOf(Workshop, countPeople(OF_RUN, "held.workshop_id")),
  peopleOf(BootcampSeason, countPeople(OF_RUN, "held.season_id")),
  peopleOf(Run, countPeople(OF_RUN, "held.id")),
  peopleOf(Batch, countPeople(OF_BATCH, "held.id")),
  peopleOf(Course, countPeople(OF_BATCH, "held.course_id")),
] as const;
