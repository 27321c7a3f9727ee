import type { FindOptionsWhere } from "typeorm";
import { ArrayOverlap, In } from "typeorm";
import type { Context } from "../../../platform/context";
import { defineLoader, indexBy } from "../../../platform/loaders";
import { visibleRows } from "../../../platform/visibleRows";
import { Course } from "../../catalog/course.entity";
import { Bootcamp } from "../../workshops/bootcamp/bootcamp.entity";
import { Workshop } from "../../workshops/workshop.entity";
import { MAX_LISTED } from "./reorder.inputs";
import { Teacher } from "./teacher.entity";

async function findTeachers(context: Context, taught: FindOptionsWhere<Teacher>): Promise<Teacher[]> {
  return context.dataSource.manager.find(Teacher, {
    where: { ...visibleRows(context), ...taught },
    order: { position: "ASC", id: "ASC" },
    take: MAX_LISTED,
  });
}

function byTaught(
  ids: readonly string[],
  teachers: Teacher[],
  taughtBy: (teacher: Teacher) => string[],
): Map<string, Teacher[]> {
  return new Map(ids.map((id) => [id, teachers.filter((teacher) => taughtBy(teacher).includes(id))]));
}

export const teachersByCourse = defineLoader(async (context, ids) => {
  const teachers = await findTeachers(context, { courseIds: ArrayOverlap([...ids]) });
  return byTaught(ids, teachers, ({ courseIds }) => courseIds);
});

export const teachersByWorkshop = defineLoader(async (context, ids) => {
  const teachers = await findTeachers(context, { workshopIds: ArrayOverlap([...ids]) });
  return byTaught(ids, teachers, ({ workshopIds }) => workshopIds);
});

export const teachersByBootcamp = defineLoader(async (context, ids) => {
  const teachers = await findTeachers(context, { isForBootcamp: true });
  return new Map(ids.map((id) => [id, teachers]));
});

export const visibleCourseById = defineLoader(async (context, ids) => {
  const where = { id: In([...ids]), ...visibleRows(context) };
  return indexBy(await context.dataSource.manager.findBy(Course, where), ({ id }) => id);
});

export const visibleWorkshopById = defineLoader(async (context, ids) => {
  const where = { id: In([...ids]), ...visibleRows(context) };
  return indexBy(await context.dataSource.manager.findBy(Workshop, where), ({ id }) => id);
});

export const visibleBootcampById = defineLoader(async (context, ids) => {
  const where = { id: In([...ids]), ...visibleRows(context) };
  return indexBy(await context.dataSource.manager.findBy(Bootcamp, where), ({ id }) => id);
});
