import type {
  UpdateAboutContentInput,
  UpdateHomeContentInput,
  UpdatePageTextsInput,
} from "../../../../apollo/schema.generated";
import {
  UpdateAboutContentInput as aboutLimits,
  UpdateHomeContentInput as homeLimits,
  UpdatePageTextsInput as textsLimits,
} from "../../../../apollo/cmsLimits.generated.json";
import { optionalExercise } from "../../../../cms/ExerciseField";
import { paths } from "../../../../../shared/paths";
import type { PageContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { list } from "../../../../ui/form/list/list";
import { icon, link, paragraphs, text } from "../../../../ui/form/kinds/textKinds";
import { sitePage } from "./sitePage";
import {
  CmsAboutContentDocument,
  CmsHomeContentDocument,
  CmsPageTextsDocument,
  UpdateAboutContentDocument,
  UpdateHomeContentDocument,
  UpdatePageTextsDocument,
} from "./sitePages.generated";

const titledText = {
  title: text({ label: "Title" }),
  text: paragraphs({ label: "Text" }),
};

const illustratedText = {
  ...titledText,
  icon: icon({ label: "Drawing" }),
};

const homeFields = describeFields<PageContentOf<UpdateHomeContentInput>>(homeLimits, {
  heroHeadline: text({ label: "Headline" }),
  heroText: paragraphs({ label: "Text below the headline" }),
  startLearningLink: link({
    label: "“Start Learning” link",
    hint: "Leave blank to use the courses page from the site settings.",
  }),
  path: list({
    label: "Learning path",
    hint: "A step with a course's name leads to the course.",
    noun: "step",
    summary: ["title"],
    part: "Steps",
    fields: titledText,
  }),
  exerciseId: optionalExercise({
    label: "Exercise to try",
    hint: "A Python exercise that is open to everyone. Visitors run it on the page.",
  }),
  languages: list({
    label: "Languages",
    noun: "language",
    summary: ["title"],
    part: "Programming languages",
    fields: illustratedText,
  }),
  tips: list({
    label: "Tips for learners",
    noun: "tip",
    summary: ["title"],
    part: "Tips",
    fields: titledText,
  }),
  reasons: list({
    label: "Reasons to choose the academy",
    noun: "reason",
    summary: ["title"],
    part: "Reasons",
    fields: illustratedText,
  }),
});

export const CmsHomeContentPage = sitePage({
  title: "Home page",
  name: "HOME",
  path: paths.home,
  fields: homeFields,
  query: CmsHomeContentDocument,
  mutation: UpdateHomeContentDocument,
});

const aboutFields = describeFields<PageContentOf<UpdateAboutContentInput>>(aboutLimits, {
  story: paragraphs({ label: "Our story", rows: 6, hint: "Leave a blank line between paragraphs." }),
  mission: paragraphs({ label: "Mission", rows: 4 }),
  vision: paragraphs({ label: "Vision", rows: 4 }),
  values: list({
    label: "Our values",
    noun: "value",
    summary: ["title"],
    part: "Values",
    fields: titledText,
  }),
  reasons: list({
    label: "Flip cards: drawing and title on the front, text on the back",
    noun: "card",
    summary: ["title"],
    part: "Reasons",
    fields: illustratedText,
  }),
});

export const CmsAboutContentPage = sitePage({
  title: "About page",
  name: "ABOUT",
  path: paths.about,
  fields: aboutFields,
  query: CmsAboutContentDocument,
  mutation: UpdateAboutContentDocument,
});

const textsFields = describeFields<PageContentOf<UpdatePageTextsInput>>(textsLimits, {
  offersLead: paragraphs({ label: "Courses and prices: text below the headline" }),
  seasonLine: paragraphs({ label: "Courses and prices: what a season of the bootcamp is" }),
  workshopLine: paragraphs({ label: "Courses and prices: what a workshop is" }),
  courseLine: paragraphs({ label: "Courses and prices: what a course is" }),
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
    summary: ["title"],
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

export const CmsPageTextsPage = sitePage({
  title: "Other pages",
  name: "TEXTS",
  path: paths.offers,
  fields: textsFields,
  query: CmsPageTextsDocument,
  mutation: UpdatePageTextsDocument,
});
