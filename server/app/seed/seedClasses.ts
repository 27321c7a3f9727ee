import type { EntityManager } from "typeorm";
import { ArrayContains, LessThan } from "typeorm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../core/clock";
import { User } from "../../features/auth/user.entity";
import { Course } from "../../features/catalog/course.entity";
import { Batch } from "../../features/learning/batch.entity";
import { ClassAttendance } from "../../features/classes/attendance/classAttendance.entity";
import { ClassSession } from "../../features/classes/classSession.entity";
import { Weekday } from "../../features/classes/classSession.inputs";
import { opensAt } from "../../features/classes/classWindow";
import { seriesStarts } from "../../features/classes/seriesStarts";
import { Reference } from "../../features/learning/reference.entity";
import { readSchedule } from "../../features/learning/weeklySchedule";
import { Teacher } from "../../features/site/lists/teacher.entity";
import { clockInIndia, isoDayInIndia, startOfDayInIndia } from "../../core/timeInIndia";
import { Run } from "../../features/workshops/runs/run.entity";
import { Workshop } from "../../features/workshops/workshop.entity";
import type { Transaction } from "../../platform/transaction";

const joinLink = "https://meet.sopaan.example/sample-room";
const WEEKDAYS = Object.values(Weekday);
const STEP_MS = 5 * MINUTE_MS;

/** The evenings of the batch that runs. The first videos are recordings of its first classes. */
async function seedBatchClasses(manager: EntityManager, now: Date): Promise<void> {
  const batch = await manager.findOneOrFail(Batch, {
    where: { startsOn: LessThan(isoDayInIndia(now)) },
    order: { course: { position: "ASC" }, position: "ASC" },
    relations: { course: true },
  });
  const { id: batchId, courseId, startsOn: firstDay, endsOn: lastDay, scheduleText } = batch;
  const schedule = readSchedule(scheduleText ?? "");
  if (!firstDay || !lastDay || !schedule) return;
  const lessons = await manager.find(Reference, { where: { batchId }, order: { position: "ASC" }, take: 3 });
  const teacher = await manager.findOneByOrFail(Teacher, { courseIds: ArrayContains([courseId]) });
  const weekdays = WEEKDAYS.filter((_, day) => schedule.weekdays.includes(day));
  const time = clockInIndia(
    new Date(startOfDayInIndia(firstDay).getTime() + schedule.from * MINUTE_MS),
  ).slice(11);
  const starts = seriesStarts({ weekdays, time, firstDay, lastDay, holidays: [] });
  const classes = starts.map((startsAt, index) => {
    const lesson = startsAt < now ? lessons[index] : undefined;
    return {
      joinLink,
      teacherName: `${teacher.name} (sample)`,
      batchId,
      title: lesson?.title ?? `Evening class ${index + 1}`,
      startsAt,
      minutes: schedule.to - schedule.from,
      recordingLink: lesson?.link ?? null,
      referenceId: lesson?.id ?? null,
    };
  });
  await manager.insert(ClassSession, classes);
}

/** The sample learner has a seat in this run: one class was recorded, one starts soon, at a time when teachers may teach. */
async function seedRunClasses(manager: EntityManager, now: Date): Promise<void> {
  const { id: workshopId } = await manager.findOneByOrFail(Workshop, { slug: "powerbi" });
  const run = await manager.findOneOrFail(Run, { where: { workshopId }, order: { startsAt: "DESC" } });
  const soon = new Date(Math.ceil((now.getTime() + HOUR_MS / 3) / STEP_MS) * STEP_MS);
  const { sampleVideoLink: recordingLink } = await manager.findOneByOrFail(Course, {
    slug: "python-programming",
  });
  const room = { joinLink, teacherName: "Meera Joshi (sample)" };
  const past = manager.create(ClassSession, {
    ...{ ...room, runId: run.id, minutes: 45, recordingLink },
    title: "Install Power BI together",
    startsAt: new Date(soon.getTime() - 2 * DAY_MS),
  });
  const next = { ...room, runId: run.id, minutes: 60, title: "Questions before we begin", startsAt: soon };
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
