import type { UpdateAboutContentInput } from "../../../../apollo/schema.generated";
import { paths } from "../../../../paths";
import type { Fields, PageContentOf } from "../../../../ui/form/kinds/FieldKind";
import { list } from "../../../../ui/form/list/list";
import { paragraphs } from "../../../../ui/form/kinds/textKinds";
import { MAX_PARTS, titledText } from "./partFields";
import { CmsAboutContentDocument, UpdateAboutContentDocument } from "./aboutContent.record.generated";
import { sitePage } from "./sitePage";

const fields: Fields<PageContentOf<UpdateAboutContentInput>> = {
  story: paragraphs({ label: "Our story", rows: 6, hint: "Leave a blank line between paragraphs." }),
  mission: paragraphs({ label: "Mission", rows: 4, missing: "Please enter the mission." }),
  vision: paragraphs({ label: "Vision", rows: 4 }),
  values: list({
    label: "Our values",
    noun: "value",
    told: ["title"],
    most: MAX_PARTS,
    part: "Values",
    fields: titledText,
  }),
  reasons: list({
    label: "Flip cards: title on the front, text on the back",
    noun: "card",
    told: ["title"],
    most: MAX_PARTS,
    part: "Reasons",
    fields: titledText,
  }),
};

/** `/cms/site/about`: the texts of the page about the academy. */
export const CmsAboutContentPage = sitePage({
  title: "About page",
  name: "ABOUT",
  path: paths.about,
  fields,
  query: CmsAboutContentDocument,
  mutation: UpdateAboutContentDocument,
});
