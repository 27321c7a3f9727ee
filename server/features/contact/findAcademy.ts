import type { EntityManager } from "typeorm";

interface Academy {
  academyName: string;
  /** Where staff read their mail; none where the settings name none. */
  emails: string[];
}

/** How the academy is called and written to. The settings are the site's, a floor above: only these columns are read. */
export async function findAcademy(manager: EntityManager): Promise<Academy> {
  const [row] = await manager.query<Academy[]>(
    `SELECT academy_name AS "academyName", emails FROM site_settings`,
  );
  return row ?? { academyName: "", emails: [] };
}
