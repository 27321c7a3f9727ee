import type { Context } from "../../../platform/context";
import type { OrderedKind } from "../../../platform/audit/orderedRecords";
import { createOrdered, reorder } from "../../../platform/audit/orderedRecords";
import type { BootcampLevelCreation, ReorderBootcampLevelsInput } from "./bootcamp.inputs";
import { MAX_LEVELS_PER_SEASON } from "./bootcamp.inputs";
import { BootcampLevelContent } from "./bootcampLevel.content";
import { BootcampLevel } from "./bootcampLevel.entity";
import { BootcampSeason } from "./bootcampSeason.entity";

export const LEVELS: OrderedKind<BootcampLevelContent, BootcampLevel, BootcampSeason> = {
  target: BootcampLevel,
  content: BootcampLevelContent,
  noun: "level",
  orderedWithin: "seasonId",
  parent: { target: BootcampSeason, noun: "season" },
  limit: {
    max: MAX_LEVELS_PER_SEASON,
    problem: { field: "name", message: `A season holds at most ${MAX_LEVELS_PER_SEASON} levels.` },
  },
  taken: {
    bootcamp_levels_name_unique: {
      field: "name",
      message: "This season has a level with this name already.",
    },
  },
};

export async function createBootcampLevel(
  context: Context,
  { seasonId, ...input }: BootcampLevelCreation,
): Promise<BootcampLevel> {
  return createOrdered(context, LEVELS, { parentId: seasonId, input });
}

export async function reorderBootcampLevels(
  context: Context,
  { seasonId, levelIds }: ReorderBootcampLevelsInput,
): Promise<BootcampSeason> {
  return reorder(context, LEVELS, { parentId: seasonId, ids: levelIds });
}
