import type { EntityManager } from "typeorm";
import type { SiteMapPage } from "../../../platform/feature";
import { MAX_PAGES_OF_A_KIND } from "../../../platform/feature";
import { Exercise } from "./exercise.entity";

export async function findExercisePages(manager: EntityManager): Promise<SiteMapPage[]> {
  const exercises = await manager.find(Exercise, {
    where: { isPublished: true, isOpen: true },
    select: { slug: true },
    order: { slug: "ASC" },
    take: MAX_PAGES_OF_A_KIND,
  });
  return exercises.map(({ slug }) => ({ path: `/practice/${slug}` }));
}
