import { paths } from "../../client/paths";

type PathTable = typeof paths;
type NamesWithParts = {
  [Name in keyof PathTable]: PathTable[Name] extends string ? never : Name;
}[keyof PathTable];

export interface Place {
  courseSlug: string;
  batchId: string;
}

/** How to fill in the addresses that have something to fill in; a new one does not compile until it is here. */
const FILLED: Record<NamesWithParts, (place: Place) => string> = {
  blogPost: () => paths.blogPost("an-article"),
  workshop: () => paths.workshop("powerbi"),
  lmsCourse: ({ courseSlug }) => paths.lmsCourse(courseSlug),
  dashBatch: ({ courseSlug, batchId }) => paths.dashBatch(courseSlug, batchId),
  cmsCourse: ({ courseSlug }) => paths.cmsCourse(courseSlug),
  cmsBatch: ({ batchId }) => paths.cmsBatch(batchId),
};

/** Every page of the product, with these courses and batches where a page is about one. */
export function pageAddresses(places: Place[]): string[] {
  const fixed: string[] = Object.values(paths).filter((path) => typeof path === "string");
  const filled = Object.values(FILLED).flatMap((fill) => places.map(fill));
  return [...new Set([...fixed, ...filled, "/home", "/no/such/page", "/sandbox", "/courses.json"])];
}
