import type {
  UpdateAboutContentInput,
  UpdateHomeContentInput,
  UpdatePageTextsInput,
} from "../../../apollo/schema.generated";
import type { Fields, PageContentOf } from "../../../ui/form/FieldKind";
import { list } from "../../../ui/form/list";
import { icon, link, paragraphs, text } from "../../../ui/form/textKinds";

const MAX_PARTS = 24;
const NO_HEADLINE = "Please enter a headline.";
const NO_LEAD = "Please enter a text below the headline.";
const NO_TITLE = "Please enter a title.";
const NO_TEXT = "Please enter a text.";

const titledText = {
  title: text({ label: "Title", missing: NO_TITLE }),
  text: paragraphs({ label: "Text", missing: NO_TEXT }),
};

const illustratedText = {
  ...titledText,
  icon: icon({ label: "Drawing" }),
};

export const homeFields: Fields<PageContentOf<UpdateHomeContentInput>> = {
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

export const aboutFields: Fields<PageContentOf<UpdateAboutContentInput>> = {
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

export const pageTextsFields: Fields<PageContentOf<UpdatePageTextsInput>> = {
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
