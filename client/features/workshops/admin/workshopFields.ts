import type { CreateWorkshopInput, UpdateWorkshopInput } from "../../../apollo/schema.generated";
import type { ContentOf, Fields } from "../../../ui/form/FieldKind";
import { list } from "../../../ui/form/list";
import { icon, lines, paragraphs, picture, pictureAlt, text } from "../../../ui/form/textKinds";
import { choice, moment, optionalNumber, tick, wholeNumber } from "../../../ui/form/valueKinds";
import { runFields } from "./runFields";

const MAX_PRICE_RUPEES = 10_000_000;

/** A workshop's form. The lists' maxima are the server's. */
export const workshopFields: Fields<ContentOf<UpdateWorkshopInput>> = {
  name: text({ label: "Name", missing: "Please enter the workshop's name.", hint: "As lists call it." }),
  headline: text({
    label: "Headline",
    missing: "Please enter the headline.",
    part: "Header",
  }),
  tagline: text({ label: "Tagline" }),
  summary: paragraphs({ label: "Summary", rows: 4 }),
  bannerText: text({
    label: "Banner",
    hint: "A line across the top of the page, in the layout Showcase alone.",
  }),
  imageUrl: picture({
    label: "Image URL",
    hint: "For the layout Split alone; empty: a drawing stands in.",
  }),
  layout: choice({
    label: "Layout",
    choices: {
      AGENDA: "Agenda: the days first",
      SHOWCASE: "Showcase: countdown, dashboards and questions",
      SPLIT: "Split: text at the left, picture at the right",
    },
  }),
  priceRupees: wholeNumber({
    label: "Price in rupees",
    min: 0,
    max: MAX_PRICE_RUPEES,
    what: "whole rupees",
    missing: "Please enter the price; 0 is free.",
    part: "Price",
    isShort: true,
  }),
  listPriceRupees: optionalNumber({
    label: "List price in rupees",
    hint: "Struck through beside the price; more than that.",
    min: 0,
    max: MAX_PRICE_RUPEES,
    what: "whole rupees",
    isShort: true,
  }),
  days: wholeNumber({
    label: "Days",
    min: 1,
    max: 60,
    missing: "Please enter on how many days it takes place.",
    part: "Sessions",
    isShort: true,
  }),
  minutesPerDay: wholeNumber({
    label: "Minutes a day",
    min: 15,
    max: 720,
    missing: "Please enter how long a session takes.",
    isShort: true,
  }),
  place: text({
    label: "Place",
    missing: "Please say where it takes place.",
    hint: "Such as: live on Zoom.",
  }),
  agenda: list({
    label: "Days of the agenda",
    noun: "day",
    told: ["day", "title"],
    most: 40,
    part: "Agenda",
    fields: {
      day: text({
        label: "Day",
        missing: "Please say which day this is.",
        hint: "Such as: Day 1.",
        isShort: true,
      }),
      title: text({ label: "Title", missing: "Please enter the day's title.", isShort: true }),
      topics: lines({ label: "Topics" }),
    },
  }),
  audiences: list({
    label: "Audiences",
    noun: "audience",
    told: ["title"],
    most: 12,
    part: "Whom it is for",
    fields: {
      title: text({ label: "Who", missing: "Please say who this is.", isShort: true }),
      icon: icon({ label: "Drawing", isShort: true }),
      text: paragraphs({ label: "Text", missing: "Please say what the workshop gives them.", rows: 2 }),
    },
  }),
  gallery: list({
    label: "Pictures",
    hint: "For the layout Showcase alone.",
    noun: "picture",
    told: ["title"],
    most: 12,
    part: "Gallery",
    fields: {
      title: text({ label: "Title", missing: "Please enter the picture's title." }),
      caption: text({ label: "Caption" }),
      imageUrl: picture({
        label: "Image URL",
        hint: "Leave blank to show a drawing.",
        alt: { field: "alt", isAlwaysAsked: true },
      }),
      alt: pictureAlt({ label: "What the picture shows" }),
    },
  }),
  certificateText: paragraphs({ label: "Certificate", part: "Certificate and joining" }),
  joinSteps: lines({ label: "How to join", hint: "One step on each line; the order tells the price." }),
  faq: list({
    label: "Questions",
    noun: "question",
    told: ["question"],
    most: 30,
    part: "Questions and answers",
    fields: {
      question: text({ label: "Question", missing: "Please enter the question." }),
      answer: paragraphs({ label: "Answer", missing: "Please enter the answer." }),
    },
  }),
  isPublished: tick({ label: "Published", hint: "A draft is seen by staff only.", part: "On the site" }),
};

const { name, isPublished, ...others } = workshopFields;

/** A new workshop: also its address, and its first run. */
export const newWorkshopFields: Fields<ContentOf<CreateWorkshopInput>> = {
  name,
  slug: text({
    label: "Address",
    hint: "What comes after the site's name, e.g. powerbi. Leave blank to make it from the name.",
  }),
  ...others,
  startsAt: moment({
    label: "First session",
    missing: "Please enter when the first session begins.",
    part: "First run",
    isShort: true,
  }),
  seats: runFields.seats,
  isPublished,
};
