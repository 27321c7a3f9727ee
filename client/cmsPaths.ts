import { paths } from "../shared/paths";

export type FileFormat = "csv" | "xlsx";

/** Omits empty filters: an empty text means all. */
export function narrowed(path: string, by: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(by).filter(([, value]) => value !== "")).toString();
  return query ? `${path}?${query}` : path;
}

/** What the list of registrations is narrowed to, beside the state; `unconfirmed` is "true" or empty. */
export type ShownRegistrations = Record<"offeringId" | "search" | "unconfirmed", string>;

/** A module of its own, so that visitors do not load it. */
export const cmsPaths = {
  numbers: (days: string) => `/cms?days=${days}#numbers`,
  courses: "/cms/courses",
  course: (slug: string) => `/cms/courses/${slug}`,
  activity: "/cms/activity",
  security: "/cms/security",
  securityIn: (kind: string, time: string) => narrowed("/cms/security", { kind, time }),
  mail: "/cms/mail",
  mailIn: (state: string) => narrowed("/cms/mail", { state }),
  email: (id: string) => `/cms/mail/${id}`,
  emailIn: (id: string, view: string) => `/cms/mail/${id}?view=${view}`,
  emailView: (id: string) => `/cms/mail/${id}.html`,
  batch: (id: string) => `/cms/batches/${id}`,
  batchLearners: (id: string) => `/cms/batches/${id}/learners`,
  batchLearnersIn: (id: string, inactive: string, search: string) =>
    narrowed(`/cms/batches/${id}/learners`, { inactive, search }),
  batchLearnersFile: (id: string, format: FileFormat, shown: { inactive: string; search: string }) =>
    narrowed(`/cms/batches/${id}/learners.${format}`, shown),
  liveClass: (id: string) => `/cms/classes/${id}`,
  /** Its live classes. */
  run: (id: string) => `/cms/runs/${id}`,
  workshops: "/cms/workshops",
  newWorkshop: "/cms/workshops/new",
  workshop: (id: string) => `/cms/workshops/${id}`,
  exercises: "/cms/exercises",
  newExercise: "/cms/exercises/new",
  exercise: (id: string) => `/cms/exercises/${id}`,
  bootcamp: "/cms/bootcamp",
  season: (id: string) => `/cms/bootcamp/seasons/${id}`,
  level: (seasonId: string, levelId: string) => `/cms/bootcamp/seasons/${seasonId}/levels/${levelId}`,
  messages: "/cms/messages",
  messagesIn: (status: string, search = "") => narrowed("/cms/messages", { status, search }),
  message: (id: string) => `/cms/messages/${id}`,
  messagesFile: (format: FileFormat, status: string, search: string) =>
    `/cms/messages.${format}?${new URLSearchParams({ status, search })}`,
  lessonQuestions: "/cms/questions",
  lessonQuestionsIn: (list: string, course = "") => narrowed("/cms/questions", { list, course }),
  registrations: "/cms/registrations",
  /** An empty `state` lists what waits. */
  registrationsIn: (
    state: string,
    { offeringId: offering = "", search = "", unconfirmed = "" }: Partial<ShownRegistrations> = {},
  ) => narrowed("/cms/registrations", { state, offering, search, unconfirmed }),
  registration: (id: string) => `/cms/registrations/${id}`,
  registrationsFile: (format: FileFormat, shown: ShownRegistrations & { state: string }) =>
    `/cms/registrations.${format}?${new URLSearchParams({ ...shown })}`,
  payments: "/cms/payments",
  bankImport: (id: string) => `/cms/payments/${id}`,
  bankRows: (id: string, match: string) => `/cms/payments/${id}?rows=${match}`,
  certificates: "/cms/certificates",
  certificate: (id: string) => `/cms/certificates/${id}`,
  certificateRules: "/cms/certificates/rules",
  newCertificateRule: "/cms/certificates/rules/new",
  certificateRule: (id: string) => `/cms/certificates/rules/${id}`,
  issueCertificates: "/cms/certificates/issue",
  certificatesOfBatch: (id: string) => `/cms/certificates/issue?batch=${id}`,
  certificatesOfRun: (id: string) => `/cms/certificates/issue?run=${id}`,
  coupons: "/cms/coupons",
  newCoupon: "/cms/coupons/new",
  coupon: (id: string) => `/cms/coupons/${id}`,
  site: "/cms/site",
  preview: (path: string) => paths.preview + path,
  settings: "/cms/site/settings",
  homeContent: "/cms/site/home",
  aboutContent: "/cms/site/about",
  pageTexts: "/cms/site/texts",
  policies: "/cms/site/policies",
  /** As they were published once. */
  policyVersion: (number: number) => `/cms/site/policies?version=${number}`,
  partners: "/cms/site/partners",
  teachers: "/cms/site/teachers",
  testimonials: "/cms/site/testimonials",
  questions: "/cms/site/questions",
  blog: "/cms/blog",
  newBlogPost: "/cms/blog/new",
  blogPost: (slug: string) => `/cms/blog/articles/${slug}`,
} as const;
