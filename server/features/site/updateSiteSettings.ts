import type { Context } from "../../platform/context";
import { phoneOrRefuse } from "../../core/text/phoneOrRefuse";
import { notifyStaff } from "../../platform/mail/notifyStaff";
import type { Transaction } from "../../platform/transaction";
import { requireConfirmedPassword } from "../auth/passwords/confirmPassword";
import type { PageKind } from "./pages/editSitePage";
import { savePage } from "./pages/editSitePage";
import { SiteSettingsContent } from "./siteSettings.content";
import { SiteSettings } from "./siteSettings.entity";
import type { UpdateSiteSettingsInput } from "./siteSettings.inputs";

const WITH_COUNTRY = /^\+[\d\s()-]{8,20}$/;

/** Returns "+919000000000". Numbers with a country code are not checked. */
function whatsAppNumberOf({ whatsAppNumber }: UpdateSiteSettingsInput): string | null {
  const typed = whatsAppNumber?.trim() ?? "";
  const number = WITH_COUNTRY.test(typed) ? typed : phoneOrRefuse(typed, "whatsAppNumber");
  return number && `+${number.replace(/\D/g, "")}`;
}

const PAYEE_WORDS = {
  upiAddress: "UPI address for payments",
  upiPayeeName: "name of the UPI payee",
  otherPayment: "way to pay without UPI",
  // People send it the proofs of their payments.
  whatsAppNumber: "WhatsApp number",
} as const;

/** Where money and its proofs go. */
export const PAYEE_FIELDS = Object.keys(PAYEE_WORDS) as (keyof typeof PAYEE_WORDS)[];

/** Changing where payments and their proofs go requires the password and e-mails every administrator. */
async function guardPayments(
  transaction: Transaction<Context>,
  before: SiteSettings,
  after: SiteSettings,
): Promise<void> {
  const changed = PAYEE_FIELDS.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return;
  const changes = changed.map(
    (field) => `the ${PAYEE_WORDS[field]} from ${before[field] ?? "none"} to ${after[field] ?? "none"}`,
  );
  await requireConfirmedPassword(transaction, `This changes ${changes.join(", and ")}.`);
  const who = (await transaction.services.actor())?.name ?? "An administrator";
  await notifyStaff(transaction, {
    subject: "The details for payments were changed",
    paragraphs: changes.map((change) => `${who} changed ${change}.`),
  });
}

export const SETTINGS: PageKind<SiteSettingsContent, SiteSettings> = {
  target: SiteSettings,
  content: SiteSettingsContent,
  noun: "page of settings",
  guardPublishing: guardPayments,
};

export async function updateSiteSettings(
  context: Context,
  input: UpdateSiteSettingsInput,
): Promise<SiteSettings> {
  return savePage(context, SETTINGS, { ...input, whatsAppNumber: whatsAppNumberOf(input) });
}
