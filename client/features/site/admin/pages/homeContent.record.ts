import type { UpdateHomeContentInput } from "../../../../apollo/schema.generated";
import { UpdateHomeContentInput as limits } from "../../../../apollo/limits.json";
import { paths } from "../../../../paths";
import type { PageContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { list } from "../../../../ui/form/list/list";
import { link, paragraphs, text } from "../../../../ui/form/kinds/textKinds";
import { illustratedText, titledText } from "./partFields";
import { CmsHomeContentDocument, UpdateHomeContentDocument } from "./sitePages.generated";
import { sitePage } from "./sitePage";

const fields = describeFields<PageContentOf<UpdateHomeContentInput>>(limits, {
  heroHeadline: text({ label: "Headline" }),
  heroText: paragraphs({ label: "Text below the headline" }),
  startLearningLink: link({
    label: "“Start Learning” link",
    hint: "Leave blank to use the courses page from the site settings.",
  }),
  languages: list({
    label: "Languages",
    noun: "language",
    told: ["title"],
    part: "Programming languages",
    fields: illustratedText,
  }),
  tips: list({
    label: "Tips for learners",
    noun: "tip",
    told: ["title"],
    part: "Tips",
    fields: titledText,
  }),
  reasons: list({
    label: "Reasons to choose the academy",
    noun: "reason",
    told: ["title"],
    part: "Reasons",
    fields: illustratedText,
  }),
});

/** `/cms/site/home`: the texts of the home page. */
export const CmsHomeContentPage = sitePage({
  title: "Home page",
  name: "HOME",
  path: paths.home,
  fields,
  query: CmsHomeContentDocument,
  mutation: UpdateHomeContentDocument,
});
