import { IsNull, MoreThanOrEqual } from "typeorm";
import { isoDayInIndia } from "../../../core/timeInIndia";
import { Invalid } from "../../../core/errors";
import type { Services } from "../../../platform/context";
import type { Transaction } from "../../../platform/transaction";
import { Batch } from "../../learning/batch.entity";
import type { CertificateRuleContent } from "./certificateRule.content";
import type { CertificateRule } from "./certificateRule.entity";
import type { CountedLesson } from "./lessonEvidence.policy";
import { countsLesson } from "./lessonEvidence.policy";
import { findLessons, isOpen } from "./measureLessons";

type Work = Transaction<Pick<Services, "exercises" | "clock">>;
type Checked = CertificateRuleContent & Partial<Pick<CertificateRule, "courseId" | "seasonId">>;

/** Why nobody can meet a rule in one batch or season. */
interface Hindrance {
  field: "lessonsPercent" | "exercisesPercent";
  message: string;
}

const MAX_NAMED = 5;

function named(lessons: readonly { title: string }[]): string {
  const names = lessons.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const rest = lessons.length - names.length;
  return names.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

function lessonsHindrance(
  { lessonsPercent, lessonEvidence }: CertificateRuleContent,
  { lessons, openIds }: { lessons: CountedLesson[]; openIds: Set<string> },
): string | null {
  if (lessonsPercent === null) return null;
  const counted = lessons.filter((lesson) => countsLesson(lesson, lessonEvidence, isOpen(lesson, openIds)));
  if (counted.length === 0)
    return `no lesson can be watched: ${named(lessons)}. Give videos a length, or let learners mark such lessons as done.`;
  const closed = counted.filter((lesson) => lesson.exerciseId && !isOpen(lesson, openIds));
  if ((counted.length - closed.length) * 100 >= lessonsPercent * counted.length) return null;
  return `the exercises of these lessons aren’t published: ${named(closed)}.`;
}

/** A batch without lessons, which staff fill later, hinders nothing. */
async function ofBatch(
  work: Work,
  rule: CertificateRuleContent,
  batch: Batch,
): Promise<Hindrance | "empty" | null> {
  const found = await findLessons(work, batch.id);
  const { lessons, openIds } = found;
  if (lessons.length === 0) return "empty";
  const why = lessonsHindrance(rule, found);
  if (why) return { field: "lessonsPercent", message: `In ${batch.name}, ${why}` };
  if (rule.exercisesPercent === null || openIds.size > 0) return null;
  const closed = lessons.filter(({ exerciseId }) => exerciseId);
  const message =
    closed.length > 0
      ? `In ${batch.name}, the exercises of these lessons aren’t published: ${named(closed)}.`
      : `In ${batch.name}, no lesson is an exercise: ${named(lessons)}.`;
  return { field: "exercisesPercent", message };
}

async function ofCourse(work: Work, rule: CertificateRuleContent, courseId: string) {
  const today = isoDayInIndia(work.services.clock.now());
  const batches = await work.manager.find(Batch, {
    where: [
      { courseId, endsOn: IsNull() },
      { courseId, endsOn: MoreThanOrEqual(today) },
    ],
    order: { position: "ASC" },
  });
  const found: (Hindrance | "empty" | null)[] = [];
  for (const batch of batches) found.push(await ofBatch(work, rule, batch));
  return found.flatMap((hindrance) => (hindrance === "empty" ? [] : [hindrance]));
}

const QUESTIONS = `
  SELECT question.title, question.exercise_id AS "exerciseId" FROM bootcamp_questions question
  JOIN bootcamp_levels level ON level.id = question.level_id WHERE level.season_id = $1
  ORDER BY level.position, question.position`;

async function ofSeason({ manager, services }: Work, rule: CertificateRuleContent, seasonId: string) {
  if (rule.exercisesPercent === null) return [];
  const questions = await manager.query<{ title: string; exerciseId: string | null }[]>(QUESTIONS, [
    seasonId,
  ]);
  if (questions.length === 0) return [];
  const ids = questions.flatMap(({ exerciseId }) => exerciseId ?? []);
  if ((await services.exercises.findPublished(manager, ids)).size > 0) return [null];
  const message = `No question has a published exercise: ${named(questions)}.`;
  return [{ field: "exercisesPercent" as const, message }];
}

/** Of each current batch with lessons, or of the season: null where the rule can be met. */
async function findAll(work: Work, rule: Checked): Promise<(Hindrance | null)[]> {
  if (rule.courseId) return ofCourse(work, rule, rule.courseId);
  return rule.seasonId ? ofSeason(work, rule, rule.seasonId) : [];
}

export async function findHindrances(work: Work, rule: Checked): Promise<string[]> {
  const found = await findAll(work, rule);
  return found.flatMap((hindrance) => hindrance?.message ?? []);
}

export async function refuseUnmeetable(work: Work, rule: Checked): Promise<void> {
  const found = await findAll(work, rule);
  const [first] = found;
  if (!first || found.includes(null)) return;
  throw new Invalid([{ ...first, message: `Nobody could meet this rule. ${first.message}` }]);
}
