import type { EntityManager } from "typeorm";
import { LessThan } from "typeorm";
import { Role } from "../../../core/authorization";
import { DAY_MS, MINUTE_MS } from "../../../core/clock";
import { emailColumns } from "../../../core/text/email";
import { isoDayInIndia } from "../../../core/timeInIndia";
import type { Transaction } from "../../../platform/transaction";
import { User } from "../../../features/auth/user.entity";
import { AccessSource } from "../../../features/learning/access/batchAccess.entity";
import { grantAccess } from "../../../features/learning/access/grantAccess";
import { Batch, BatchAccessKind } from "../../../features/learning/batch.entity";
import { ClassAttendance } from "../../../features/classes/attendance/classAttendance.entity";
import { ClassSession } from "../../../features/classes/classSession.entity";
import { opensAt } from "../../../features/classes/classWindow";
import { LessonKind } from "../../../features/learning/lessons/lessonKinds";
import { LessonProgress } from "../../../features/learning/lessonProgress.entity";
import { Reference } from "../../../features/learning/reference.entity";

interface Sample {
  name: string;
  source: AccessSource;
  /** Of the videos, from the first. */
  done: number;
  /** Where they stopped in the next one. */
  stoppedAtSecond: number | null;
  lastActiveDaysAgo: number;
  /** Attends the first of every so many classes; 0 for none. */
  everyClass: number;
}

const { CODE, PAYMENT, STAFF } = AccessSource;

const SAMPLES: Sample[] = [
  {
    name: "Ananya Das",
    source: PAYMENT,
    done: 5,
    stoppedAtSecond: null,
    lastActiveDaysAgo: 0.1,
    everyClass: 1,
  },
  { name: "Farhan Ali", source: CODE, done: 3, stoppedAtSecond: 431, lastActiveDaysAgo: 1, everyClass: 1 },
  { name: "Lakshmi Nair", source: CODE, done: 1, stoppedAtSecond: 445, lastActiveDaysAgo: 6, everyClass: 2 },
  {
    name: "Rohit Patil",
    source: PAYMENT,
    done: 1,
    stoppedAtSecond: 472,
    lastActiveDaysAgo: 9,
    everyClass: 3,
  },
  { name: "Gurpreet Kaur", source: CODE, done: 0, stoppedAtSecond: 95, lastActiveDaysAgo: 13, everyClass: 4 },
  {
    name: "Joseph D'Souza",
    source: STAFF,
    done: 0,
    stoppedAtSecond: null,
    lastActiveDaysAgo: 0,
    everyClass: 0,
  },
];

const JOINED_DAYS_AGO = 16;

async function addLearner(manager: EntityManager, { name }: Sample, createdAt: Date): Promise<string> {
  const email = `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@sopaan.example`;
  const columns = { ...emailColumns(email), name: `${name} (sample)`, role: Role.LEARNER, createdAt };
  const user = await manager.save(manager.create(User, { ...columns, emailVerifiedAt: createdAt }));
  return user.id;
}

/** One lesson a day, the last of them on the last active day. */
function progressIn(lessons: Reference[], userId: string, sample: Sample & { now: Date }) {
  const { done, stoppedAtSecond, lastActiveDaysAgo, now } = sample;
  const opened = lessons.slice(0, stoppedAtSecond === null ? done : done + 1);
  return opened.map(({ id: referenceId }, index) => {
    const days = lastActiveDaysAgo + opened.length - 1 - index;
    const at = new Date(now.getTime() - days * DAY_MS);
    const row = { userId, referenceId, openedAt: new Date(at.getTime() - 20 * MINUTE_MS), viewedAt: at };
    if (index < done) return { ...row, watchedAt: at };
    const positionSeconds = stoppedAtSecond ?? 0;
    return {
      ...row,
      watched: `{[0,${positionSeconds})}`,
      watchedSeconds: positionSeconds,
      positionSeconds,
      positionAt: at,
    };
  });
}

async function seedAttendance(
  manager: EntityManager,
  { batchId, now }: { batchId: string; now: Date },
  { userId, everyClass, lastActiveDaysAgo }: Sample & { userId: string },
): Promise<void> {
  if (everyClass === 0) return;
  const where = { batchId, startsAt: LessThan(new Date(now.getTime() - lastActiveDaysAgo * DAY_MS)) };
  const classes = await manager.find(ClassSession, { where, order: { startsAt: "ASC" } });
  const attended = classes.filter((_, index) => index % everyClass === 0);
  await manager.insert(
    ClassAttendance,
    attended.map((session) => ({ sessionId: session.id, userId, joinedAt: opensAt(session) })),
  );
}

/** People in the batch that runs and in the open one, so that staff see progress in a fresh demo. */
export async function seedLearners({ manager, services }: Transaction): Promise<void> {
  const now = services.clock.now();
  const running = await manager.findOneOrFail(Batch, {
    where: { startsOn: LessThan(isoDayInIndia(now)) },
    order: { course: { position: "ASC" }, position: "ASC" },
    relations: { course: true },
  });
  const open = await manager.findOneByOrFail(Batch, { access: BatchAccessKind.OPEN });
  const joinedAt = new Date(now.getTime() - JOINED_DAYS_AGO * DAY_MS);
  const videosOf = ({ id: batchId }: Batch) =>
    manager.find(Reference, {
      where: { batchId, kind: LessonKind.VIDEO },
      order: { position: "ASC" },
      take: 6,
    });
  const [inRunning, inOpen] = [await videosOf(running), await videosOf(open)];
  for (const sample of SAMPLES) {
    const userId = await addLearner(manager, sample, joinedAt);
    await grantAccess(manager, { userId, batchId: running.id, source: sample.source, at: joinedAt });
    const progress = [inRunning, inOpen].flatMap((lessons) =>
      progressIn(lessons, userId, { ...sample, now }),
    );
    await manager.insert(LessonProgress, progress);
    await seedAttendance(manager, { batchId: running.id, now }, { userId, ...sample });
  }
}
