import type { UpdatePageTextsInput } from "../../../../apollo/schema.generated";
import { paths } from "../../../../paths";
import type { Fields, PageContentOf } from "../../../../ui/form/kinds/FieldKind";
import { list } from "../../../../ui/form/list/list";
import { paragraphs, text } from "../../../../ui/form/kinds/textKinds";
import { MAX_PARTS, NO_HEADLINE, NO_LEAD, NO_TEXT, NO_TITLE, titledText } from "./partFields";
import { CmsPageTextsDocument, UpdatePageTextsDocument } from "./pageTexts.record.generated";
import { sitePage } from "./sitePage";

const fields: Fields<PageContentOf<UpdatePageTextsInput>> = {
  offersLead: paragraphs({ label: "Courses and prices: text below the headline", missing: NO_LEAD }),
  workshopsLead: paragraphs({ label: "Workshops: text below the headline", missing: NO_LEAD }),
  blogLead: paragraphs({ label: "Blog: text below the headline", missing: NO_LEAD }),
  tryFirstText: paragraphs({
    label: "Home page: look inside before you pay",
    hint: "Shown after the name of a course with an open batch.",
    missing: NO_TEXT,
  }),
  portalHeadline: text({
    label: "Headline for visitors",
    hint: "Contains the academy’s name. If the name changes, change it here too.",
    part: "Learning portal",
    missing: NO_HEADLINE,
  }),
  portalLead: paragraphs({ label: "Text below the headline for visitors", missing: NO_LEAD }),
  learnersHeadline: text({ label: "Headline for learners", missing: NO_HEADLINE }),
  learnersLead: paragraphs({ label: "Text below the headline for learners", missing: NO_LEAD }),
  portalStepsLead: paragraphs({ label: "How it works: text above the steps", missing: NO_TEXT }),
  portalSteps: list({
    label: "How it works: the steps",
    noun: "step",
    told: ["title"],
    most: MAX_PARTS,
    fields: titledText,
  }),
  contactLead: paragraphs({
    label: "Contact: text beside the form",
    part: "Contact",
    missing: NO_TEXT,
  }),
  desksLead: paragraphs({ label: "Mentors and partners: text below the headline", missing: NO_LEAD }),
  mentorsTitle: text({ label: "Mentors: title", missing: NO_TITLE }),
  mentorsText: paragraphs({ label: "Mentors: text", missing: NO_TEXT }),
  partnersTitle: text({ label: "Partners: title", missing: NO_TITLE }),
  partnersText: paragraphs({ label: "Partners: text", missing: NO_TEXT }),
};

/** `/cms/site/texts`: the texts of the pages that have no content of their own. */
export const CmsPageTextsPage = sitePage({
  title: "Other pages",
  name: "TEXTS",
  path: paths.offers,
  fields,
  query: CmsPageTextsDocument,
  mutation: UpdatePageTextsDocument,
});
