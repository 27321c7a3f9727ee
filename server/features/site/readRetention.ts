import type { EntityManager } from "typeorm";
import { ONLY_ROW } from "../../database/onlyRow";
import type { Retention } from "../../platform/retention";
import { RETENTION_DEFAULTS } from "./siteSettings.content";
import { SiteSettings } from "./siteSettings.entity";

export async function readRetention(manager: EntityManager): Promise<Retention> {
  const settings = await manager.findOneBy(SiteSettings, { id: ONLY_ROW });
  return settings ?? RETENTION_DEFAULTS;
}
