import { In } from "typeorm";
import { defineLoader, groupBy, indexBy } from "../../../platform/loaders";
import { BootcampLevel } from "./bootcampLevel.entity";
import { BootcampQuestion } from "./bootcampQuestion.entity";
import { BootcampSeason } from "./bootcampSeason.entity";

const IN_ORDER = { position: "ASC", id: "ASC" } as const;

export const seasonById = defineLoader(async ({ dataSource }, ids) => {
  const seasons = await dataSource.manager.findBy(BootcampSeason, { id: In([...ids]) });
  return indexBy(seasons, (season) => season.id);
});

export const levelsBySeason = defineLoader(async ({ dataSource }, seasonIds) => {
  const where = { seasonId: In([...seasonIds]) };
  const levels = await dataSource.manager.find(BootcampLevel, { where, order: IN_ORDER });
  return groupBy(levels, (level) => level.seasonId);
});

/** The caller must have authorized these levels. */
export const questionsByLevel = defineLoader(async ({ dataSource }, levelIds) => {
  const where = { levelId: In([...levelIds]) };
  const questions = await dataSource.manager.find(BootcampQuestion, { where, order: IN_ORDER });
  return groupBy(questions, (question) => question.levelId);
});
