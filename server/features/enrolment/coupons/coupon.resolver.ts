import { Args, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Public } from "../../../core/authorization";
import { recordResolver } from "../../../platform/audit/recordResolver";
import type { Context } from "../../../platform/context";
import { PriceQuote } from "./priceQuote.results";
import { checkCoupon } from "./checkCoupon";
import { Coupon, CouponState } from "./coupon.entity";
import { CheckCouponArgs } from "./coupon.inputs";
import { couponStateAt } from "./quotePrice";
import { COUPONS, createCoupon, updateCoupon } from "./saveCoupon";

export const CouponRecords = recordResolver(COUPONS, {
  list: { by: "createdAt", says: "Newest first." },
  isOpened: true,
  create: createCoupon,
  update: updateCoupon,
  says: { delete: "Registrations that used it keep their price." },
});

@Resolver(() => Coupon)
export class CouponResolver {
  @Public()
  @Mutation(() => PriceQuote, {
    nullable: true,
    description:
      "The price of a seat or a course with this coupon; null if it is not for sale. A mutation because wrong codes are counted.",
  })
  async checkCoupon(
    @Args(() => CheckCouponArgs) { kind, id, couponCode }: CheckCouponArgs,
    @Ctx() context: Context,
  ): Promise<PriceQuote | null> {
    return checkCoupon(context, { kind, offeringId: id }, couponCode);
  }

  @FieldResolver(() => CouponState, { description: "Its state today, by the rules that reject a coupon." })
  state(@Root() coupon: Coupon, @Ctx() { clock }: Context): CouponState {
    return couponStateAt(coupon, clock.now());
  }
}
