import type { EntityManager } from "typeorm";
import type { SiteMapPage } from "../../platform/feature";
import { MAX_PAGES_OF_A_KIND } from "../../platform/feature";
import { Bootcamp } from "./bootcamp/bootcamp.entity";
import { Workshop } from "./workshop.entity";

export async function findWorkshopPages(manager: EntityManager): Promise<SiteMapPage[]> {
  const hasBootcamp = await manager.existsBy(Bootcamp, { isPublished: true });
  const workshops = await manager.find(Workshop, {
    where: { isPublished: true },
    select: { slug: true },
    order: { slug: "ASC" },
    take: MAX_PAGES_OF_A_KIND,
  });
  return [
    ...(hasBootcamp ? [{ path: "/python" }] : []),
    ...workshops.map(({ slug }) => ({ path: `/${slug}` })),
  ];
}
