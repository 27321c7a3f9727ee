import { ArgsType, Field, InputType } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { versioned } from "../../../core/content/inputs";
import { OfferingKind } from "../orders/offering";
import { CouponContent } from "./coupon.content";

@InputType()
export class CreateCouponInput extends CouponContent {}

@InputType()
export class UpdateCouponInput extends versioned(CouponContent) {}

@ArgsType()
export class CheckCouponArgs {
  @Field(() => OfferingKind)
  kind!: OfferingKind;

  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => String)
  couponCode!: string;
}
