import { BOOTCAMP_ID } from "../../server/features/workshops/bootcamp/bootcamp.entity";
import type { TestApp } from "./testApp";
import * as documents from "./workshopDocuments";
import { NEW_WORKSHOP, QUESTION, SEASON, WORKSHOP } from "./workshopDocuments";

/** Valid variables for each staff mutation of workshops and the bootcamp, with records of its own. */
export function workshopCalls(server: TestApp): Record<string, () => Promise<[string, object]>> {
  const seen = { expectedVersion: 1 };
  return {
    createWorkshop: async () => [documents.CREATE_WORKSHOP, NEW_WORKSHOP],
    updateWorkshop: async () => [
      documents.UPDATE_WORKSHOP,
      { ...WORKSHOP, ...seen, id: (await server.buildWorkshop()).id },
    ],
    deleteWorkshop: async () => [
      documents.DELETE_WORKSHOP,
      { ...seen, id: (await server.buildWorkshop()).id },
    ],
    createRun: async () => {
      const { id: workshopId } = await server.buildWorkshop();
      return [documents.CREATE_RUN, { workshopId, startsAt: "2098-03-01T14:30:00.000Z" }];
    },
    updateRun: async () => {
      const { runId, startsAt } = await server.buildWorkshop();
      return [documents.UPDATE_RUN, { ...seen, id: runId, startsAt, seats: 20 }];
    },
    inviteWaiting: async () => {
      const { id: workshopId, runId } = await server.buildWorkshop({ startsAt: new Date("2020-03-01") });
      await server.buildRun({ workshopId, startsAt: new Date("2098-03-01T14:30:00Z") });
      return [documents.INVITE_WAITING, { runId }];
    },
    deleteRun: async () => {
      const { id: workshopId } = await server.buildWorkshop();
      const { id } = await server.buildRun({ workshopId, startsAt: new Date("2098-03-01T14:30:00Z") });
      return [documents.DELETE_RUN, { ...seen, id }];
    },
    updateBootcamp: async () => {
      await server.dataSource.query("UPDATE bootcamps SET version = 1 WHERE id = $1", [BOOTCAMP_ID]);
      const page = { name: "Bootcamp", headline: "Begin", isPublished: true };
      return [documents.UPDATE_BOOTCAMP, { ...page, ...seen }];
    },
    createBootcampSeason: async () => [documents.CREATE_SEASON, { ...SEASON, number: 900 }],
    updateBootcampSeason: async () => [
      documents.UPDATE_SEASON,
      { ...SEASON, ...seen, number: 901, id: (await server.buildSeason()).id },
    ],
    deleteBootcampSeason: async () => [
      documents.DELETE_SEASON,
      { ...seen, id: (await server.buildSeason()).id },
    ],
    createBootcampLevel: async () => [
      documents.CREATE_LEVEL,
      { name: "Audited", seasonId: (await server.buildSeason()).id },
    ],
    updateBootcampLevel: async () => [
      documents.UPDATE_LEVEL,
      { ...seen, name: "Audited anew", id: (await server.buildLevel()).id },
    ],
    deleteBootcampLevel: async () => [
      documents.DELETE_LEVEL,
      { ...seen, id: (await server.buildLevel()).id },
    ],
    reorderBootcampLevels: async () => {
      const { id, seasonId } = await server.buildLevel();
      return [documents.REORDER_LEVELS, { seasonId, levelIds: [id] }];
    },
    createBootcampQuestion: async () => [
      documents.CREATE_QUESTION,
      { ...QUESTION, levelId: (await server.buildLevel()).id },
    ],
    updateBootcampQuestion: async () => [
      documents.UPDATE_QUESTION,
      { ...QUESTION, ...seen, id: (await server.buildBootcampQuestion()).id },
    ],
    deleteBootcampQuestion: async () => [
      documents.DELETE_QUESTION,
      { ...seen, id: (await server.buildBootcampQuestion()).id },
    ],
    reorderBootcampQuestions: async () => {
      const { id, levelId } = await server.buildBootcampQuestion();
      return [documents.REORDER_QUESTIONS, { levelId, questionIds: [id] }];
    },
  };
}
