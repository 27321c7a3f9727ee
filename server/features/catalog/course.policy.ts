import type { Actor } from "../../core/authorization";
import { isAdmin } from "../../core/authorization";
import type { Course } from "./course.entity";

/** An unpublished course exists for staff only. */
export function canReadCourse(actor: Actor | null, course: Pick<Course, "isPublished">): boolean {
  return course.isPublished || isAdmin(actor);
}
