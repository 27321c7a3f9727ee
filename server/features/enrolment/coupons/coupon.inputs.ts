import { ArgsType, Field } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { OfferingKind } from "../offerings/offering";

@ArgsType()
export class CheckCouponArgs {
  @Field(() => OfferingKind)
  kind!: OfferingKind;

  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => String)
  couponCode!: string;
}
