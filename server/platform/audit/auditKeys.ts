import { Field, ObjectType } from "type-graphql";
import { GraphQLUUID } from "../../core/content/graphqlUuid";

/** Needed to link a record's page when its id is not enough: a slug or a parent. */
@ObjectType()
export class AuditKeys {
  @Field(() => String, { nullable: true })
  slug!: string | null;

  @Field(() => GraphQLUUID, { nullable: true })
  batchId!: string | null;

  @Field(() => GraphQLUUID, { nullable: true })
  workshopId!: string | null;

  @Field(() => GraphQLUUID, { nullable: true })
  seasonId!: string | null;
}

export function keysOf(before: object | null, after: object | null): AuditKeys {
  const record: Record<string, unknown> = { ...before, ...after };
  const textOf = (field: string) => {
    const value = record[field];
    return typeof value === "string" ? value : null;
  };
  return {
    slug: textOf("slug"),
    batchId: textOf("batchId"),
    workshopId: textOf("workshopId"),
    seasonId: textOf("seasonId"),
  };
}
