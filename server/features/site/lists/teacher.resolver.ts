import { listResolvers } from "./list.resolver";
import type { ContentList } from "./listedContent";
import { Teacher, TeacherContent } from "./teacher.entity";

export const TEACHERS: ContentList<TeacherContent, Teacher> = {
  target: Teacher,
  content: TeacherContent,
  noun: "teacher",
  firstField: "name",
};

export const teacherResolvers = listResolvers(TEACHERS, "Who teaches at the academy, in order.");
