import type { Actor } from "../../core/authorization";
import { isAdmin } from "../../core/authorization";
import type { Course } from "./course.entity";

export function canReadCourse(actor: Actor | null, course: Pick<Course, "isPublished">): boolean {
  return course.isPublished || isAdmin(actor);
}
