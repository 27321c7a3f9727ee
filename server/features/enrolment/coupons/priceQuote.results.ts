import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "The price of a seat, with a valid coupon's discount." })
export class PriceQuote {
  @Field(() => String, { description: "The title of the offering." })
  title!: string;

  @Field(() => Boolean, { description: "Whether new people join the waiting list." })
  isFull!: boolean;

  @Field(() => Int)
  listRupees!: number;

  @Field(() => Int)
  discountRupees!: number;

  @Field(() => Int)
  amountRupees!: number;

  @Field(() => String, { nullable: true, description: "Why the coupon gives no discount." })
  couponMessage!: string | null;
}
