import type { UpdateHomeContentInput } from "../../../../apollo/schema.generated";
import { paths } from "../../../../paths";
import type { Fields, PageContentOf } from "../../../../ui/form/kinds/FieldKind";
import { list } from "../../../../ui/form/list/list";
import { link, paragraphs, text } from "../../../../ui/form/kinds/textKinds";
import { illustratedText, MAX_PARTS, NO_HEADLINE, NO_LEAD, titledText } from "./partFields";
import { CmsHomeContentDocument, UpdateHomeContentDocument } from "./homeContent.record.generated";
import { sitePage } from "./sitePage";

const fields: Fields<PageContentOf<UpdateHomeContentInput>> = {
  heroHeadline: text({ label: "Headline", missing: NO_HEADLINE }),
  heroText: paragraphs({ label: "Text below the headline", missing: NO_LEAD }),
  startLearningLink: link({
    label: "“Start Learning” link",
    hint: "Leave blank to use the courses page from the site settings.",
  }),
  languages: list({
    label: "Languages",
    noun: "language",
    told: ["title"],
    most: MAX_PARTS,
    part: "Programming languages",
    fields: illustratedText,
  }),
  tips: list({
    label: "Tips for learners",
    noun: "tip",
    told: ["title"],
    most: MAX_PARTS,
    part: "Tips",
    fields: titledText,
  }),
  reasons: list({
    label: "Reasons to choose the academy",
    noun: "reason",
    told: ["title"],
    most: MAX_PARTS,
    part: "Reasons",
    fields: illustratedText,
  }),
};

/** `/cms/site/home`: the texts of the home page. */
export const CmsHomeContentPage = sitePage({
  title: "Home page",
  name: "HOME",
  path: paths.home,
  fields,
  query: CmsHomeContentDocument,
  mutation: UpdateHomeContentDocument,
});
