import { Link } from "react-router-dom";
import {
  CreateWorkshopInput as newLimits,
  UpdateWorkshopInput as limits,
} from "../../../apollo/cmsLimits.generated.json";
import type { CreateWorkshopInput } from "../../../apollo/schema.generated";
import { newRecordPage } from "../../../cms/records/NewRecordPage";
import { recordList } from "../../../cms/records/RecordList";
import { recordPage } from "../../../cms/records/RecordPage";
import { subjectField } from "../../../cms/records/subjectField";
import { recordQuery } from "../../../cms/records/recordQuery";
import { SiteLink } from "../../../cms/SiteLink";
import { cmsPaths } from "../../../cmsPaths";
import { rupees } from "../../../format/rupees";
import { paths } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import type { ContentOf, Fields } from "../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../ui/form/kinds/FieldKind";
import { icon, lines, paragraphs, picture, pictureAlt, text } from "../../../ui/form/kinds/textKinds";
import { choice, moment, optionalNumber, tick, wholeNumber } from "../../../ui/form/kinds/valueKinds";
import { list } from "../../../ui/form/list/list";
import { NextRun, NextRunFacts } from "./NextRun";
import { runFields } from "./runFields";
import { RunsPanel } from "./RunsPanel";
import {
  CmsWorkshopDocument,
  CmsWorkshopsDocument,
  CreateWorkshopDocument,
  DeleteWorkshopDocument,
  UpdateWorkshopDocument,
} from "../../../cms/generated/workshop.generated";

const names = {
  noun: "workshop",
  plural: "workshops",
  list: { title: "Workshops", path: cmsPaths.workshops },
};

const layout = choice({
  label: "Layout",
  choices: {
    AGENDA: "Agenda: the days first",
    SHOWCASE: "Showcase: countdown, dashboards and questions",
    SPLIT: "Split: text at the left, picture at the right",
  },
});

const fields = describeFields<Omit<NewContent, "slug" | "startsAt" | "seats">>(limits, {
  name: text({
    label: "Name",
    hint: "Shown in lists and on registrations.",
  }),
  headline: text({
    label: "Headline",
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
    hint: "Only in the Split layout. Leave blank to show our illustration.",
  }),
  subject: subjectField,
  layout,
  priceRupees: wholeNumber({
    label: "Price in rupees",
    missing: "Please enter the price; 0 is free.",
    part: "Price",
    isShort: true,
  }),
  listPriceRupees: optionalNumber({
    label: "List price in rupees",
    hint: "The old price, shown crossed out. Must be higher than the price.",
    isShort: true,
  }),
  days: wholeNumber({
    label: "Days",
    missing: "Please enter the number of days.",
    part: "Sessions",
    isShort: true,
  }),
  minutesPerDay: wholeNumber({
    label: "Minutes a day",
    missing: "Please enter how long a session takes.",
    isShort: true,
  }),
  place: text({
    label: "Place",
    hint: "e.g. Live on Zoom",
  }),
  language: text({
    label: "Language",
    hint: "The language of the classes, e.g. Telugu with English terms. Leave blank to show none.",
  }),
  agenda: list({
    label: "Days of the agenda",
    noun: "day",
    summary: ["day", "title"],
    part: "Agenda",
    fields: {
      day: text({
        label: "Day",
        hint: "e.g. Day 1",
        isShort: true,
      }),
      title: text({ label: "Title", isShort: true }),
      topics: lines({ label: "Topics" }),
    },
  }),
  audiences: list({
    label: "Audiences",
    noun: "audience",
    summary: ["title"],
    part: "Who it’s for",
    fields: {
      title: text({ label: "Who", isShort: true }),
      icon: icon({ label: "Drawing", isShort: true }),
      text: paragraphs({ label: "Text", rows: 2 }),
    },
  }),
  gallery: list({
    label: "Pictures",
    hint: "Only in the Showcase layout.",
    noun: "picture",
    summary: ["title"],
    part: "Gallery",
    fields: {
      title: text({ label: "Title" }),
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
  prepareText: paragraphs({
    label: "Before the first class",
    hint: "e.g. a program to install. Shown to people with a confirmed seat.",
  }),
  joinSteps: lines({
    label: "How to join",
    hint: "One step per line. Leave the price out: the order shows it.",
  }),
  faq: list({
    label: "Questions",
    noun: "question",
    summary: ["question"],
    part: "Questions and answers",
    fields: {
      question: text({ label: "Question" }),
      answer: paragraphs({ label: "Answer" }),
    },
  }),
  otherPages: list({
    label: "Other pages",
    hint: "The same workshop at another address, e.g. for an advert: same price, dates, seats and agenda. Lists, search and the site map show the first page only.",
    noun: "page",
    summary: ["slug", "headline"],
    part: "Other pages",
    fields: {
      slug: text({ label: "Address", hint: "What comes after the site's name, e.g. power-bi-offer." }),
      layout,
      headline: text({ label: "Headline" }),
      tagline: text({ label: "Tagline" }),
      summary: paragraphs({ label: "Summary", rows: 4 }),
    },
  }),
  isPublished: tick({ label: "Published", hint: "Only staff can see a draft.", part: "On the site" }),
});

const { name, isPublished, ...others } = fields;

type NewContent = ContentOf<CreateWorkshopInput>;

const { slug, startsAt } = describeFields<Pick<NewContent, "slug" | "startsAt">>(newLimits, {
  slug: text({
    label: "Address",
    hint: "What comes after the site's name, e.g. powerbi. Leave blank to make it from the name.",
  }),
  startsAt: moment({
    label: "First session",
    missing: "Please enter when the first session begins.",
    part: "First run",
    isShort: true,
  }),
});

const newFields: Fields<NewContent> = {
  name,
  slug,
  ...others,
  startsAt,
  seats: runFields.seats,
  isPublished,
};

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

export const CmsNewWorkshopPage = newRecordPage({
  names,
  useFields: () => newFields,
  create: CreateWorkshopDocument,
  titleOf: (workshop) => workshop.name,
  to: ({ id }) => cmsPaths.workshop(id),
});

const useWorkshop = recordQuery(CmsWorkshopDocument);

export const CmsWorkshopPage = recordPage({
  names,
  useRecord: useWorkshop,
  useFields: () => fields,
  update: UpdateWorkshopDocument,
  deletion: {
    mutation: DeleteWorkshopDocument,
    hint: () => "To hide it, untick Published.",
    undeletableFor: "archive",
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
