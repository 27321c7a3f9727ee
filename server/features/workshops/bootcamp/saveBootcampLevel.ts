import type { EntityManager } from "typeorm";
import type { Context } from "../../../platform/context";
import { contentOf } from "../../../core/content/content";
import { NotFound } from "../../../core/errors";
import type { VersionedInput } from "../../../core/content/inputs";
import type { RecordKind } from "../../../platform/audit/records";
import { deleteRecord, inTransaction, insertRecord, updateRecord } from "../../../platform/audit/records";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { putInOrder } from "../../../platform/putInOrder";
import type {
  CreateBootcampLevelInput,
  ReorderBootcampLevelsInput,
  UpdateBootcampLevelInput,
} from "./bootcamp.inputs";
import { MAX_LEVELS_PER_SEASON } from "./bootcamp.inputs";
import { BootcampLevelContent } from "./bootcampLevel.content";
import { BootcampLevel } from "./bootcampLevel.entity";
import { BootcampSeason } from "./bootcampSeason.entity";

const LEVELS: RecordKind<BootcampLevelContent, BootcampLevel> = {
  target: BootcampLevel,
  content: BootcampLevelContent,
  noun: "level",
  orderedWithin: "seasonId",
  limit: {
    most: MAX_LEVELS_PER_SEASON,
    problem: { field: "name", message: `A season holds at most ${MAX_LEVELS_PER_SEASON} levels.` },
  },
  taken: {
    bootcamp_levels_name_unique: {
      field: "name",
      message: "This season has a level with this name already.",
    },
  },
};

/** Serialises additions and reorderings. */
async function lockSeason(manager: EntityManager, id: string): Promise<BootcampSeason> {
  const lock = { mode: "pessimistic_write" } as const;
  const season = await manager.findOne(BootcampSeason, { where: { id }, lock });
  if (!season) throw new NotFound("season");
  return season;
}

export async function createBootcampLevel(
  context: Context,
  { seasonId, ...input }: CreateBootcampLevelInput,
): Promise<BootcampLevel> {
  return inTransaction(context, LEVELS, async (transaction) => {
    await lockSeason(transaction.manager, seasonId);
    return insertRecord(transaction, LEVELS, { ...contentOf(BootcampLevelContent, input), seasonId });
  });
}

export async function updateBootcampLevel(
  context: Context,
  input: UpdateBootcampLevelInput,
): Promise<BootcampLevel> {
  return updateRecord(context, LEVELS, input);
}

export async function deleteBootcampLevel(context: Context, input: VersionedInput): Promise<BootcampLevel> {
  return deleteRecord(context, LEVELS, input);
}

export async function reorderBootcampLevels(
  context: Context,
  { seasonId, levelIds }: ReorderBootcampLevelsInput,
): Promise<BootcampSeason> {
  return context.dataSource.transaction(async (manager) => {
    const season = await lockSeason(manager, seasonId);
    const order = { position: "ASC", id: "ASC" } as const;
    const levels = await manager.find(BootcampLevel, { where: { seasonId }, order });
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
