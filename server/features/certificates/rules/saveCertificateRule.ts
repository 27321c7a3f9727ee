import type { EntityManager } from "typeorm";
import type { Given } from "../../../core/content/content";
import { contentOf } from "../../../core/content/content";
import type { VersionedInput } from "../../../core/content/inputs";
import { Invalid } from "../../../core/errors";
import type { RecordKind } from "../../../platform/audit/records";
import { editRecord, inTransaction, insertRecord } from "../../../platform/audit/records";
import type { Context } from "../../../platform/context";
import { Course } from "../../catalog/course.entity";
import { BootcampSeason } from "../../workshops/bootcamp/bootcampSeason.entity";
import { Workshop } from "../../workshops/workshop.entity";
import { CertificateRuleContent } from "./certificateRule.content";
import { CertificateRule } from "./certificateRule.entity";
import type { CertificateRuleCreation } from "./certificateRule.inputs";
import { refuseUnmeetable } from "./findHindrances";

const PARENTS = { courseId: Course, workshopId: Workshop, seasonId: BootcampSeason } as const;
type ParentColumn = keyof typeof PARENTS;

const TAKEN = { field: "subjectId", message: "It already has a certificate rule. Edit that one." };

export const RULES: RecordKind<CertificateRuleContent, CertificateRule> = {
  target: CertificateRule,
  content: CertificateRuleContent,
  noun: "certificate rule",
  taken: {
    certificate_rules_course_unique: TAKEN,
    certificate_rules_workshop_unique: TAKEN,
    certificate_rules_season_unique: TAKEN,
  },
};

const NO_SUBJECT = { field: "subjectId", message: "Choose a course, workshop or season." };
const NO_LESSONS = {
  field: "lessonsPercent",
  message: "Only courses have lessons. Leave this blank for a workshop or season.",
};

const NO_EXERCISES = {
  field: "exercisesPercent",
  message: "Only courses and seasons have exercises. Leave this blank for a workshop.",
};

function checkContent(
  { lessonsPercent, exercisesPercent }: CertificateRuleContent,
  { courseId, workshopId }: { courseId?: string | null; workshopId?: string | null },
) {
  if (lessonsPercent !== null && !courseId) throw new Invalid([NO_LESSONS]);
  if (exercisesPercent !== null && workshopId) throw new Invalid([NO_EXERCISES]);
}

type Parent = Partial<Record<ParentColumn, string>>;

/** The column of the course, workshop or season with this id. */
async function requireParent(manager: EntityManager, id: string): Promise<Parent> {
  for (const column of Object.keys(PARENTS) as ParentColumn[])
    if (await manager.existsBy<{ id: string }>(PARENTS[column], { id })) return { [column]: id };
  throw new Invalid([NO_SUBJECT]);
}

export async function createCertificateRule(
  context: Context,
  input: CertificateRuleCreation,
): Promise<CertificateRule> {
  const content = contentOf(CertificateRuleContent, input);
  return inTransaction(context, RULES, async (transaction) => {
    const parent = await requireParent(transaction.manager, input.subjectId);
    checkContent(content, parent);
    await refuseUnmeetable(transaction, { ...content, ...parent });
    const createdAt = context.clock.now();
    return insertRecord(transaction, RULES, { ...content, ...parent, createdAt });
  });
}

export async function updateCertificateRule(
  context: Context,
  input: Given<CertificateRuleContent> & VersionedInput,
): Promise<CertificateRule> {
  const changes = contentOf(CertificateRuleContent, input);
  return inTransaction(context, RULES, async (transaction) => {
    const found = await transaction.manager.findOneBy(CertificateRule, { id: input.id });
    if (found) {
      checkContent(changes, found);
      await refuseUnmeetable(transaction, { ...found, ...changes });
    }
    return editRecord(transaction, RULES, { ...input, changes });
  });
}
