import { listResolvers } from "./list.resolver";
import { Teacher, TeacherContent } from "./teacher.entity";

export const teacherResolvers = listResolvers<TeacherContent, Teacher>(
  { target: Teacher, content: TeacherContent, noun: "teacher", firstField: "name" },
  "Who teaches at the academy, in order.",
);
