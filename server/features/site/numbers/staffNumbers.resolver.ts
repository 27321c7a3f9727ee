import { Args, ArgsType, Authorized, Ctx, Field, Int, Query, Resolver } from "type-graphql";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { IntBetween } from "../../../core/content/numbers";
import { readStaffNumbers } from "./readStaffNumbers";
import { readStaffWaiting } from "./readStaffWaiting";
import { MAX_DAYS, StaffNumbers, StaffWaiting } from "./staffNumbers.results";

@ArgsType()
class StaffNumbersArgs {
  @IntBetween(1, MAX_DAYS)
  @Field(() => Int, { description: "So many days, today among them, as days are in India." })
  days!: number;
}

@Resolver()
export class StaffNumbersResolver {
  @Authorized(Role.ADMIN)
  @Query(() => StaffNumbers)
  async staffNumbers(
    @Args(() => StaffNumbersArgs) { days }: StaffNumbersArgs,
    @Ctx() { dataSource, clock }: Context,
  ): Promise<StaffNumbers> {
    return readStaffNumbers(dataSource.manager, days, clock.now());
  }

  @Authorized(Role.ADMIN)
  @Query(() => StaffWaiting)
  async staffWaiting(@Ctx() context: Context): Promise<StaffWaiting> {
    return readStaffWaiting(context);
  }
}
