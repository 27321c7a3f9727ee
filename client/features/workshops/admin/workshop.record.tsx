import { Link } from "react-router-dom";
import type { CreateWorkshopInput, UpdateWorkshopInput } from "../../../apollo/schema.generated";
import { newRecordPage } from "../../../cms/records/NewRecordPage";
import { recordList } from "../../../cms/records/RecordList";
import { recordPage } from "../../../cms/records/RecordPage";
import { recordQuery } from "../../../cms/records/recordQuery";
import { SiteLink } from "../../../cms/SiteLink";
import { rupees } from "../../../format/rupees";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import type { ContentOf, Fields } from "../../../ui/form/kinds/FieldKind";
import { list } from "../../../ui/form/list/list";
import { icon, lines, paragraphs, picture, pictureAlt, text } from "../../../ui/form/kinds/textKinds";
import { choice, moment, optionalNumber, tick, wholeNumber } from "../../../ui/form/kinds/valueKinds";
import { NextRun } from "./NextRun";
import { NextRunFacts } from "./NextRunFacts";
import { runFields } from "./runFields";
import { RunsPanel } from "./RunsPanel";
import {
  CmsWorkshopDocument,
  CmsWorkshopsDocument,
  CreateWorkshopDocument,
  DeleteWorkshopDocument,
  UpdateWorkshopDocument,
} from "./workshop.record.generated";

const names = {
  noun: "workshop",
  plural: "workshops",
  list: { title: "Workshops", path: cmsPaths.workshops },
};

const MAX_PRICE_RUPEES = 10_000_000;

/** A workshop's form. The lists' maxima are the server's. */
const fields: Fields<ContentOf<UpdateWorkshopInput>> = {
  name: text({
    label: "Name",
    missing: "Please enter the workshop's name.",
    hint: "Shown in lists and on registrations.",
  }),
  headline: text({
    label: "Headline",
    missing: "Please enter the headline.",
    part: "Header",
  }),
  tagline: text({ label: "Tagline" }),
  summary: paragraphs({ label: "Summary", rows: 4 }),
  bannerText: text({
    label: "Banner",
    hint: "A line across the top of the page. Only in the Showcase layout.",
  }),
  imageUrl: picture({
    label: "Image URL",
    hint: "Only in the Split layout. Leave blank to show a drawing.",
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
    hint: "The old price, shown crossed out. Must be higher than the price.",
    min: 0,
    max: MAX_PRICE_RUPEES,
    what: "whole rupees",
    isShort: true,
  }),
  days: wholeNumber({
    label: "Days",
    min: 1,
    max: 60,
    missing: "Please enter the number of days.",
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
    missing: "Please enter the place.",
    hint: "e.g. Live on Zoom",
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
        missing: "Please enter the day, e.g. Day 1.",
        hint: "e.g. Day 1",
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
    part: "Who it’s for",
    fields: {
      title: text({ label: "Who", missing: "Please enter who it is for.", isShort: true }),
      icon: icon({ label: "Drawing", isShort: true }),
      text: paragraphs({ label: "Text", missing: "Please enter what they learn.", rows: 2 }),
    },
  }),
  gallery: list({
    label: "Pictures",
    hint: "Only in the Showcase layout.",
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
  joinSteps: lines({
    label: "How to join",
    hint: "One step per line. Leave the price out: the order shows it.",
  }),
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
  isPublished: tick({ label: "Published", hint: "Only staff can see a draft.", part: "On the site" }),
};

const { name, isPublished, ...others } = fields;

/** A new workshop: also its address, and its first run. */
const newFields: Fields<ContentOf<CreateWorkshopInput>> = {
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

/** `/cms/workshops`: every workshop, and the way to the bootcamp. */
export const CmsWorkshopsPage = recordList({
  names,
  trail: <Link to={paths.cms}>Dashboard</Link>,
  actions: (
    <ButtonLink size="small" to={cmsPaths.bootcamp}>
      Coding bootcamp
    </ButtonLink>
  ),
  add: { to: cmsPaths.newWorkshop, label: "Add workshop" },
  query: CmsWorkshopsDocument,
  isSearchable: true,
  row: {
    to: ({ id }) => cmsPaths.workshop(id),
    titleOf: (workshop) => workshop.name,
    factsOf: ({ nextRun, priceRupees }) => (
      <>
        <NextRunFacts nextRun={nextRun} />
        <span>{rupees(priceRupees)}</span>
      </>
    ),
    actionsOf: (workshop) => (
      <NextRun parent={{ workshopId: workshop.id }} name={workshop.name} seats={workshop.seats} />
    ),
  },
  empty: "Add the first: it stays a draft until you publish it.",
});

/** `/cms/workshops/new`: one more workshop. */
export const CmsNewWorkshopPage = newRecordPage({
  names,
  useFields: () => newFields,
  create: CreateWorkshopDocument,
  titleOf: (workshop) => workshop.name,
  to: ({ id }) => cmsPaths.workshop(id),
});

const useWorkshop = recordQuery({
  query: CmsWorkshopDocument,
  variables: ({ id = "" }) => ({ id }),
  find: ({ cmsWorkshop }) => cmsWorkshop,
});

/** `/cms/workshops/:id`: everything that a workshop's page shows. */
export const CmsWorkshopPage = recordPage({
  names,
  useRecord: useWorkshop,
  useFields: () => fields,
  update: UpdateWorkshopDocument,
  deletion: {
    mutation: DeleteWorkshopDocument,
    hint: () => "To hide it, untick Published.",
    keptFor: "archive",
  },
  titleOf: (workshop) => workshop.name,
  actions: (workshop) => <SiteLink to={paths.workshop(workshop.slug)} isPublished={workshop.isPublished} />,
  parts: ({ id, name: title, runs }, readNewest) => (
    <RunsPanel
      parent={{ workshopId: id }}
      name={title}
      runs={runs}
      readNewest={async () => (await readNewest())?.runs}
    />
  ),
});
