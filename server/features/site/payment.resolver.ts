import { Ctx, Field, FieldResolver, GraphQLISODateTime, ObjectType, Resolver, Root } from "type-graphql";
import QRCode from "qrcode";
import { whatsAppAddress } from "../../core/text/whatsAppAddress";
import { ONLY_ROW } from "../../database/onlyRow";
import type { Context } from "../../platform/context";
import { eventsByRegistration, offeringLoaders } from "../enrolment/registration/enrolment.loaders";
import { rupees } from "../enrolment/registration/orderFacts";
import { hasEnded } from "../enrolment/offerings/offering";
import { Registration, RegistrationState, offeringOf } from "../enrolment/registration/registration.entity";
import { settingsById } from "./site.loaders";
import { upiLink } from "./upiLink";

@ObjectType({ description: "Who received the payment of a confirmed order, and when." })
class Receipt {
  @Field(() => String)
  academyName!: string;

  @Field(() => String, { nullable: true, description: "The academy's street address, in lines." })
  address!: string | null;

  @Field(() => [String])
  emails!: string[];

  @Field(() => GraphQLISODateTime, { description: "When the payment was confirmed." })
  confirmedAt!: Date;
}

async function orderLink(registration: Registration, context: Context): Promise<string | null> {
  const { kind, id } = offeringOf(registration);
  const [payee, offering] = await Promise.all([
    settingsById(context).load(ONLY_ROW),
    offeringLoaders[kind](context).load(id),
  ]);
  return payee ? upiLink(payee, registration, hasEnded(offering, context.clock.now())) : null;
}

@Resolver(() => Registration)
export class RegistrationPaymentResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "Opens a payment app with this order's amount and reference; null if nothing is due.",
  })
  async upiLink(@Root() registration: Registration, @Ctx() context: Context): Promise<string | null> {
    return orderLink(registration, context);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The payment link as a QR code, in a data: URL.",
  })
  async paymentQr(@Root() registration: Registration, @Ctx() context: Context): Promise<string | null> {
    const link = await orderLink(registration, context);
    if (!link) return null;
    const svg = await QRCode.toString(link, { type: "svg", errorCorrectionLevel: "M" });
    return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Opens WhatsApp to the academy with a text about this order filled in.",
  })
  async whatsAppLink(
    @Root() { title, reference, amountRupees, name }: Registration,
    @Ctx() context: Context,
  ): Promise<string | null> {
    const settings = await settingsById(context).load(ONLY_ROW);
    if (!settings?.whatsAppNumber) return null;
    const text = `Hello ${settings.academyName}, I am ${name}. My order ${reference}: ${title}, ${rupees(amountRupees)}.`;
    return `${whatsAppAddress(settings.whatsAppNumber)}?text=${encodeURIComponent(text)}`;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'How long checking a payment usually takes, such as "3 hours".',
  })
  async paymentCheckTime(
    @Root() _registration: Registration,
    @Ctx() context: Context,
  ): Promise<string | null> {
    return (await settingsById(context).load(ONLY_ROW))?.paymentCheckTime ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "How to pay without UPI, in lines; links start with https://.",
  })
  async otherPayment(@Root() _registration: Registration, @Ctx() context: Context): Promise<string | null> {
    return (await settingsById(context).load(ONLY_ROW))?.otherPayment ?? null;
  }

  @FieldResolver(() => Receipt, { nullable: true, description: "Of a confirmed order that was paid." })
  async receipt(
    @Root() { id, state, amountRupees }: Registration,
    @Ctx() context: Context,
  ): Promise<Receipt | null> {
    if (state !== RegistrationState.CONFIRMED || amountRupees === 0) return null;
    const [settings, events] = await Promise.all([
      settingsById(context).load(ONLY_ROW),
      eventsByRegistration(context).load(id),
    ]);
    const confirmation = events?.findLast((event) => event.state === RegistrationState.CONFIRMED);
    if (!settings || !confirmation) return null;
    const { academyName, address, emails } = settings;
    return { academyName, address, emails, confirmedAt: confirmation.at };
  }
}
