import type { WorkshopPageQuery } from "./WorkshopPage.generated";

/** What a workshop's page says of the academy. */
export type Academy = WorkshopPageQuery["site"];
