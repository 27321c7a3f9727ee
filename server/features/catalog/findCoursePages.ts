import type { EntityManager } from "typeorm";
import type { SiteMapPage } from "../../platform/feature";
import { MAX_PAGES_OF_A_KIND } from "../../platform/feature";
import { Course } from "./course.entity";

export async function findCoursePages(manager: EntityManager): Promise<SiteMapPage[]> {
  const courses = await manager.find(Course, {
    where: { isPublished: true },
    select: { slug: true },
    order: { position: "ASC" },
    take: MAX_PAGES_OF_A_KIND,
  });
  return courses.map(({ slug }) => ({ path: `/lms/${slug}` }));
}
