import type { EntityTarget } from "typeorm";
import { ONLY_ROW } from "../../database/onlyRow";
import type { Context } from "../../graphql/context";
import { linkOrNull, normaliseLink, textOrNull, trimTexts } from "../../graphql/text";
import { editVersioned } from "../../platform/audit/editVersioned";
import { phoneOrRefuse } from "../../platform/normalisePhone";
import { AboutContent } from "./aboutContent.entity";
import type { IllustratedText, TitledText } from "./contentParts";
import { HomeContent } from "./homeContent.entity";
import type { UpdateAboutContentInput, UpdateHomeContentInput } from "./pageContent.inputs";
import { PageTexts } from "./pageTexts.entity";
import type { UpdatePageTextsInput } from "./pageTexts.inputs";
import { SiteSettings } from "./siteSettings.entity";
import type { UpdateSiteSettingsInput } from "./siteSettings.inputs";

interface Edit<Row> {
  action: string;
  target: EntityTarget<Row>;
  noun: string;
  expectedVersion: number;
  changes: Partial<Row>;
}

function editOnlyRow<Row extends { id: string; version: number }>(
  context: Context,
  edit: Edit<Row>,
): Promise<Row> {
  return context.dataSource.transaction((manager) =>
    editVersioned(manager, context, { ...edit, id: ONLY_ROW }),
  );
}

function titled(parts: TitledText[]): TitledText[] {
  return parts.map(({ title, text }) => ({ title: title.trim(), text: text.trim() }));
}

function illustrated(parts: IllustratedText[]): IllustratedText[] {
  return parts.map(({ title, text, icon }) => ({ title: title.trim(), text: text.trim(), icon }));
}

const WITH_COUNTRY = /^\+[\d\s()-]{8,20}$/;

/** As WhatsApp's addresses want it: digits, the country's code first. Of a number with its code staff know best. */
function whatsAppNumberOf({ whatsAppNumber }: UpdateSiteSettingsInput): string | null {
  const typed = whatsAppNumber?.trim() ?? "";
  const number = WITH_COUNTRY.test(typed) ? typed : phoneOrRefuse(typed, "whatsAppNumber");
  return textOrNull(number?.replace(/\D/g, ""));
}

export function updateSiteSettings(context: Context, input: UpdateSiteSettingsInput): Promise<SiteSettings> {
  return editOnlyRow(context, {
    action: "updateSiteSettings",
    target: SiteSettings,
    noun: "page of settings",
    expectedVersion: input.expectedVersion,
    changes: {
      academyName: input.academyName.trim(),
      tagline: input.tagline.trim(),
      phones: input.phones.map((phone) => phone.trim()),
      emails: input.emails,
      address: textOrNull(input.address),
      whatsAppNumber: whatsAppNumberOf(input),
      upiAddress: textOrNull(input.upiAddress),
      upiPayeeName: textOrNull(input.upiPayeeName),
      socialLinks: input.socialLinks.map(({ name, link }) => ({
        name: name.trim(),
        link: normaliseLink(link),
      })),
      coursesPageLink: linkOrNull(input.coursesPageLink),
    },
  });
}

export function updateHomeContent(context: Context, input: UpdateHomeContentInput): Promise<HomeContent> {
  return editOnlyRow(context, {
    action: "updateHomeContent",
    target: HomeContent,
    noun: "page",
    expectedVersion: input.expectedVersion,
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
  return editOnlyRow(context, {
    action: "updateAboutContent",
    target: AboutContent,
    noun: "page",
    expectedVersion: input.expectedVersion,
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
  { expectedVersion, ...texts }: UpdatePageTextsInput,
): Promise<PageTexts> {
  return editOnlyRow(context, {
    action: "updatePageTexts",
    target: PageTexts,
    noun: "page",
    expectedVersion,
    changes: trimTexts(texts),
  });
}
