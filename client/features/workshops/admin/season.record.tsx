import type { CreateBootcampSeasonInput } from "../../../apollo/schema.generated";
import { UpdateBootcampSeasonInput as limits } from "../../../apollo/cmsLimits.generated.json";
import {
  DeleteBootcampSeasonDocument,
  UpdateBootcampSeasonDocument,
} from "../../../cms/generated/bootcampSeason.generated";
import { ListedContent } from "../../../cms/records/ListedContent";
import { recordPage } from "../../../cms/records/RecordPage";
import { subjectField } from "../../../cms/records/subjectField";
import { partQuery } from "../../../cms/records/recordQuery";
import { SiteLink } from "../../../cms/SiteLink";
import { counted } from "../../../format/counted";
import { cmsPaths } from "../../../cmsPaths";
import { paths } from "../../../../shared/paths";
import type { ContentOf, Fields } from "../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../ui/form/kinds/FieldKind";
import { picture, text } from "../../../ui/form/kinds/textKinds";
import { tick, wholeNumber } from "../../../ui/form/kinds/valueKinds";
import { levelsOf } from "./level.record";
import { runFields } from "./runFields";
import { RunsPanel } from "./RunsPanel";
import { CmsSeasonsDocument } from "./season.record.generated";

const fields = describeFields<Omit<ContentOf<CreateBootcampSeasonInput>, "startsAt" | "seats">>(limits, {
  number: wholeNumber({
    label: "Number",
    missing: "Please enter the season's number.",
    hint: "Seasons are sorted by this number.",
    isShort: true,
  }),
  priceRupees: wholeNumber({
    label: "Price in rupees",
    missing: "Please enter the price; 0 is free.",
    isShort: true,
  }),
  title: text({ label: "Title" }),
  tagline: text({ label: "Tagline" }),
  levelText: text({ label: "Level", isShort: true }),
  rarity: text({ label: "Rarity", isShort: true }),
  timeLeftText: text({ label: "Time left, in words", isShort: true }),
  personName: text({ label: "Person on the card", isShort: true }),
  imageUrl: picture({ label: "Image URL", hint: "Leave blank to show our illustration." }),
  subject: subjectField,
  isLocked: tick({
    label: "Locked",
    hint: "For a season that is still to come. Visitors can’t see its questions.",
    isSet: true,
  }),
  isPublished: tick({ label: "Published", hint: "Only staff can see a draft." }),
});

export const newSeasonFields: Fields<ContentOf<CreateBootcampSeasonInput>> = {
  ...fields,
  startsAt: { ...runFields.startsAt, part: "First run" },
  seats: runFields.seats,
};

const useSeason = partQuery({
  query: CmsSeasonsDocument,
  variables: () => ({}),
  find: ({ cmsBootcampSeasons, cmsBootcamp }, { id }) => {
    const season = cmsBootcampSeasons.find((one) => one.id === id);
    return season && { ...season, isOnSite: season.isPublished && cmsBootcamp.isPublished };
  },
});

export const CmsSeasonPage = recordPage({
  names: { noun: "season", plural: "seasons", list: { title: "Bootcamp", path: cmsPaths.bootcamp } },
  useRecord: useSeason,
  useFields: () => fields,
  update: UpdateBootcampSeasonDocument,
  deletion: {
    mutation: DeleteBootcampSeasonDocument,
    hint: ({ levels }) =>
      levels.length > 0 && `This also deletes ${counted(levels.length, "level")} and their questions.`,
    undeletableFor: "archive",
  },
  titleOf: ({ number, title }) => `Season ${number}: ${title}`,
  nameOf: ({ title }) => title,
  actions: ({ isOnSite }) => (
    <SiteLink
      to={`${isOnSite ? paths.bootcamp : cmsPaths.preview(paths.bootcamp)}#seasons`}
      isPublished={isOnSite}
    />
  ),
  isFormAside: true,
  parts: ({ id, title, runs, levels }, readNewest) => (
    <>
      <RunsPanel
        parent={{ seasonId: id }}
        name={title}
        runs={runs}
        readNewest={async () => (await readNewest())?.runs}
      />
      <ListedContent
        kind={levelsOf(id)}
        items={levels}
        readNewest={async () => (await readNewest())?.levels}
      />
    </>
  ),
});
