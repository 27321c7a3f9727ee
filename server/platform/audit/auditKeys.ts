import { Field, ObjectType } from "type-graphql";
import { GraphQLUUID } from "../../core/content/graphqlUuid";

/** What a record's page is found by where its id is not enough: its slug, or the record that it belongs to. */
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

/** From what was recorded of the record. */
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
