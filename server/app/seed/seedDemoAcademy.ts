import { randomInt } from "node:crypto";
import { DAY_MS } from "../../core/clock";
import { emailColumns } from "../../core/text/email";
import { User } from "../../features/auth/user.entity";
import { Course } from "../../features/catalog/course.entity";
import { slugify } from "../../features/catalog/slugify";
import { Batch, BatchAccessKind } from "../../features/learning/batch.entity";
import { checkLessonFile } from "../../features/learning/files/checkLessonFile";
import { LessonFilePurpose } from "../../features/learning/files/lessonFile.entity";
import { storeLessonFile } from "../../features/learning/files/saveLessonFile";
import { LessonKind } from "../../features/learning/reference.content";
import { Reference } from "../../features/learning/reference.entity";
import { Role } from "../../core/authorization";
import type { Services } from "../../platform/context";
import { AWS_FILE, AWS_TEXT } from "./lessons/awsLessons";
import { coursePages } from "./coursePages";
import { courses } from "./courses";
import { videos } from "./lessons/videos";
import { offers } from "./offers";
import { seedClasses } from "./seedClasses";
import { seedCertificates } from "./learning/seedCertificates";
import { seedLearners } from "./learning/seedLearners";
import { seedEnrolment } from "./seedEnrolment";
import { seedNotifications } from "./seedNotifications";
import { seedQuestions } from "./questions/seedQuestions";
import { seedSite } from "./seedSite";
import { seedWorkshops } from "./seedWorkshops";
import { lessonRows } from "./lessons/lessonRows";
import { findExerciseIds, seedExercises } from "./practice/seedExercises";
import { seedSubmissions } from "./practice/seedSubmissions";
import type { Transaction } from "../../platform/transaction";

export interface DemoSignIns {
  people: { role: string; email: string; password: string }[];
  codes: { course: string; batch: string; code: string }[];
}

const PEOPLE = [
  { role: Role.LEARNER, name: "Meera Iyer (sample)", email: "learner@sopaan.example" },
  { role: Role.ADMIN, name: "Arjun Rao (sample)", email: "admin@sopaan.example" },
];

/** One batch is running and one starts soon, so that a fresh demo looks alive. */
const RUNS = [
  { text: "Mon to Fri, 8:00 to 9:30 pm IST", first: "monday", last: "friday", fromWeek: -3, toWeek: 5 },
  {
    text: "Sat and Sun, 10:00 am to 12:30 pm IST",
    first: "saturday",
    last: "sunday",
    fromWeek: 2,
    toWeek: 10,
  },
] as const;

const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

function makeSecret(): string {
  const signs = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return [0, 4, 8].map((start) => signs.slice(start, start + 4).join("")).join("-");
}

const WEEKDAYS = { sunday: 0, monday: 1, friday: 5, saturday: 6 };

/** The first such weekday from `weeks` weeks ahead, as "2026-11-23". */
function weekday(name: keyof typeof WEEKDAYS, now: Date, weeks: number): string {
  const day = new Date(now.getTime() + weeks * 7 * DAY_MS);
  day.setUTCDate(day.getUTCDate() + ((WEEKDAYS[name] + 7 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

/** A text and a file, after the videos. */
async function seedOtherLessons({ manager, services }: Transaction, batchId: string, videoCount: number) {
  const { title, name, csv } = AWS_FILE;
  const checked = checkLessonFile(LessonFilePurpose.FILE, { name, bytes: Buffer.from(csv) });
  const { id: fileId } = await storeLessonFile(manager, checked, services.clock.now());
  await manager.insert(Reference, [
    { ...AWS_TEXT, batchId, kind: LessonKind.TEXT, position: videoCount + 1 },
    { title, fileId, batchId, kind: LessonKind.FILE, position: videoCount + 2 },
  ]);
}

async function seedBatches(
  { manager, services }: Transaction,
  course: Course,
  seed: (typeof courses)[number],
) {
  const codes: DemoSignIns["codes"] = [];
  const now = services.clock.now();
  const exerciseIds = await findExerciseIds(manager);
  for (let index = 0; index < Math.max(1, seed.lockedBatches); index += 1) {
    const isOpen = seed.lockedBatches === 0;
    const code = isOpen ? null : makeSecret();
    const run = isOpen ? undefined : RUNS[index % RUNS.length];
    const batch = await manager.save(
      manager.create(Batch, {
        courseId: course.id,
        name: `${seed.batchName} ${index + 1}`,
        access: isOpen ? BatchAccessKind.OPEN : BatchAccessKind.SECRET_CODE,
        startsOn: run ? weekday(run.first, now, run.fromWeek + (course.position % 3)) : null,
        endsOn: run ? weekday(run.last, now, run.toWeek + (course.position % 3)) : null,
        scheduleText: run ? run.text : "Any time, at your own speed",
        seats: isOpen ? null : 30,
        position: index + 1,
        secretCodeHash: code && (await services.hashing.hashCode(code)),
      }),
    );
    const references = lessonRows(seed.videos, exerciseIds).map((lesson) => ({
      ...lesson,
      batchId: batch.id,
    }));
    await manager.insert(Reference, references);
    if (isOpen) await seedOtherLessons({ manager, services }, batch.id, references.length);
    if (code) codes.push({ course: course.name, batch: batch.name, code });
  }
  return codes;
}

/** Fills an empty database; returns null if it has content. */
export async function seedDemoAcademy(services: Services): Promise<DemoSignIns | null> {
  return services.dataSource.transaction(async (manager) => {
    if ((await manager.count(Course)) > 0 || (await manager.count(User)) > 0) return null;
    const signIns: DemoSignIns = { people: [], codes: [] };
    for (const person of PEOPLE) {
      const password = makeSecret();
      const passwordHash = await services.hashing.hashPassword(password);
      await manager.save(
        manager.create(User, {
          ...person,
          ...emailColumns(person.email),
          passwordHash,
          emailVerifiedAt: services.clock.now(),
        }),
      );
      signIns.people.push({ role: person.role.toLowerCase(), email: person.email, password });
    }
    await seedExercises(manager, services.clock.now());
    for (const [index, seed] of courses.entries()) {
      const { name, goal = null, description, priceRupees, studyHoursPerWeek } = seed;
      const columns = {
        name,
        goal,
        description,
        priceRupees,
        studyHoursPerWeek,
        ...offers[name],
        ...coursePages[name],
        sampleVideoLink: videos[seed.videos][0]?.[2] ?? null,
        isSold: priceRupees !== null,
        slug: slugify(name),
        isPublished: true,
        position: index + 1,
      };
      const course = await manager.save(manager.create(Course, columns));
      signIns.codes.push(...(await seedBatches({ manager, services }, course, seed)));
    }
    await seedQuestions(manager, services.clock.now());
    await seedWorkshops(manager, services.clock.now());
    await seedSite(manager, services.clock.now());
    await seedEnrolment({ manager, services });
    await seedNotifications({ manager, services });
    await seedClasses({ manager, services });
    await seedCertificates({ manager, services });
    await seedLearners({ manager, services });
    await seedSubmissions({ manager, services });
    return signIns;
  });
}
