import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../../../platform/context";
import { Registration, RegistrationState } from "../../enrolment/registration/registration.entity";
import { Testimonial } from "../lists/testimonial.entity";
import { SiteSettings } from "../siteSettings.entity";
import { shownCount } from "./shownCount";

function shownFrom(minimum: number, count: number): number | null {
  return count > 0 && count >= minimum ? shownCount(count) : null;
}

@Resolver(() => SiteSettings)
export class SiteCountersResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: "At least so many have enrolled; null while there are fewer than staff want to show.",
  })
  async enrolled(
    @Root() { enrolledStart, enrolledMinimum }: SiteSettings,
    @Ctx() { dataSource: { manager } }: Context,
  ): Promise<number | null> {
    const confirmed = await manager.countBy(Registration, { state: RegistrationState.CONFIRMED });
    return shownFrom(enrolledMinimum, enrolledStart + confirmed);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "There are at least so many reviews; null while there are fewer than staff want to show.",
  })
  async reviews(
    @Root() { reviewsStart, reviewsMinimum }: SiteSettings,
    @Ctx() { dataSource: { manager } }: Context,
  ): Promise<number | null> {
    const published = await manager.countBy(Testimonial, { isPublished: true });
    return shownFrom(reviewsMinimum, reviewsStart + published);
  }
}
