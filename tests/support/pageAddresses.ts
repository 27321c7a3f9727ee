import { cmsPaths } from "../../client/cmsPaths";
import { paths } from "../../shared/paths";

type NamesWithParts<Table> = {
  [Name in keyof Table]: Table[Name] extends string ? never : Name;
}[keyof Table];
type Fill = (place: Place) => string;

export interface Place {
  courseSlug: string;
  batchId: string;
  lessonId?: string;
}

const SOME_ID = "00000000-0000-4000-8000-000000000000";

/** Fills address parameters; a new address does not compile until it is here. */
const FILLED: Record<NamesWithParts<typeof paths>, Fill> = {
  blogPost: () => paths.blogPost("an-article"),
  registration: () => paths.registration(SOME_ID),
  confirmRegistration: () => paths.confirmRegistration(SOME_ID),
  exercise: () => paths.exercise("an-exercise"),
  workshop: () => paths.workshop("powerbi"),
  workshopCalendar: () => paths.workshopCalendar("powerbi"),
  paymentProof: () => paths.paymentProof(SOME_ID),
  lmsCourse: ({ courseSlug }) => paths.lmsCourse(courseSlug),
  dashBatch: ({ courseSlug, batchId }) => paths.dashBatch(courseSlug, batchId),
  lesson: ({ lessonId = SOME_ID }) => paths.lesson(lessonId),
  lessonQuestion: ({ lessonId = SOME_ID }) => paths.lessonQuestion(lessonId, SOME_ID),
  unsubscribe: () => paths.unsubscribe("a~some~token"),
  lessonFile: ({ lessonId = SOME_ID }) => paths.lessonFile(lessonId),
  lessonCaptions: ({ lessonId = SOME_ID }) => paths.lessonCaptions(lessonId),
  certificate: () => paths.certificate("SOP-2026-2222-2222"),
  certificatePdf: () => paths.certificatePdf("SOP-2026-2222-2222"),
  notesIn: () => paths.notesIn("", "join"),
  contactAbout: () => paths.contactAbout("Power BI"),
};

const CMS_FILLED: Record<NamesWithParts<typeof cmsPaths>, Fill> = {
  registration: () => cmsPaths.registration(SOME_ID),
  policyVersion: () => cmsPaths.policyVersion(1),
  registrationsIn: () => cmsPaths.registrationsIn("WAITING"),
  registrationsFile: () =>
    cmsPaths.registrationsFile("xlsx", { state: "", offeringId: "", search: "", unconfirmed: "" }),
  bankImport: () => cmsPaths.bankImport(SOME_ID),
  bankRows: () => cmsPaths.bankRows(SOME_ID, "EXACT"),
  certificate: () => cmsPaths.certificate(SOME_ID),
  certificateRule: () => cmsPaths.certificateRule(SOME_ID),
  certificatesOfBatch: ({ batchId }) => cmsPaths.certificatesOfBatch(batchId),
  certificatesOfRun: () => cmsPaths.certificatesOfRun(SOME_ID),
  coupon: () => cmsPaths.coupon(SOME_ID),
  numbers: () => cmsPaths.numbers("7"),
  course: ({ courseSlug }) => cmsPaths.course(courseSlug),
  securityIn: () => cmsPaths.securityIn("SIGN_IN_FAILED", "day"),
  mailIn: () => cmsPaths.mailIn("FAILED"),
  messagesIn: () => cmsPaths.messagesIn("NEW"),
  lessonQuestionsIn: () => cmsPaths.lessonQuestionsIn("REPORTED"),
  message: () => cmsPaths.message(SOME_ID),
  messagesFile: () => cmsPaths.messagesFile("csv", "", ""),
  workshop: () => cmsPaths.workshop(SOME_ID),
  exercise: () => cmsPaths.exercise(SOME_ID),
  season: () => cmsPaths.season(SOME_ID),
  level: () => cmsPaths.level(SOME_ID, SOME_ID),
  blogPost: () => cmsPaths.blogPost("an-article"),
  email: () => cmsPaths.email(SOME_ID),
  emailIn: () => cmsPaths.emailIn(SOME_ID, "html"),
  emailView: () => cmsPaths.emailView(SOME_ID),
  batch: ({ batchId }) => cmsPaths.batch(batchId),
  batchLearners: ({ batchId }) => cmsPaths.batchLearners(batchId),
  batchLearnersIn: ({ batchId }) => cmsPaths.batchLearnersIn(batchId, "7", ""),
  batchLearnersFile: ({ batchId }) =>
    cmsPaths.batchLearnersFile(batchId, "csv", { inactive: "", search: "" }),
  liveClass: () => cmsPaths.liveClass(SOME_ID),
  run: () => cmsPaths.run(SOME_ID),
  preview: () => cmsPaths.preview(paths.about),
};

export function pageAddresses(places: Place[]): string[] {
  const all = [...Object.values(paths), ...Object.values(cmsPaths)];
  const fixed: string[] = all.filter((path) => typeof path === "string");
  const fills = [...Object.values(FILLED), ...Object.values(CMS_FILLED)];
  const filled = fills.flatMap((fill) => places.map(fill));
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

/** Files respond with 403 where pages redirect. */
export function expectedStatuses(address: string): number[] {
  if (/\.(html|pdf)$/.test(address)) return [401, 403, 404];
  if (/^\/lessons\/[^/]+\/(file|captions)$/.test(address)) return [200, 401, 404];
  return /\.(csv|md|xlsx)\b/.test(address) ? [200, 401, 403] : [200, 302, 404];
}
