import { IsOptional } from "class-validator";
import { Field, GraphQLISODateTime, InputType, Int } from "type-graphql";
import { IntBetween, SensibleDate } from "../../core/content/numbers";
import { OptionalText } from "../../core/content/text";
import { MAX_SEATS } from "../catalog/seats.content";
import { SlugRule } from "./slugRule";
import { WorkshopContent } from "./workshop.content";

@InputType()
export class WorkshopCreation extends WorkshopContent {
  @Field(() => String, {
    nullable: true,
    description: 'Its part in an address, such as "powerbi"; made from the name when left out.',
  })
  @OptionalText(60)
  @SlugRule()
  slug?: string | null;

  @Field(() => GraphQLISODateTime, { description: "When its first run begins." })
  @SensibleDate()
  startsAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description: "Seats in the first run; null if unlimited.",
  })
  @IsOptional()
  @IntBetween(1, MAX_SEATS)
  seats?: number | null;
}
