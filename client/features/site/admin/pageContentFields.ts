import type { UpdateAboutContentInput, UpdateHomeContentInput } from "../../../apollo/schema.generated";
import type { ContentOf, Fields } from "../../../ui/form/FieldKind";
import { list } from "../../../ui/form/list";
import { icon, link, paragraphs, text } from "../../../ui/form/textKinds";

const MAX_PARTS = 24;

const titledText = {
  title: text({ label: "Title", missing: "Please enter a title." }),
  text: paragraphs({ label: "Text", missing: "Please enter a text." }),
};

const illustratedText = {
  ...titledText,
  icon: icon({ label: "Drawing" }),
};

export const homeFields: Fields<ContentOf<UpdateHomeContentInput>> = {
  heroHeadline: text({ label: "Headline", missing: "Please enter a headline." }),
  heroText: paragraphs({ label: "Text below it", missing: "Please enter a text below the headline." }),
  startLearningLink: link({
    label: "Start Learning leads to",
    hint: "Empty: to the courses page of the site's settings.",
  }),
  languages: list({
    label: "A word on each language",
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
    label: "Why to choose the academy",
    noun: "reason",
    told: ["title"],
    most: MAX_PARTS,
    part: "Reasons",
    fields: illustratedText,
  }),
};

export const aboutFields: Fields<ContentOf<UpdateAboutContentInput>> = {
  story: paragraphs({ label: "Our story", rows: 6, hint: "Paragraphs are parted by blank lines." }),
  mission: paragraphs({ label: "Mission", rows: 4, missing: "Please enter the mission." }),
  vision: paragraphs({ label: "Vision", rows: 4 }),
  values: list({
    label: "What the academy stands for",
    noun: "value",
    told: ["title"],
    most: MAX_PARTS,
    part: "Values",
    fields: titledText,
  }),
  reasons: list({
    label: "Cards that flip: the title in front, the text behind",
    noun: "card",
    told: ["title"],
    most: MAX_PARTS,
    part: "Reasons",
    fields: titledText,
  }),
};
