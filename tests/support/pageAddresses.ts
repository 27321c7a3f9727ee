import { paths } from "../../client/paths";

type PathTable = typeof paths;
type NamesWithParts = {
  [Name in keyof PathTable]: PathTable[Name] extends string ? never : Name;
}[keyof PathTable];

export interface Place {
  courseSlug: string;
  batchId: string;
}

/** Of nothing that is there. */
const SOME_ID = "00000000-0000-4000-8000-000000000000";

/** How to fill in the addresses that have something to fill in; a new one does not compile until it is here. */
const FILLED: Record<NamesWithParts, (place: Place) => string> = {
  blogPost: () => paths.blogPost("an-article"),
  registration: () => paths.registration(SOME_ID),
  workshop: () => paths.workshop("powerbi"),
  workshopCalendar: () => paths.workshopCalendar("powerbi"),
  paymentProof: () => paths.paymentProof(SOME_ID),
  lmsCourse: ({ courseSlug }) => paths.lmsCourse(courseSlug),
  dashBatch: ({ courseSlug, batchId }) => paths.dashBatch(courseSlug, batchId),
  cmsRegistration: () => paths.cmsRegistration(SOME_ID),
  cmsRegistrationsIn: () => paths.cmsRegistrationsIn("WAITING"),
  cmsRegistrationsCsv: () => paths.cmsRegistrationsCsv("", "", ""),
  cmsBankImport: () => paths.cmsBankImport(SOME_ID),
  cmsBankRows: () => paths.cmsBankRows(SOME_ID, "EXACT"),
  cmsCoupon: () => paths.cmsCoupon(SOME_ID),
  contactAbout: () => paths.contactAbout("Power BI"),
  cmsNumbers: () => paths.cmsNumbers("7"),
  cmsCourse: ({ courseSlug }) => paths.cmsCourse(courseSlug),
  cmsMailIn: () => paths.cmsMailIn("FAILED"),
  cmsMessagesIn: () => paths.cmsMessagesIn("NEW"),
  cmsMessage: () => paths.cmsMessage(SOME_ID),
  cmsMessagesCsv: () => paths.cmsMessagesCsv("", ""),
  cmsWorkshop: () => paths.cmsWorkshop(SOME_ID),
  cmsSeason: () => paths.cmsSeason(SOME_ID),
  cmsLevel: () => paths.cmsLevel(SOME_ID, SOME_ID),
  cmsBlogPost: () => paths.cmsBlogPost("an-article"),
  cmsLetter: () => paths.cmsLetter(SOME_ID),
  cmsLetterIn: () => paths.cmsLetterIn(SOME_ID, "html"),
  cmsLetterView: () => paths.cmsLetterView(SOME_ID),
  cmsBatch: ({ batchId }) => paths.cmsBatch(batchId),
};

/** Every page of the product, with these courses and batches where a page is about one. */
export function pageAddresses(places: Place[]): string[] {
  const fixed: string[] = Object.values(paths).filter((path) => typeof path === "string");
  const filled = Object.values(FILLED).flatMap((fill) => places.map(fill));
  return [
    ...new Set([
      ...fixed,
      ...filled,
      "/home",
      "/partner",
      "/footer",
      "/mainnav",
      "/Homenav",
      "/no/such/page",
      "/sandbox",
      "/courses.json",
    ]),
  ];
}

/** How such an address may be answered: a file is refused to those whom a page would send elsewhere. */
export function expectedStatuses(address: string): number[] {
  if (address.endsWith(".html")) return [401, 403, 404];
  return address.includes(".csv") ? [200, 401, 403] : [200, 302, 404];
}
