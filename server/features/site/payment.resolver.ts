import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { ONLY_ROW } from "../../database/onlyRow";
import type { Context } from "../../graphql/context";
import { Bootcamp } from "../workshops/bootcamp.entity";
import { Workshop } from "../workshops/workshop.entity";
import { settingsById } from "./site.loaders";
import { upiLink } from "./upiLink";

const DESCRIPTION =
  "Opens a payment app with the price filled in; null where nobody may pay now. The QR code under /payment-qr says the same.";

async function linkOf(item: Workshop | Bootcamp, context: Context): Promise<string | null> {
  const payee = await settingsById(context).load(ONLY_ROW);
  return payee ? upiLink(payee, item, context.clock.now()) : null;
}

@Resolver(() => Workshop)
export class WorkshopPaymentResolver {
  @FieldResolver(() => String, { nullable: true, description: DESCRIPTION })
  async upiLink(@Root() workshop: Workshop, @Ctx() context: Context): Promise<string | null> {
    return linkOf(workshop, context);
  }
}

@Resolver(() => Bootcamp)
export class BootcampPaymentResolver {
  @FieldResolver(() => String, { nullable: true, description: DESCRIPTION })
  async upiLink(@Root() bootcamp: Bootcamp, @Ctx() context: Context): Promise<string | null> {
    return linkOf(bootcamp, context);
  }
}
