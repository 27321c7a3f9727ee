import { Field, ObjectType } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import type { Context } from "../../../platform/context";
import { OfferingKind, readOfferings } from "../offerings/offering";
import { Registration, offeringOf } from "../registration/registration.entity";

export const MAX_DESTINATIONS = 100;

@ObjectType({ description: "Where a registration can be moved." })
export class Destination {
  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => Boolean)
  isFull!: boolean;
}

/** `$1` is where the order is. Batches of its course, or runs of its workshop or season, come first. */
const OTHER_BATCHES = `
  SELECT b.id FROM batches b JOIN batches own ON own.id = $1
  JOIN courses c ON c.id = b.course_id AND c.is_published
  WHERE b.id <> own.id AND b.access = 'SECRET_CODE'
  ORDER BY b.course_id <> own.course_id, b.starts_on DESC NULLS LAST, b.position LIMIT ${MAX_DESTINATIONS}`;

const OTHER_RUNS = `
  SELECT r.id FROM runs r JOIN runs own ON own.id = $1
  WHERE r.id <> own.id AND (r.workshop_id IS NULL) = (own.workshop_id IS NULL)
  ORDER BY coalesce(r.workshop_id, r.season_id) <> coalesce(own.workshop_id, own.season_id),
    r.starts_at DESC NULLS LAST LIMIT ${MAX_DESTINATIONS}`;

/** Those that are not over. */
export async function findDestinations({ dataSource, clock }: Context, id: string): Promise<Destination[]> {
  const { manager } = dataSource;
  const order = await manager.findOneBy(Registration, { id });
  if (!order) return [];
  const { kind } = order;
  const sql = kind === OfferingKind.BATCH ? OTHER_BATCHES : OTHER_RUNS;
  const rows = await manager.query<{ id: string }[]>(sql, [offeringOf(order).id]);
  const ids = rows.map((row) => row.id);
  const offerings = await readOfferings(manager, { kind, ids }, clock.now());
  return offerings
    .filter(({ isOver }) => !isOver)
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
