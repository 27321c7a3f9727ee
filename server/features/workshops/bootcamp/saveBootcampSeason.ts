import { refuseDuplicates } from "../../../database/conflicts";
import type { Context } from "../../../platform/context";
import { contentOf } from "../../../core/content/content";
import { Invalid } from "../../../core/errors";
import type { VersionedInput } from "../../../core/content/inputs";
import { pictureOrNull, textOrNull } from "../../../core/content/text";
import { editSeated } from "../../../platform/audit/editSeated";
import { deleteVersioned } from "../../../platform/audit/editVersioned";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { Bootcamp, BOOTCAMP_ID } from "./bootcamp.entity";
import type { CreateBootcampSeasonInput, UpdateBootcampSeasonInput } from "./bootcamp.inputs";
import { MAX_SEASONS } from "./bootcamp.inputs";
import { BootcampSeason } from "./bootcampSeason.entity";
import { RunContent } from "../runs/run.content";
import { Run } from "../runs/run.entity";

const NUMBER_TAKEN = {
  bootcamp_seasons_number_unique: {
    field: "number",
    message: "There is a season with this number already.",
  },
};

function columnsOf(input: Omit<CreateBootcampSeasonInput, "startsAt" | "seats">) {
  return {
    number: input.number,
    title: input.title.trim(),
    tagline: input.tagline.trim(),
    levelText: input.levelText.trim(),
    priceRupees: input.priceRupees,
    rarity: input.rarity.trim(),
    isLocked: input.isLocked,
    timeLeftText: textOrNull(input.timeLeftText),
    personName: textOrNull(input.personName),
    imageUrl: pictureOrNull(input.imageUrl),
    isPublished: input.isPublished,
  };
}

export async function createBootcampSeason(
  context: Context,
  input: CreateBootcampSeasonInput,
): Promise<BootcampSeason> {
  return refuseDuplicates(NUMBER_TAKEN, () =>
    context.dataSource.transaction(async (manager) => {
      // The bootcamp's row, so that additions come one after the other.
      await manager.findOne(Bootcamp, { where: { id: BOOTCAMP_ID }, lock: { mode: "pessimistic_write" } });
      if ((await manager.count(BootcampSeason)) >= MAX_SEASONS) {
        const message = `The bootcamp holds at most ${MAX_SEASONS} seasons. Please delete an old one first.`;
        throw new Invalid([{ field: "number", message }]);
      }
      const season = await manager.save(manager.create(BootcampSeason, { ...columnsOf(input), version: 1 }));
      const { id: entityId } = season;
      const firstRun = { seasonId: entityId, ...contentOf(RunContent, input) };
      await manager.insert(Run, firstRun);
      const after = { ...season, startsAt: firstRun.startsAt, seats: firstRun.seats };
      const record = { action: "createBootcampSeason", entity: "BootcampSeason", entityId, after };
      await recordAudit({ manager, services: context }, record);
      return season;
    }),
  );
}

export async function updateBootcampSeason(
  context: Context,
  input: UpdateBootcampSeasonInput,
): Promise<BootcampSeason> {
  const { id, expectedVersion, ...details } = input;
  return refuseDuplicates(NUMBER_TAKEN, () =>
    context.dataSource.transaction((manager) =>
      editSeated(
        { manager, services: context },
        {
          action: "updateBootcampSeason",
          target: BootcampSeason,
          noun: "season",
          id,
          expectedVersion,
          changes: columnsOf(details),
        },
      ),
    ),
  );
}

/** Deletes the season with its levels and questions. */
export async function deleteBootcampSeason(context: Context, input: VersionedInput): Promise<BootcampSeason> {
  return context.dataSource.transaction((manager) =>
    deleteVersioned(
      { manager, services: context },
      {
        action: "deleteBootcampSeason",
        target: BootcampSeason,
        noun: "season",
        ...input,
      },
    ),
  );
}
