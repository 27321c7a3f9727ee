import { paths } from "./paths";

/** What lists are exported as. */
export type FileFormat = "csv" | "xlsx";

/** A list's address, narrowed down by whatever of this is no empty text. */
function narrowed(path: string, by: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(by).filter(([, value]) => value !== "")).toString();
  return query ? `${path}?${query}` : path;
}

/** The address of every page of the content area, and of its files; apart, so that no visitor loads them. */
export const cmsPaths = {
  /** The first page at its numbers of so many days. */
  numbers: (days: string) => `/cms?days=${days}#numbers`,
  courses: "/cms/courses",
  course: (slug: string) => `/cms/courses/${slug}`,
  activity: "/cms/activity",
  security: "/cms/security",
  /** Its events of one kind, of the last hour, day or week; empty texts for all. */
  securityIn: (kind: string, time: string) => narrowed("/cms/security", { kind, time }),
  mail: "/cms/mail",
  /** The letters in one state; an empty text for all. */
  mailIn: (state: string) => narrowed("/cms/mail", { state }),
  letter: (id: string) => `/cms/mail/${id}`,
  letterIn: (id: string, view: string) => `/cms/mail/${id}?view=${view}`,
  /** The e-mail as its reader sees it, to be framed. */
  letterView: (id: string) => `/cms/mail/${id}.html`,
  batch: (id: string) => `/cms/batches/${id}`,
  workshops: "/cms/workshops",
  newWorkshop: "/cms/workshops/new",
  workshop: (id: string) => `/cms/workshops/${id}`,
  bootcamp: "/cms/bootcamp",
  season: (id: string) => `/cms/bootcamp/seasons/${id}`,
  level: (seasonId: string, levelId: string) => `/cms/bootcamp/seasons/${seasonId}/levels/${levelId}`,
  messages: "/cms/messages",
  /** The inbox narrowed down; empty texts for all of it. */
  messagesIn: (status: string, search = "") => narrowed("/cms/messages", { status, search }),
  message: (id: string) => `/cms/messages/${id}`,
  /** The inbox as a file, as it is narrowed down; empty texts for all of it. */
  messagesFile: (format: FileFormat, status: string, search: string) =>
    `/cms/messages.${format}?${new URLSearchParams({ status, search })}`,
  registrations: "/cms/registrations",
  /** Narrowed down; empty texts for what waits, of everything. */
  registrationsIn: (state: string, offering = "", search = "") =>
    narrowed("/cms/registrations", { state, offering, search }),
  registration: (id: string) => `/cms/registrations/${id}`,
  /** The list as a file, narrowed down as it is shown. */
  registrationsFile: (format: FileFormat, shown: { state: string; offeringId: string; search: string }) =>
    `/cms/registrations.${format}?${new URLSearchParams(shown)}`,
  payments: "/cms/payments",
  bankImport: (id: string) => `/cms/payments/${id}`,
  /** A statement's rows of one kind. */
  bankRows: (id: string, match: string) => `/cms/payments/${id}?rows=${match}`,
  coupons: "/cms/coupons",
  newCoupon: "/cms/coupons/new",
  coupon: (id: string) => `/cms/coupons/${id}`,
  site: "/cms/site",
  /** A page of the site as it will be once all drafts are published. */
  preview: (path: string) => paths.preview + path,
  settings: "/cms/site/settings",
  homeContent: "/cms/site/home",
  aboutContent: "/cms/site/about",
  pageTexts: "/cms/site/texts",
  partners: "/cms/site/partners",
  testimonials: "/cms/site/testimonials",
  questions: "/cms/site/questions",
  blog: "/cms/blog",
  newBlogPost: "/cms/blog/new",
  blogPost: (slug: string) => `/cms/blog/articles/${slug}`,
} as const;
