import type { EntityManager } from "typeorm";
import { refuseDuplicates } from "../../../database/conflicts";
import type { Context } from "../../../platform/context";
import { Invalid, NotFound } from "../../../core/errors";
import type { VersionedInput } from "../../../core/content/inputs";
import { deleteVersioned, editVersioned } from "../../../platform/audit/editVersioned";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { putInOrder } from "../../../platform/putInOrder";
import type {
  CreateBootcampLevelInput,
  ReorderBootcampLevelsInput,
  UpdateBootcampLevelInput,
} from "./bootcamp.inputs";
import { MAX_LEVELS_PER_SEASON } from "./bootcamp.inputs";
import { BootcampLevel } from "./bootcampLevel.entity";
import { BootcampSeason } from "./bootcampSeason.entity";

const NAME_TAKEN = {
  bootcamp_levels_name_unique: { field: "name", message: "This season has a level with this name already." },
};

/** Takes the season's row, so that additions and reorderings come one after the other. */
async function lockSeason(manager: EntityManager, id: string) {
  const season = await manager.findOne(BootcampSeason, {
    where: { id },
    lock: { mode: "pessimistic_write" },
  });
  if (!season) throw new NotFound("season");
  const order = { position: "ASC", id: "ASC" } as const;
  return { season, levels: await manager.find(BootcampLevel, { where: { seasonId: id }, order }) };
}

/** Adds a level as the last of its season. */
export async function createBootcampLevel(
  context: Context,
  { seasonId, name }: CreateBootcampLevelInput,
): Promise<BootcampLevel> {
  return refuseDuplicates(NAME_TAKEN, () =>
    context.dataSource.transaction(async (manager) => {
      const { levels } = await lockSeason(manager, seasonId);
      if (levels.length >= MAX_LEVELS_PER_SEASON) {
        const message = `A season holds at most ${MAX_LEVELS_PER_SEASON} levels.`;
        throw new Invalid([{ field: "name", message }]);
      }
      const position = (levels.at(-1)?.position ?? 0) + 1;
      const columns = { seasonId, name: name.trim(), position, version: 1 };
      const level = await manager.save(manager.create(BootcampLevel, columns));
      const record = { action: "createBootcampLevel", entity: "BootcampLevel", entityId: level.id };
      await recordAudit({ manager, services: context }, { ...record, after: level });
      return level;
    }),
  );
}

export async function updateBootcampLevel(
  context: Context,
  { id, expectedVersion, name }: UpdateBootcampLevelInput,
): Promise<BootcampLevel> {
  return refuseDuplicates(NAME_TAKEN, () =>
    context.dataSource.transaction((manager) =>
      editVersioned(
        { manager, services: context },
        {
          action: "updateBootcampLevel",
          target: BootcampLevel,
          noun: "level",
          id,
          expectedVersion,
          changes: { name: name.trim() },
        },
      ),
    ),
  );
}

/** Deletes the level with its questions. */
export async function deleteBootcampLevel(context: Context, input: VersionedInput): Promise<BootcampLevel> {
  return context.dataSource.transaction((manager) =>
    deleteVersioned(
      { manager, services: context },
      {
        action: "deleteBootcampLevel",
        target: BootcampLevel,
        noun: "level",
        ...input,
      },
    ),
  );
}

export async function reorderBootcampLevels(
  context: Context,
  { seasonId, levelIds }: ReorderBootcampLevelsInput,
): Promise<BootcampSeason> {
  return context.dataSource.transaction(async (manager) => {
    const { season, levels } = await lockSeason(manager, seasonId);
    await putInOrder(manager, { target: BootcampLevel, noun: "level", today: levels, ids: levelIds });
    await recordAudit(
      { manager, services: context },
      {
        action: "reorderBootcampLevels",
        entity: "BootcampSeason",
        entityId: seasonId,
        before: { levelIds: levels.map(({ id }) => id) },
        after: { levelIds },
      },
    );
    return season;
  });
}
