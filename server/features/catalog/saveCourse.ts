import type { EntityManager } from "typeorm";
import { brokenUniqueIndex, refuseDuplicates } from "../../database/conflicts";
import type { Context } from "../../platform/context";
import { Invalid } from "../../core/errors";
import { linkOrNull, pictureOrNull, textOrNull } from "../../core/content/text";
import { deleteVersioned, editVersioned } from "../../platform/audit/editVersioned";
import { recordAudit } from "../../platform/audit/recordAudit";
import { tellStaff } from "../../platform/mail/tellStaff";
import type { VersionedInput } from "../../core/content/inputs";
import { requireConfirmedPassword } from "../auth/passwords/confirmPassword";
import { Course } from "./course.entity";
import type { CreateCourseInput, UpdateCourseInput } from "./course.inputs";
import { slugify } from "./slugify";
import type { Transaction } from "../../platform/transaction";

const NAME_TAKEN = {
  field: "name",
  message: "There is a course with this name already. Choose another name, or add a batch to that course.",
};

/** What the offers page tells of it; what the input leaves out is not among the columns. */
function offerColumnsOf({ sectionText, seeMoreLink, syllabus }: CreateCourseInput) {
  return {
    ...(sectionText !== undefined && { sectionText: textOrNull(sectionText) }),
    ...(seeMoreLink !== undefined && { seeMoreLink: linkOrNull(seeMoreLink) }),
    ...(syllabus !== undefined && { syllabus: (syllabus ?? []).map((topic) => topic.trim()) }),
  };
}

function columnsOf(input: CreateCourseInput) {
  const hasPrice = typeof input.priceRupees === "number";
  if (input.isSold && !hasPrice) {
    throw new Invalid([
      { field: "priceRupees", message: "Please enter the price of a course that is sold." },
    ]);
  }
  return {
    ...offerColumnsOf(input),
    isSold: input.isSold ?? hasPrice,
    name: input.name.trim(),
    description: input.description.trim(),
    imageUrl: pictureOrNull(input.imageUrl),
    priceRupees: input.priceRupees ?? null,
    payLink: linkOrNull(input.payLink),
    ...(typeof input.isPublished === "boolean" && { isPublished: input.isPublished }),
  };
}

/** Where a course's buyers are sent to pay changes only with the password again, and every administrator gets an e-mail. */
async function guardPayLink(
  { manager, services: context }: Transaction<Context>,
  { name, before, after }: { name: string; before: string | null; after: string | null },
): Promise<void> {
  if (before === after) return;
  const change = `the payment link of ${name} from ${before ?? "none"} to ${after ?? "none"}`;
  await requireConfirmedPassword({ manager, services: context }, `This changes ${change}.`);
  const who = (await context.actor())?.name ?? "An administrator";
  await tellStaff(
    { manager, services: context },
    {
      subject: "A course’s payment link was changed",
      paragraphs: [`${who} changed ${change}.`],
    },
  );
}

/** Under the name's slug; where another course has that, "C" beside "C++", under the next: "c-2", "c-3". */
async function insertCourse(
  manager: EntityManager,
  course: ReturnType<typeof columnsOf> & Pick<Course, "position" | "version">,
): Promise<Course> {
  const slug = slugify(course.name);
  for (let number = 1; ; number += 1) {
    try {
      // A transaction of its own, within the caller's, which goes on if this one fails.
      return await manager.transaction((inner) =>
        inner.save(inner.create(Course, { ...course, slug: number === 1 ? slug : `${slug}-${number}` })),
      );
    } catch (error) {
      if (brokenUniqueIndex(error) !== "courses_slug_unique") throw error;
    }
  }
}

/** Makes a course in the caller's transaction; it stands last in the list. `nameField` is where a taken name is told. */
export async function createCourse(
  { manager, services: context }: Transaction<Context>,
  input: CreateCourseInput,
  nameField = "name",
): Promise<Course> {
  const taken = { ...NAME_TAKEN, field: nameField };
  return refuseDuplicates({ courses_name_unique: taken }, async () => {
    const columns = columnsOf(input);
    await guardPayLink(
      { manager, services: context },
      { name: columns.name, before: null, after: columns.payLink },
    );
    const position = (await manager.maximum(Course, "position")) ?? 0;
    const course = await insertCourse(manager, {
      isPublished: false,
      ...columns,
      position: position + 1,
      version: 1,
    });
    await recordAudit(
      { manager, services: context },
      {
        action: "createCourse",
        entity: "Course",
        entityId: course.id,
        after: course,
      },
    );
    return course;
  });
}

export async function updateCourse(context: Context, input: UpdateCourseInput): Promise<Course> {
  return refuseDuplicates({ courses_name_unique: NAME_TAKEN }, () =>
    context.dataSource.transaction(async (manager) => {
      const { id, expectedVersion } = input;
      const changes = columnsOf(input);
      const course = await manager.findOne(Course, { where: { id }, lock: { mode: "pessimistic_write" } });
      // A stale edit is refused below, without asking for the password first.
      if (course?.version === expectedVersion)
        await guardPayLink(
          { manager, services: context },
          {
            name: course.name,
            before: course.payLink,
            after: changes.payLink,
          },
        );
      const edit = { action: "updateCourse", target: Course, noun: "course", id, expectedVersion, changes };
      return editVersioned({ manager, services: context }, edit);
    }),
  );
}

/** Deletes the course with its batches and references; learners lose their access to them. */
export async function deleteCourse(context: Context, input: VersionedInput): Promise<Course> {
  return context.dataSource.transaction((manager) =>
    deleteVersioned(
      { manager, services: context },
      { action: "deleteCourse", target: Course, noun: "course", ...input },
    ),
  );
}
