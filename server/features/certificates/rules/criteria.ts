import type { CertificateRuleContent } from "./certificateRule.content";
import { describeEvidence } from "./describeRule";
import type { Measure, MeasureWork, Measured, Place } from "./measure";
import { measureClasses } from "./measureClasses";
import { measureExercises } from "./measureExercises";
import { measureLessons } from "./measureLessons";

interface Criterion {
  label: string;
  /** Null if the rule does not ask for it. */
  percentOf: (rule: CertificateRuleContent) => number | null;
  /** By person; a missing person has done nothing. */
  measure: (work: MeasureWork, measured: Measured) => Promise<Map<string, Measure>>;
}

/** All that a rule sets must be met. A new criterion is a column of the content class and an entry here. */
const CRITERIA: Criterion[] = [
  { label: "Lessons done", percentOf: ({ lessonsPercent }) => lessonsPercent, measure: measureLessons },
  { label: "Classes attended", percentOf: ({ classesPercent }) => classesPercent, measure: measureClasses },
  {
    label: "Exercises passed",
    percentOf: ({ exercisesPercent }) => exercisesPercent,
    measure: measureExercises,
  },
];

export interface Standing extends Measure {
  label: string;
  percent: number;
}

const NOTHING: Measure = { done: 0, total: 0, proofs: {} };

export function hasCriterion(rule: CertificateRuleContent): boolean {
  return CRITERIA.some(({ percentOf }) => percentOf(rule) !== null);
}

/** What each person has of each criterion that the rule sets. */
export async function measurePeople(
  work: MeasureWork,
  { rule, place, userIds }: { rule: CertificateRuleContent; place: Place; userIds: string[] },
): Promise<Map<string, Standing[]>> {
  const people = new Map<string, Standing[]>(userIds.map((id) => [id, []]));
  for (const { label, percentOf, measure } of CRITERIA) {
    const percent = percentOf(rule);
    if (percent === null) continue;
    const measures = await measure(work, { rule, place, userIds });
    for (const [id, standings] of people)
      standings.push({ label, percent, ...(measures.get(id) ?? NOTHING) });
  }
  return people;
}

/** What was counted, of those who meet the rule. */
export function evidenceOf(people: Map<string, Standing[]>): Map<string, string> {
  const met = [...people].filter(([, standings]) => isMet(standings));
  return new Map(met.map(([id, standings]) => [id, describeEvidence(standings)]));
}

/** A batch without lessons proves nothing, and a rule without a criterion is never met. */
export function isMet(standings: readonly Standing[]): boolean {
  const isReached = ({ done, total, percent }: Standing) => total > 0 && done * 100 >= percent * total;
  return standings.length > 0 && standings.every(isReached);
}
