import { brokenUniqueIndex, refuseDuplicates } from "../../database/conflicts";
import type { Context } from "../../platform/context";
import type { Given } from "../../core/content/content";
import { contentOf } from "../../core/content/content";
import { Invalid } from "../../core/errors";
import type { RecordKind } from "../../platform/audit/records";
import { editRecord, inTransaction, insertRecord } from "../../platform/audit/records";
import { notifyStaff } from "../../platform/mail/notifyStaff";
import type { VersionedInput } from "../../core/content/inputs";
import { requireConfirmedPassword } from "../auth/passwords/confirmPassword";
import { CourseContent } from "./course.content";
import { Course } from "./course.entity";
import type { CourseInput } from "./course.inputs";
import { slugify } from "./slugify";
import type { Transaction } from "../../platform/transaction";

const NAME_TAKEN = {
  field: "name",
  message: "There is a course with this name already. Choose another name, or add a batch to that course.",
};

export const COURSES: RecordKind<CourseContent, Course> = {
  target: Course,
  content: CourseContent,
  noun: "course",
  held: "People have registered for this course or learned in it, so it can’t be deleted. Take it off the site instead.",
  taken: { courses_name_unique: NAME_TAKEN },
};

function contentFrom(input: Given<CourseInput>): CourseContent {
  const hasPrice = typeof input.priceRupees === "number";
  if (input.isSold && !hasPrice) {
    throw new Invalid([
      { field: "priceRupees", message: "Please enter the price of a course that is sold." },
    ]);
  }
  const lists = { weeks: input.weeks ?? [], questions: input.questions ?? [] };
  const given = input as Given<CourseContent>;
  return contentOf(CourseContent, { ...given, ...lists, isSold: input.isSold ?? hasPrice });
}

/** Changing a course's payment link requires the password and e-mails every administrator. */
async function guardPayLink(
  { manager, services: context }: Transaction<Context>,
  { name, before, after }: { name: string; before: string | null; after: string | null },
): Promise<void> {
  if (before === after) return;
  const change = `the payment link of ${name} from ${before ?? "none"} to ${after ?? "none"}`;
  await requireConfirmedPassword({ manager, services: context }, `This changes ${change}.`);
  const who = (await context.actor())?.name ?? "An administrator";
  await notifyStaff(
    { manager, services: context },
    {
      subject: "A course’s payment link was changed",
      paragraphs: [`${who} changed ${change}.`],
    },
  );
}

/** Appends a number if the slug is taken, such as "C" beside "C++": "c-2", "c-3". */
async function insertCourse(
  { manager, services }: Transaction<Context>,
  content: CourseContent,
  slug: string,
): Promise<Course> {
  for (let number = 1; ; number += 1) {
    const columns = { ...content, slug: number === 1 ? slug : `${slug}-${number}` };
    try {
      // A savepoint: the caller's transaction survives a conflict.
      return await manager.transaction((inner) =>
        insertRecord({ manager: inner, services }, COURSES, columns),
      );
    } catch (error) {
      if (brokenUniqueIndex(error) !== "courses_slug_unique") throw error;
    }
  }
}

interface CourseCreation {
  /** The input field that gets the error for a taken name. */
  nameField?: string;
  slug?: string;
}

export async function createCourse(
  transaction: Transaction<Context>,
  input: Given<CourseInput>,
  { nameField = "name", slug = slugify(input.name) }: CourseCreation = {},
): Promise<Course> {
  return refuseDuplicates({ courses_name_unique: { ...NAME_TAKEN, field: nameField } }, async () => {
    const content = contentFrom(input);
    await guardPayLink(transaction, { name: content.name, before: null, after: content.payLink });
    return insertCourse(transaction, content, slug);
  });
}

export async function updateCourse(
  context: Context,
  input: Given<CourseInput> & VersionedInput,
): Promise<Course> {
  return inTransaction(context, COURSES, async (transaction) => {
    const lock = { mode: "pessimistic_write" } as const;
    const before = await transaction.manager.findOne(Course, { where: { id: input.id }, lock });
    const changes = contentFrom(input);
    // `editRecord` rejects a stale edit, without asking for the password first.
    if (before?.version === input.expectedVersion)
      await guardPayLink(transaction, {
        name: before.name,
        before: before.payLink,
        after: changes.payLink,
      });
    return editRecord(transaction, COURSES, { ...input, changes });
  });
}
