import type { FindShareCard } from "../../platform/shareCards/shareCard";
import { counted, joined, rupees } from "../../platform/shareCards/shareCard";
import { drawingOf } from "../../platform/covers/coverPath";
import { Course } from "./course.entity";
import { coverOfCourse } from "./coverOfCourse";

const courseCard: FindShareCard = async ({ manager, slug, academy }) => {
  const course = await manager.findOneBy(Course, { slug, isPublished: true });
  if (!course) return null;
  const price = course.priceRupees === null ? null : rupees(course.priceRupees);
  return {
    kicker: "Course",
    title: course.name,
    facts: joined(price, academy.tagline),
    cover: drawingOf(coverOfCourse(course)),
  };
};

const offersCard: FindShareCard = async ({ manager, academy }) => {
  const courses = await manager.find(Course, {
    where: { isPublished: true, isSold: true },
    select: { id: true, priceRupees: true },
  });
  const lowest = Math.min(...courses.flatMap(({ priceRupees }) => priceRupees ?? []));
  const from = Number.isFinite(lowest) ? `, from ${rupees(lowest)}` : "";
  const title = courses.length > 0 ? `${counted(courses.length, "course")}${from}` : "Courses and prices";
  return { kicker: "Courses", title, facts: academy.tagline };
};

const portalCard: FindShareCard = async ({ manager, academy }) => {
  const courses = await manager.countBy(Course, { isPublished: true });
  const count = courses > 0 ? counted(courses, "course") : null;
  return { kicker: academy.academyName, title: "Learning portal", facts: joined(count, academy.tagline) };
};

export const courseCards = {
  courses: courseCard,
  "site/offer": offersCard,
  "site/lms": portalCard,
};
