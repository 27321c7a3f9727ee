import { IsOptional } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { IntBetween } from "../../graphql/numbers";
import { OptionalHttpsLink } from "../../graphql/text";

/** What staff say of the places in a workshop or a season. */
@InputType()
export class SeatsInput {
  @Field(() => Int, { nullable: true, description: "How many may join; null means any number." })
  @IsOptional()
  @IntBetween(1, 100_000)
  seats?: number | null;

  @Field(() => String, { nullable: true, description: "Told to those with a confirmed place." })
  @OptionalHttpsLink()
  whatsAppGroupLink?: string | null;
}
