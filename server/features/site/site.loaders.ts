import { In } from "typeorm";
import { defineLoader, indexBy } from "../../platform/loaders";
import { SiteSettings } from "./siteSettings.entity";

export const settingsById = defineLoader(async ({ dataSource }, ids) => {
  const settings = await dataSource.manager.findBy(SiteSettings, { id: In([...ids]) });
  return indexBy(settings, ({ id }) => id);
});
