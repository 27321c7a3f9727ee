import type { Course } from "./course.entity";

export function coverOfCourse({ subject, name, slug }: Course) {
  return { subject, texts: [name], slug };
}
