import { Max, Min } from "class-validator";
import { ArgsType, Field, Int } from "type-graphql";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { OptionalText } from "../../core/content/text";
import { PageArgs } from "../../core/paging/connection";

export const MAX_SEARCH = 120;
export const MAX_INACTIVE_DAYS = 365;

@ArgsType()
export class BatchLearnersArgs extends PageArgs {
  @Field(() => GraphQLUUID)
  batchId!: string;

  @Field(() => String, { nullable: true, description: "Words of a name or e-mail address." })
  @OptionalText(MAX_SEARCH)
  search?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Only those who were not active for this many days, and have had access as long.",
  })
  @Min(1)
  @Max(MAX_INACTIVE_DAYS)
  inactiveDays?: number | null;
}
