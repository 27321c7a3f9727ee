import type { EntityManager } from "typeorm";
import { ArrayContains, LessThan } from "typeorm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../core/clock";
import { User } from "../../features/auth/user.entity";
import { Batch } from "../../features/learning/batch.entity";
import { ClassAttendance } from "../../features/classes/attendance/classAttendance.entity";
import { ClassSession } from "../../features/classes/classSession.entity";
import { Weekday } from "../../features/classes/classSession.inputs";
import { endsAt, opensAt } from "../../features/classes/classWindow";
import { seriesStarts } from "../../features/classes/seriesStarts";
import { LessonKind } from "../../features/learning/lessons/lessonKinds";
import { Reference } from "../../features/learning/reference.entity";
import { readSchedule } from "../../features/learning/weeklySchedule";
import { Teacher } from "../../features/site/lists/teacher.entity";
import { clockInIndia, isoDayInIndia, startOfDayInIndia } from "../../core/timeInIndia";
import { Run } from "../../features/workshops/runs/run.entity";
import { Workshop } from "../../features/workshops/workshop.entity";
import type { Transaction } from "../../platform/transaction";
import { SAMPLE_RECORDINGS } from "./sampleRecordings";

const joinLink = "https://meet.sopaan.example/sample-room";
/** In place of a recording. */
const INSTALLING_POWER_BI = "https://www.youtube.com/watch?v=g0m5sEHPU-s";
const WEEKDAYS = Object.values(Weekday);
const STEP_MS = 5 * MINUTE_MS;

const sampleName = ({ name }: Teacher) => `${name} (sample)`;

type RunningBatch = Batch & { startsOn: string; endsOn: string };

/** All classes that the batch's dates and schedule promise. */
function plannedClasses({
  id: batchId,
  course,
  startsOn: firstDay,
  endsOn: lastDay,
  ...batch
}: RunningBatch) {
  const schedule = readSchedule(batch.scheduleText ?? "");
  if (!schedule) return [];
  const weekdays = WEEKDAYS.filter((_, day) => schedule.weekdays.includes(day));
  const firstMidnight = startOfDayInIndia(firstDay).getTime();
  const time = clockInIndia(new Date(firstMidnight + schedule.from * MINUTE_MS)).slice(11);
  const starts = seriesStarts({ weekdays, time, firstDay, lastDay, holidays: [] });
  return starts.map((startsAt, index) => {
    const week = course.weeks[Math.floor((startsAt.getTime() - firstMidnight) / (7 * DAY_MS))];
    const title = `${week?.title ?? course.name}, class ${index + 1}`;
    return { joinLink, batchId, title, startsAt, minutes: schedule.to - schedule.from };
  });
}

/** The lesson that the recording of a class became. */
async function addRecordings(manager: EntityManager, batchId: string, count: number): Promise<Reference[]> {
  const position = await manager.countBy(Reference, { batchId });
  const lessons = SAMPLE_RECORDINGS.slice(0, count).map(({ title, ...video }, index) => ({
    ...video,
    batchId,
    kind: LessonKind.RECORDING,
    title: `${title} (sample recording: a public video)`,
    position: position + index + 1,
  }));
  return manager.save(manager.create(Reference, lessons));
}

/** The classes of the batch that runs. Those that are over have their recordings. */
async function seedBatchClasses(manager: EntityManager, now: Date): Promise<void> {
  const batch = await manager.findOneOrFail(Batch, {
    where: { startsOn: LessThan(isoDayInIndia(now)) },
    order: { course: { position: "ASC" }, position: "ASC" },
    relations: { course: true },
  });
  const { id: batchId, courseId, startsOn, endsOn } = batch;
  if (!startsOn || !endsOn) return;
  const teacher = await manager.findOneByOrFail(Teacher, { courseIds: ArrayContains([courseId]) });
  const planned = plannedClasses({ ...batch, startsOn, endsOn });
  const countOver = planned.filter((one) => endsAt(one) <= now).length;
  const recordings = await addRecordings(manager, batchId, countOver);
  const classes = planned.map((one, index) => {
    const recording = recordings[index];
    return {
      ...one,
      title: SAMPLE_RECORDINGS[index]?.title ?? one.title,
      teacherName: sampleName(teacher),
      recordingLink: recording?.link ?? null,
      referenceId: recording?.id ?? null,
    };
  });
  await manager.insert(ClassSession, classes);
}

/** The sample learner has a seat in this run: one class was recorded, one starts soon, at a time when teachers may teach. */
async function seedRunClasses(manager: EntityManager, now: Date): Promise<void> {
  const { id: workshopId } = await manager.findOneByOrFail(Workshop, { slug: "powerbi" });
  const run = await manager.findOneOrFail(Run, { where: { workshopId }, order: { startsAt: "DESC" } });
  const teacher = await manager.findOneByOrFail(Teacher, { workshopIds: ArrayContains([workshopId]) });
  const soon = new Date(Math.ceil((now.getTime() + HOUR_MS / 3) / STEP_MS) * STEP_MS);
  const room = { joinLink, teacherName: sampleName(teacher), runId: run.id };
  const past = manager.create(ClassSession, {
    ...{ ...room, minutes: 45, recordingLink: INSTALLING_POWER_BI },
    title: "Install Power BI together",
    startsAt: new Date(soon.getTime() - 2 * DAY_MS),
  });
  const next = { ...room, minutes: 60, title: "Questions before we begin", startsAt: soon };
  const { id: sessionId } = await manager.save(past);
  await manager.insert(ClassSession, next);
  const { id: userId } = await manager.findOneByOrFail(User, { email: "learner@sopaan.example" });
  await manager.insert(ClassAttendance, { sessionId, userId, joinedAt: opensAt(past) });
}

export async function seedClasses({ manager, services }: Transaction): Promise<void> {
  const now = services.clock.now();
  await seedBatchClasses(manager, now);
  await seedRunClasses(manager, now);
}
