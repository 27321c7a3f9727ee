import type { UpdateSiteSettingsInput } from "../../../../apollo/schema.generated";
import { UpdateSiteSettingsInput as limits } from "../../../../apollo/cmsLimits.generated.json";
import type { PageContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { list } from "../../../../ui/form/list/list";
import { lines, link, paragraphs, text } from "../../../../ui/form/kinds/textKinds";
import { wholeNumber } from "../../../../ui/form/kinds/valueKinds";
import { paths } from "../../../../../shared/paths";
import { CmsSettingsDocument, UpdateSiteSettingsDocument } from "./sitePages.generated";
import { sitePage } from "./sitePage";

const MISSING_COUNT = "Please enter a number; 0 is fine.";
const MISSING_PERIOD = "Please enter a period.";

const fields = describeFields<PageContentOf<UpdateSiteSettingsInput>>(limits, {
  academyName: text({ label: "Academy's name" }),
  tagline: text({ label: "Tagline" }),
  phones: lines({
    label: "Phone numbers",
    hint: "One per line, e.g. +91 90000 00000",
    part: "How to reach the academy",
    isShort: true,
  }),
  emails: lines({ label: "E-mail addresses", hint: "One per line.", isShort: true }),
  address: paragraphs({ label: "Street address" }),
  whatsAppNumber: text({
    label: "WhatsApp number",
    hint: "An Indian number, or one with its country’s code, e.g. +44.",
  }),
  upiAddress: text({
    label: "UPI address",
    hint: "e.g. name@bank. Without it, nobody can register for what has a price.",
    part: "Payments",
    isShort: true,
  }),
  upiPayeeName: text({ label: "Name of the payee", isShort: true }),
  otherPayment: paragraphs({
    label: "Paying without UPI",
    hint: "For people abroad, e.g. bank details or a link. Their order shows it. Leave blank to take UPI only.",
  }),
  paymentCheckTime: text({
    label: "Usual time to check a payment",
    hint: "e.g. 3 hours. Learners then see “usually within 3 hours”. Leave blank to show no time.",
    isShort: true,
  }),
  socialLinks: list({
    label: "Social networks",
    noun: "link",
    summary: ["name"],
    part: "Other links",
    fields: {
      name: text({ label: "Network" }),
      link: link({ label: "Link" }),
    },
  }),
  coursesPageLink: link({
    label: "Courses page",
    hint: "A page on another site that lists the academy’s courses.",
  }),
  sameWords: lines({
    label: "Words that mean the same",
    hint: "One group per line, e.g. ml, machinelearning, machine learning. A search for one finds all of them.",
    part: "Search",
  }),
  enrolledStart: wholeNumber({
    label: "Enrolled before this site",
    hint: "Added to the confirmed registrations, e.g. people you taught before. Pages show “1,200+ Enrolled”.",
    missing: MISSING_COUNT,
    part: "Numbers on the site",
    isShort: true,
  }),
  enrolledMinimum: wholeNumber({
    label: "Show enrolled from",
    hint: "Below this number, pages show none.",
    missing: MISSING_COUNT,
    isShort: true,
  }),
  reviewsStart: wholeNumber({
    label: "Reviews elsewhere",
    hint: "Added to the published testimonials. Pages show “2 K+ reviews”.",
    missing: MISSING_COUNT,
    isShort: true,
  }),
  reviewsMinimum: wholeNumber({
    label: "Show reviews from",
    hint: "Below this number, pages show none.",
    missing: MISSING_COUNT,
    isShort: true,
  }),
  messagesKeptMonths: wholeNumber({
    label: "Contact messages (months)",
    hint: "Deleted this long after the last change.",
    missing: MISSING_PERIOD,
    part: "How long personal data is kept",
    isShort: true,
  }),
  unpaidOrdersKeptMonths: wholeNumber({
    label: "Unpaid registrations (months)",
    hint: "The name, e-mail and phone are removed this long after the registration ended.",
    missing: MISSING_PERIOD,
    isShort: true,
  }),
  emailsKeptDays: wholeNumber({
    label: "Sent e-mails (days)",
    hint: "Failed e-mails are kept twice as long.",
    missing: MISSING_PERIOD,
    isShort: true,
  }),
  securityKeptDays: wholeNumber({
    label: "Security events (days)",
    hint: "Also the networks that activity came from.",
    missing: MISSING_PERIOD,
    isShort: true,
  }),
});

export const CmsSettingsPage = sitePage({
  title: "Site settings",
  name: "SETTINGS",
  path: paths.home,
  fields,
  query: CmsSettingsDocument,
  mutation: UpdateSiteSettingsDocument,
});
