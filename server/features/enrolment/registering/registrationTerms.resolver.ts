import { Arg, Ctx, Field, ObjectType, Query, Resolver } from "type-graphql";
import { Public } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { onSaleLoaders } from "../registration/enrolment.loaders";
import { readAcademy } from "../../../platform/readAcademy";
import { areAllTrusted, holdLabels } from "../registration/holds";
import { OfferingKind } from "../offerings/offering";

@ObjectType({ description: "The current terms of registering." })
class RegistrationTerms {
  @Field(() => String, {
    description: 'How long an unpaid seat is held: "for 24 hours", or "until …" if it ends earlier.',
  })
  hold!: string;

  @Field(() => String, { description: "The hold while the e-mail address is unconfirmed." })
  unconfirmedHold!: string;

  @Field(() => Boolean, { description: "False if it has a price but the academy has no UPI address." })
  canBePaid!: boolean;

  @Field(() => Boolean, { description: "True if the academy names no other way to pay." })
  takesUpiOnly!: boolean;
}

@Resolver()
export class RegistrationTermsResolver {
  @Public()
  @Query(() => RegistrationTerms, { nullable: true, description: "Null if no seat is for sale." })
  async registrationTerms(
    @Arg("kind", () => OfferingKind) kind: OfferingKind,
    @Arg("id", () => GraphQLUUID) id: string,
    @Ctx() context: Context,
  ): Promise<RegistrationTerms | null> {
    const offering = await onSaleLoaders[kind](context).load(id);
    if (!offering?.isOpen || kind === OfferingKind.COURSE) return null;
    const { confirmed, unconfirmed } = holdLabels(context, offering);
    const { takesPayments, takesUpiOnly } = await readAcademy(context.dataSource.manager);
    return {
      hold: confirmed,
      unconfirmedHold: areAllTrusted(context) ? confirmed : unconfirmed,
      takesUpiOnly,
      canBePaid: takesPayments || !offering.priceRupees,
    };
  }
}
