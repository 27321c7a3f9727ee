import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import QRCode from "qrcode";
import { ONLY_ROW } from "../../database/onlyRow";
import type { Context } from "../../graphql/context";
import { Registration } from "../enrolment/registration.entity";
import { Bootcamp } from "../workshops/bootcamp.entity";
import { Workshop } from "../workshops/workshop.entity";
import { settingsById } from "./site.loaders";
import { orderUpiLink, upiLink } from "./upiLink";

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

const RUPEES = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

async function orderLink(registration: Registration, context: Context): Promise<string | null> {
  const payee = await settingsById(context).load(ONLY_ROW);
  return payee ? orderUpiLink(payee, registration) : null;
}

@Resolver(() => Registration)
export class RegistrationPaymentResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Opens a payment app with this order's amount and reference; null once nothing is to be paid.",
  })
  async upiLink(@Root() registration: Registration, @Ctx() context: Context): Promise<string | null> {
    return orderLink(registration, context);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The payment link as a QR code: a picture's address that holds the whole picture (data:).",
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
    const text = `Hello ${settings.academyName}, I am ${name}. My order ${reference}: ${title}, ${RUPEES.format(amountRupees)}.`;
    return `https://wa.me/${settings.whatsAppNumber}?text=${encodeURIComponent(text)}`;
  }
}
