import type { Context } from "../../../platform/context";
import { linkOrNull, normaliseLink, textOrNull, trimTexts } from "../../../core/content/text";
import { phoneOrRefuse } from "../../../core/text/phoneOrRefuse";
import { tellStaff } from "../../../platform/mail/tellStaff";
import { requireConfirmedPassword } from "../../auth/passwords/confirmPassword";
import { AboutContent } from "./aboutContent.entity";
import type { IllustratedText, TitledText } from "./contentParts";
import { savePage } from "./editSitePage";
import { HomeContent } from "./homeContent.entity";
import type { UpdateAboutContentInput, UpdateHomeContentInput } from "./pageContent.inputs";
import { PageTexts } from "./pageTexts.entity";
import type { UpdatePageTextsInput } from "./pageTexts.inputs";
import { SiteSettings } from "../siteSettings.entity";
import type { UpdateSiteSettingsInput } from "../siteSettings.inputs";
import type { Transaction } from "../../../platform/transaction";

function titled(parts: TitledText[]): TitledText[] {
  return parts.map(({ title, text }) => ({ title: title.trim(), text: text.trim() }));
}

function illustrated(parts: IllustratedText[]): IllustratedText[] {
  return parts.map(({ title, text, icon }) => ({ title: title.trim(), text: text.trim(), icon }));
}

const WITH_COUNTRY = /^\+[\d\s()-]{8,20}$/;

/** As "+919000000000". A number with its country's code is not checked: staff know best. */
function whatsAppNumberOf({ whatsAppNumber }: UpdateSiteSettingsInput): string | null {
  const typed = whatsAppNumber?.trim() ?? "";
  const number = WITH_COUNTRY.test(typed) ? typed : phoneOrRefuse(typed, "whatsAppNumber");
  return number && `+${number.replace(/\D/g, "")}`;
}

type Payee = Pick<SiteSettings, "upiAddress" | "upiPayeeName">;

const PAYEE_WORDS = {
  upiAddress: "UPI address for payments",
  upiPayeeName: "name of the UPI payee",
} as const satisfies Record<keyof Payee, string>;

/** Changing where payments go needs the password again, and every administrator gets an e-mail. */
async function guardPayments(
  { manager, services: context }: Transaction<Context>,
  { before, after }: Record<"before" | "after", Payee>,
): Promise<void> {
  const changed = (["upiAddress", "upiPayeeName"] as const).filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return;
  const changes = changed.map(
    (field) => `the ${PAYEE_WORDS[field]} from ${before[field] ?? "none"} to ${after[field] ?? "none"}`,
  );
  await requireConfirmedPassword({ manager, services: context }, `This changes ${changes.join(", and ")}.`);
  const who = (await context.actor())?.name ?? "An administrator";
  await tellStaff(
    { manager, services: context },
    {
      subject: "The UPI details for payments were changed",
      paragraphs: changes.map((change) => `${who} changed ${change}.`),
    },
  );
}

export function updateSiteSettings(context: Context, input: UpdateSiteSettingsInput): Promise<SiteSettings> {
  const payee = { upiAddress: textOrNull(input.upiAddress), upiPayeeName: textOrNull(input.upiPayeeName) };
  return savePage(context, input, {
    name: "SiteSettings",
    target: SiteSettings,
    noun: "page of settings",
    guardPublishing: (manager, published) =>
      guardPayments({ manager, services: context }, { before: published, after: payee }),
    changes: {
      academyName: input.academyName.trim(),
      tagline: input.tagline.trim(),
      phones: input.phones.map((phone) => phone.trim()),
      emails: input.emails,
      address: textOrNull(input.address),
      whatsAppNumber: whatsAppNumberOf(input),
      ...payee,
      paymentCheckTime: textOrNull(input.paymentCheckTime),
      socialLinks: input.socialLinks.map(({ name, link }) => ({
        name: name.trim(),
        link: normaliseLink(link),
      })),
      coursesPageLink: linkOrNull(input.coursesPageLink),
      messagesKeptMonths: input.messagesKeptMonths,
      unpaidOrdersKeptMonths: input.unpaidOrdersKeptMonths,
      emailsKeptDays: input.emailsKeptDays,
      securityKeptDays: input.securityKeptDays,
    },
  });
}

export function updateHomeContent(context: Context, input: UpdateHomeContentInput): Promise<HomeContent> {
  return savePage(context, input, {
    name: "HomeContent",
    target: HomeContent,
    noun: "page",
    changes: {
      heroHeadline: input.heroHeadline.trim(),
      heroText: input.heroText.trim(),
      startLearningLink: linkOrNull(input.startLearningLink),
      languages: illustrated(input.languages),
      tips: titled(input.tips),
      reasons: illustrated(input.reasons),
    },
  });
}

export function updateAboutContent(context: Context, input: UpdateAboutContentInput): Promise<AboutContent> {
  return savePage(context, input, {
    name: "AboutContent",
    target: AboutContent,
    noun: "page",
    changes: {
      story: input.story.trim(),
      mission: input.mission.trim(),
      vision: input.vision.trim(),
      values: titled(input.values),
      reasons: titled(input.reasons),
    },
  });
}

export function updatePageTexts(
  context: Context,
  { expectedVersion, isPublished, ...texts }: UpdatePageTextsInput,
): Promise<PageTexts> {
  return savePage(
    context,
    { expectedVersion, isPublished },
    { name: "PageTexts", target: PageTexts, noun: "page", changes: trimTexts(texts) },
  );
}
