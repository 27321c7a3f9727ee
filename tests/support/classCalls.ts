import type { EntityManager } from "typeorm";
import { ClassSession } from "../../server/features/classes/classSession.entity";
import * as documents from "./classDocuments";
import type { TestApp } from "./testApp";

export const MEETING = "https://meet.example.com/evening-room";

let serial = 0;

/** Starts in a day, by default. */
export function createClassBuilders(manager: () => EntityManager, now = () => new Date()) {
  async function buildClass(overrides: Partial<ClassSession>): Promise<ClassSession> {
    const day = 24 * 60 * 60 * 1000;
    const defaults = {
      title: `Class ${++serial}`,
      startsAt: new Date(now().getTime() + day),
      minutes: 90,
      joinLink: MEETING,
      teacherName: `Teacher ${serial}`,
      createdAt: new Date(now().getTime() - day),
    };
    const { id } = await manager().save(manager().create(ClassSession, { ...defaults, ...overrides }));
    return manager().findOneByOrFail(ClassSession, { id });
  }
  return { buildClass };
}

/** Valid variables for each staff mutation of classes, with records of its own. */
export function classAudits(server: TestApp): Record<string, () => Promise<[string, object]>> {
  const { buildClass } = createClassBuilders(() => server.dataSource.manager);
  const newClass = async () => buildClass({ batchId: (await server.buildBatch()).id });
  const content = { title: "Audited", minutes: 60 };
  return {
    createClassSession: async () => [
      documents.CREATE_CLASS,
      { ...content, startsAt: "2098-03-01T14:30:00.000Z", batchId: (await server.buildBatch()).id },
    ],
    createClassSeries: async () => [
      documents.CREATE_SERIES,
      {
        ...content,
        runId: (await server.buildWorkshop()).runId,
        weekdays: ["MON"],
        time: "20:00",
        firstDay: "2098-03-01",
        lastDay: "2098-03-31",
      },
    ],
    updateClassSession: async () => [
      documents.UPDATE_CLASS,
      { ...content, startsAt: "2098-03-01T14:30:00.000Z", id: (await newClass()).id, expectedVersion: 1 },
    ],
    setClassCancelled: async () => [
      documents.CANCEL_CLASS,
      { id: (await newClass()).id, expectedVersion: 1, isCancelled: true },
    ],
    deleteClassSession: async () => [
      documents.DELETE_CLASS,
      { id: (await newClass()).id, expectedVersion: 1 },
    ],
    correctAttendance: async () => {
      const { id: batchId } = await server.buildBatch();
      const { id: classId } = await buildClass({ batchId, startsAt: server.services.clock.now() });
      const userId = server.people.learner.id;
      await server.buildAccess(userId, batchId);
      return [documents.CORRECT_ATTENDANCE, { classId, userId, isPresent: true }];
    },
  };
}
