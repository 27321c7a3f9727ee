import { expect, test } from "vitest";
import { countStatements } from "../support/countStatements";
import * as documents from "../support/documents";
import { FILLED, MESSAGES, REPLY, SEND_MESSAGE, someKey } from "../support/contactDocuments";
import { useTestApp } from "../support/testApp";
import * as workshops from "../support/workshopDocuments";
import { QUESTION } from "../support/workshopDocuments";

const server = useTestApp();

async function change(query: string, input: object): Promise<{ id: string }> {
  const { data, errors } = await server.as.admin.ask(query, { input });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as { id: string };
}

async function subjects(): Promise<Record<string, string | null>> {
  const { data } = await server.as.admin.ask(documents.ACTIVITY, { first: 100 });
  const nodes = data?.activity.nodes as { action: string; subject: string | null }[];
  return Object.fromEntries(nodes.toReversed().map(({ action, subject }) => [action, subject]));
}

const MARCH = { startsAt: new Date("2098-03-01T14:30:00Z") };
const SEEN = { expectedVersion: 1 };

test("a run is named by its workshop and its date, also when both are deleted", async () => {
  const workshop = await server.buildWorkshop({ name: "Power BI Workshop" });
  const { id: workshopId } = workshop;
  const run = await change(workshops.CREATE_RUN, { workshopId, ...MARCH });
  await change(workshops.UPDATE_RUN, { ...SEEN, id: run.id, ...MARCH, seats: 20 });
  const named = "Power BI Workshop, 1 Mar 2098";
  expect(await subjects()).toMatchObject({ createRun: named, updateRun: named });
  await change(workshops.DELETE_RUN, { id: run.id, expectedVersion: 2 });
  expect(await subjects()).toMatchObject({ createRun: named, updateRun: named, deleteRun: named });
  await change(workshops.DELETE_WORKSHOP, { ...SEEN, id: workshopId });
  expect(await subjects()).toMatchObject({
    createRun: named,
    updateRun: named,
    deleteRun: named,
    deleteWorkshop: "Power BI Workshop",
  });
});

test("levels and questions are named with their season, also when it is deleted", async () => {
  const { id: seasonId } = await server.buildSeason({ title: "Season of SQL" });
  const { id: levelId } = await change(workshops.CREATE_LEVEL, { seasonId, name: "Basic" });
  await change(workshops.REORDER_LEVELS, { seasonId, levelIds: [levelId] });
  const { id } = await change(workshops.CREATE_QUESTION, { ...QUESTION, levelId, title: "Count rows" });
  await change(workshops.REORDER_QUESTIONS, { levelId, questionIds: [id] });
  const named = {
    createBootcampLevel: "Season of SQL, Basic",
    reorderBootcampLevels: "Season of SQL",
    createBootcampQuestion: "Season of SQL, Basic, Count rows",
    reorderBootcampQuestions: "Season of SQL, Basic",
  };
  expect(await subjects()).toMatchObject(named);
  await change(workshops.DELETE_SEASON, { ...SEEN, id: seasonId });
  expect(await subjects()).toMatchObject({ ...named, deleteBootcampSeason: "Season of SQL" });
});

test("batches, videos and accesses are named with their course, also when it is deleted", async () => {
  const { id: courseId } = await server.buildCourse({ name: "Data Science" });
  const { id: batchId } = await change(documents.CREATE_BATCH, {
    courseId,
    name: "Batch 3",
    secretCode: "some code",
  });
  const { id } = await change(documents.CREATE_REFERENCE, {
    batchId,
    title: "Introduction",
    link: "https://video.example.com/1",
  });
  await change(documents.REORDER_REFERENCES, { batchId, referenceIds: [id] });
  await change(documents.ROTATE_CODE, { batchId, ...SEEN, secretCode: "another code" });
  await server.as.learner.unlock(batchId, "another code");
  const { data } = await server.as.admin.ask(documents.BATCH_LEARNERS, { id: batchId });
  await change(documents.REVOKE_ACCESS, { accessId: data?.cmsBatchLearners.nodes[0].accessId as string });
  const batch = "Data Science, Batch 3";
  const named = {
    createBatch: batch,
    createReference: `${batch}, Introduction`,
    reorderReferences: batch,
    rotateBatchCode: batch,
    unlockBatch: batch,
    revokeAccess: batch,
  };
  expect(await subjects()).toMatchObject(named);
  await change(documents.DELETE_COURSE, { id: courseId, ...SEEN });
  expect(await subjects()).toMatchObject({ ...named, deleteCourse: "Data Science" });
});

test("messages and e-mails are named by their person, until they are deleted", async () => {
  const input = { ...FILLED.HELP, sendingKey: someKey() };
  await server.as.visitor.ask(SEND_MESSAGE, { input });
  const { data } = await server.as.admin.ask(MESSAGES, { first: 1 });
  await change(REPLY, { id: data?.contactMessages.nodes[0].id as string, ...SEEN, text: "On 9 December." });
  const email = await server.buildEmail({ subject: "Your seat", to: "priya@example.com" });
  await change(documents.RETRY_EMAIL, { id: email.id });
  expect(await subjects()).toMatchObject({
    replyToContactMessage: "Asha Rao",
    retryEmail: "Your seat, to priya@example.com",
  });
  const logged = await server.dataSource.query("SELECT * FROM audit_events");
  expect(JSON.stringify(logged)).not.toMatch(/Asha Rao|priya@/);
  await server.dataSource.query("DELETE FROM contact_messages");
  await server.dataSource.query("DELETE FROM letters");
  expect(await subjects()).toMatchObject({
    replyToContactMessage: "No longer kept",
    retryEmail: "No longer kept",
  });
});

test("many deleted records cost as many SQL statements as few", async () => {
  const build = async () => {
    const { id: workshopId } = await server.buildWorkshop();
    await change(workshops.CREATE_RUN, { workshopId, ...MARCH });
    await change(workshops.DELETE_WORKSHOP, { ...SEEN, id: workshopId });
  };
  await build();
  const read = (first: number) => countStatements(() => server.as.admin.ask(documents.ACTIVITY, { first }));
  const few = await read(2);
  for (let count = 0; count < 9; count += 1) await build();
  expect(await read(20)).toBe(few);
});
