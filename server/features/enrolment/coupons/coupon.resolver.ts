import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { Public, Role } from "../../../core/authorization";
import { PageArgs, connectionOf } from "../../../core/paging/connection";
import type { Context } from "../../../platform/context";
import { VersionedInput } from "../../../core/content/inputs";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { checkCoupon } from "./checkCoupon";
import { Coupon, CouponState } from "./coupon.entity";
import { CheckCouponArgs, CreateCouponInput, UpdateCouponInput } from "./coupon.inputs";
import { findCouponPage } from "./findCouponPage";
import { couponStateAt } from "./quotePrice";
import { PriceQuote } from "../orders/registration.results";
import { createCoupon, deleteCoupon, updateCoupon } from "./saveCoupon";

@ObjectType()
class CouponConnection extends connectionOf(Coupon) {}

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

  @Authorized(Role.ADMIN)
  @Query(() => CouponConnection, { description: "Newest first." })
  async cmsCoupons(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<CouponConnection> {
    return findCouponPage(dataSource.manager, page);
  }

  @Authorized(Role.ADMIN)
  @Query(() => Coupon, { nullable: true })
  async cmsCoupon(
    @Arg("id", () => GraphQLUUID) id: string,
    @Ctx() { dataSource }: Context,
  ): Promise<Coupon | null> {
    return dataSource.manager.findOneBy(Coupon, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Coupon)
  async createCoupon(
    @Arg("input", () => CreateCouponInput) input: CreateCouponInput,
    @Ctx() context: Context,
  ) {
    return createCoupon(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Coupon)
  async updateCoupon(
    @Arg("input", () => UpdateCouponInput) input: UpdateCouponInput,
    @Ctx() context: Context,
  ) {
    return updateCoupon(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Coupon, { description: "Registrations that used it keep their price." })
  async deleteCoupon(@Arg("input", () => VersionedInput) input: VersionedInput, @Ctx() context: Context) {
    return deleteCoupon(context, input);
  }

  @FieldResolver(() => CouponState, { description: "Its state today, by the rules that reject a coupon." })
  state(@Root() coupon: Coupon, @Ctx() { clock }: Context): CouponState {
    return couponStateAt(coupon, clock.now());
  }
}
