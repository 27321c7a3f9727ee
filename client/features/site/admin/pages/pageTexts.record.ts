import type { UpdatePageTextsInput } from "../../../../apollo/schema.generated";
import { UpdatePageTextsInput as limits } from "../../../../apollo/limits.json";
import { paths } from "../../../../paths";
import type { PageContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { list } from "../../../../ui/form/list/list";
import { paragraphs, text } from "../../../../ui/form/kinds/textKinds";
import { titledText } from "./partFields";
import { CmsPageTextsDocument, UpdatePageTextsDocument } from "./sitePages.generated";
import { sitePage } from "./sitePage";

const fields = describeFields<PageContentOf<UpdatePageTextsInput>>(limits, {
  offersLead: paragraphs({ label: "Courses and prices: text below the headline" }),
  workshopsLead: paragraphs({ label: "Workshops: text below the headline" }),
  blogLead: paragraphs({ label: "Blog: text below the headline" }),
  tryFirstText: paragraphs({
    label: "Home page: look inside before you pay",
    hint: "Shown after the name of a course with an open batch.",
  }),
  portalHeadline: text({
    label: "Headline for visitors",
    hint: "Contains the academy’s name. If the name changes, change it here too.",
    part: "Learning portal",
  }),
  portalLead: paragraphs({ label: "Text below the headline for visitors" }),
  learnersHeadline: text({ label: "Headline for learners" }),
  learnersLead: paragraphs({ label: "Text below the headline for learners" }),
  portalStepsLead: paragraphs({ label: "How it works: text above the steps" }),
  portalSteps: list({
    label: "How it works: the steps",
    noun: "step",
    told: ["title"],
    fields: titledText,
  }),
  contactLead: paragraphs({
    label: "Contact: text beside the form",
    part: "Contact",
  }),
  desksLead: paragraphs({ label: "Mentors and partners: text below the headline" }),
  mentorsTitle: text({ label: "Mentors: title" }),
  mentorsText: paragraphs({ label: "Mentors: text" }),
  partnersTitle: text({ label: "Partners: title" }),
  partnersText: paragraphs({ label: "Partners: text" }),
});

/** `/cms/site/texts`: the texts of the pages that have no content of their own. */
export const CmsPageTextsPage = sitePage({
  title: "Other pages",
  name: "TEXTS",
  path: paths.offers,
  fields,
  query: CmsPageTextsDocument,
  mutation: UpdatePageTextsDocument,
});
