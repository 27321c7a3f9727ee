import type {
  CreateBootcampSeasonInput,
  UpdateBootcampInput,
  UpdateBootcampLevelInput,
  UpdateBootcampQuestionInput,
  UpdateBootcampSeasonInput,
} from "../../../apollo/schema.generated";
import type { ContentOf, Fields } from "../../../ui/form/FieldKind";
import { list } from "../../../ui/form/list";
import { icon, lines, paragraphs, picture, text } from "../../../ui/form/textKinds";
import { tick, wholeNumber } from "../../../ui/form/valueKinds";
import { runFields } from "./runFields";

const MAX_PRICE_RUPEES = 10_000_000;
const MAX_NOTES = 12;

const note = {
  title: text({ label: "Title", missing: "Please enter a title." }),
  text: paragraphs({ label: "Text", missing: "Please enter a text." }),
  icon: icon({ label: "Drawing" }),
};

export const bootcampFields: Fields<ContentOf<UpdateBootcampInput>> = {
  name: text({ label: "Name", missing: "Please enter the bootcamp's name." }),
  headline: text({ label: "Headline", missing: "Please enter the headline." }),
  text: paragraphs({ label: "Text below the headline", rows: 4 }),
  bannerText: text({ label: "Pay banner", hint: "Leave the price out: the button shows it." }),
  reasons: list({
    label: "Why join",
    noun: "reason",
    told: ["title"],
    most: MAX_NOTES,
    part: "Reasons",
    fields: note,
  }),
  funCoding: list({
    label: "What makes the coding fun",
    noun: "card",
    told: ["title"],
    most: MAX_NOTES,
    part: "Fun coding",
    fields: note,
  }),
  joinSteps: lines({
    label: "How to join",
    hint: "One step per line. Leave the price out: the order shows it.",
    part: "Joining",
  }),
  isPublished: tick({
    label: "Published",
    hint: "Visitors can see the page only while this is ticked.",
    part: "On the site",
  }),
};

export const seasonFields: Fields<ContentOf<UpdateBootcampSeasonInput>> = {
  number: wholeNumber({
    label: "Number",
    min: 1,
    max: 999,
    missing: "Please enter the season's number.",
    hint: "Seasons are sorted by this number.",
    isShort: true,
  }),
  priceRupees: wholeNumber({
    label: "Price in rupees",
    min: 0,
    max: MAX_PRICE_RUPEES,
    what: "whole rupees",
    missing: "Please enter the price; 0 is free.",
    isShort: true,
  }),
  title: text({ label: "Title", missing: "Please enter the season's title." }),
  tagline: text({ label: "Tagline" }),
  levelText: text({ label: "Level", isShort: true }),
  rarity: text({ label: "Rarity", isShort: true }),
  timeLeftText: text({ label: "Time left, in words", isShort: true }),
  personName: text({ label: "Person on the card", isShort: true }),
  imageUrl: picture({ label: "Image URL", hint: "Leave blank to show a drawing." }),
  isLocked: tick({
    label: "Locked",
    hint: "For a season that is still to come. Visitors cannot see its questions.",
    isSet: true,
  }),
  isPublished: tick({ label: "Published", hint: "Only staff can see a draft." }),
};

/** A new season: what it is, and its first run. */
export const newSeasonFields: Fields<ContentOf<CreateBootcampSeasonInput>> = {
  ...seasonFields,
  startsAt: { ...runFields.startsAt, part: "First run" },
  seats: runFields.seats,
};

export const levelFields: Fields<ContentOf<UpdateBootcampLevelInput>> = {
  name: text({ label: "Name", missing: "Please enter the level's name.", hint: "e.g. Basic" }),
};

export const bootcampQuestionFields: Fields<ContentOf<UpdateBootcampQuestionInput>> = {
  title: text({ label: "Title", missing: "Please enter the question's title." }),
  prompt: paragraphs({ label: "Task", missing: "Please enter the task.", rows: 4 }),
  example: paragraphs({ label: "Example", isCode: true }),
  starterCode: paragraphs({ label: "Starter code", isCode: true, rows: 6 }),
  expectedResult: paragraphs({
    label: "Expected output",
    missing: "Please enter the expected output.",
    isCode: true,
  }),
};
