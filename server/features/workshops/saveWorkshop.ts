import { refuseDuplicates } from "../../database/conflicts";
import type { Context } from "../../graphql/context";
import { contentOf } from "../../graphql/content";
import { Invalid } from "../../graphql/errors";
import type { VersionedInput } from "../../graphql/inputs";
import { pictureOrNull, textOrNull, trimTexts } from "../../graphql/text";
import { editSeated } from "../../platform/audit/editSeated";
import { deleteVersioned } from "../../platform/audit/editVersioned";
import { recordAudit } from "../../platform/audit/recordAudit";
import { slugify } from "../catalog/slugify";
import { RESERVED_SLUGS } from "./reservedSlugs";
import { RunContent } from "./run.content";
import { Run } from "./run.entity";
import { Workshop } from "./workshop.entity";
import type { CreateWorkshopInput, UpdateWorkshopInput } from "./workshop.inputs";

const SLUG_TAKEN = {
  workshops_slug_unique: {
    field: "slug",
    message: "There is a workshop at this address already. Choose another one.",
  },
};

const SLUG_RESERVED = {
  field: "slug",
  message: "This address belongs to another page of the site. Choose another one.",
};

type Details = Omit<CreateWorkshopInput, "slug" | "startsAt" | "seats">;

function refuseNoReduction({ priceRupees, listPriceRupees }: Details): void {
  if (listPriceRupees == null || listPriceRupees > priceRupees) return;
  const message = "Please enter more than the price, or nothing.";
  throw new Invalid([{ field: "listPriceRupees", message }]);
}

function columnsOf(input: Details) {
  return {
    name: input.name.trim(),
    layout: input.layout,
    headline: input.headline.trim(),
    tagline: input.tagline.trim(),
    summary: input.summary.trim(),
    bannerText: textOrNull(input.bannerText),
    priceRupees: input.priceRupees,
    listPriceRupees: input.listPriceRupees ?? null,
    minutesPerDay: input.minutesPerDay,
    days: input.days,
    place: input.place.trim(),
    imageUrl: pictureOrNull(input.imageUrl),
    certificateText: input.certificateText.trim(),
    agenda: trimTexts(input.agenda),
    faq: trimTexts(input.faq),
    audiences: trimTexts(input.audiences),
    gallery: trimTexts(input.gallery).map((picture) => ({
      ...picture,
      imageUrl: pictureOrNull(picture.imageUrl),
    })),
    joinSteps: trimTexts(input.joinSteps),
    isPublished: input.isPublished,
  };
}

export async function createWorkshop(context: Context, input: CreateWorkshopInput): Promise<Workshop> {
  refuseNoReduction(input);
  const slug = textOrNull(input.slug)?.toLowerCase() ?? slugify(input.name, "workshop");
  if (RESERVED_SLUGS.has(slug)) throw new Invalid([SLUG_RESERVED]);
  return refuseDuplicates(SLUG_TAKEN, () =>
    context.dataSource.transaction(async (manager) => {
      const position = ((await manager.maximum(Workshop, "position")) ?? 0) + 1;
      const workshop = await manager.save(
        manager.create(Workshop, { ...columnsOf(input), slug, position, version: 1 }),
      );
      const firstRun = { workshopId: workshop.id, ...contentOf(RunContent, input) };
      await manager.insert(Run, firstRun);
      await recordAudit(manager, context, {
        action: "createWorkshop",
        entity: "Workshop",
        entityId: workshop.id,
        after: { ...workshop, startsAt: firstRun.startsAt, seats: firstRun.seats },
      });
      return workshop;
    }),
  );
}

export async function updateWorkshop(context: Context, input: UpdateWorkshopInput): Promise<Workshop> {
  refuseNoReduction(input);
  return context.dataSource.transaction((manager) =>
    editSeated(manager, context, {
      action: "updateWorkshop",
      target: Workshop,
      noun: "workshop",
      id: input.id,
      expectedVersion: input.expectedVersion,
      changes: columnsOf(input),
    }),
  );
}

export async function deleteWorkshop(context: Context, input: VersionedInput): Promise<Workshop> {
  return context.dataSource.transaction((manager) =>
    deleteVersioned(manager, context, {
      action: "deleteWorkshop",
      target: Workshop,
      noun: "workshop",
      ...input,
    }),
  );
}
