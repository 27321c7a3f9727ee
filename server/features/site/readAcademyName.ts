import type { EntityManager } from "typeorm";
import { ONLY_ROW } from "../../database/onlyRow";
import { SiteSettings } from "./siteSettings.entity";

/** How the academy signs its letters. */
export async function readAcademyName(manager: EntityManager): Promise<string> {
  const settings = await manager.findOneBy(SiteSettings, { id: ONLY_ROW });
  return settings?.academyName ?? "The academy";
}
