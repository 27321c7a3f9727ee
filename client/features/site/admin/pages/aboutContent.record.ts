import type { UpdateAboutContentInput } from "../../../../apollo/schema.generated";
import { UpdateAboutContentInput as limits } from "../../../../apollo/limits.json";
import { paths } from "../../../../paths";
import type { PageContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { list } from "../../../../ui/form/list/list";
import { paragraphs } from "../../../../ui/form/kinds/textKinds";
import { titledText } from "./partFields";
import { CmsAboutContentDocument, UpdateAboutContentDocument } from "./sitePages.generated";
import { sitePage } from "./sitePage";

const fields = describeFields<PageContentOf<UpdateAboutContentInput>>(limits, {
  story: paragraphs({ label: "Our story", rows: 6, hint: "Leave a blank line between paragraphs." }),
  mission: paragraphs({ label: "Mission", rows: 4 }),
  vision: paragraphs({ label: "Vision", rows: 4 }),
  values: list({
    label: "Our values",
    noun: "value",
    told: ["title"],
    part: "Values",
    fields: titledText,
  }),
  reasons: list({
    label: "Flip cards: title on the front, text on the back",
    noun: "card",
    told: ["title"],
    part: "Reasons",
    fields: titledText,
  }),
});

/** `/cms/site/about`: the texts of the page about the academy. */
export const CmsAboutContentPage = sitePage({
  title: "About page",
  name: "ABOUT",
  path: paths.about,
  fields,
  query: CmsAboutContentDocument,
  mutation: UpdateAboutContentDocument,
});
