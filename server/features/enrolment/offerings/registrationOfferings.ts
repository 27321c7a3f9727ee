import { Field, Int, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { OfferingKind } from "./offering";

@ObjectType({ description: "A run or batch with registrations." })
export class RegistrationOffering {
  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => OfferingKind)
  kind!: OfferingKind;

  @Field(() => String, { description: "The title in the newest registration." })
  title!: string;

  @Field(() => Int)
  count!: number;
}

export const MAX_OFFERINGS = 100;

const FIND = `
  SELECT kind, coalesce(run_id, batch_id) AS id, count(*)::int AS count,
    (array_agg(title ORDER BY created_at DESC))[1] AS title
  FROM registrations GROUP BY 1, 2 ORDER BY max(created_at) DESC LIMIT ${MAX_OFFERINGS}`;

export async function findRegistrationOfferings(manager: EntityManager): Promise<RegistrationOffering[]> {
  return manager.query(FIND);
}
