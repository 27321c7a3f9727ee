/** The only place for addresses; the CMS's are in `cmsPaths`. */
export const paths = {
  home: "/",
  lms: "/lms",
  /** Where a dead link to a course leads. */
  lmsMissing: "/lms?missing=1",
  lmsCourse: (slug: string) => `/lms/${slug}`,
  dash: "/dash",
  dashBatch: (courseSlug: string, batchId: string) =>
    `/dash?${new URLSearchParams({ course: courseSlug, batch: batchId })}`,
  lessonFile: (id: string) => `/lessons/${id}/file`,
  lessonCaptions: (id: string) => `/lessons/${id}/captions`,
  /** `at`: the second where the video starts. */
  lesson: (id: string, at = "") => `/lessons/${id}${at && `?${new URLSearchParams({ t: at })}`}`,
  lessonQuestion: (lessonId: string, id: string) =>
    `/lessons/${lessonId}?${new URLSearchParams({ question: id })}`,
  /** The live classes of all batches and runs. */
  classes: "/classes",
  notes: "/notes",
  /** Of one lesson, or found by a search; empty for all. */
  notesIn: (lesson: string, search: string) => {
    const filters = Object.entries({ lesson, search }).filter(([, value]) => value !== "");
    return filters.length > 0 ? `/notes?${new URLSearchParams(filters)}` : "/notes";
  },
  bookmarks: "/notes?tab=bookmarks",
  /** The signed-in person's notes as a Markdown file. */
  notesFile: "/notes.md",
  signIn: "/signin",
  join: "/join",
  forgot: "/forgot",
  /** These four open from e-mails, with a token after the `#`. */
  reset: "/reset",
  verify: "/verify",
  invitation: "/invitation",
  newEmail: "/newemail",
  account: "/account",
  /** Takes the password and responds with all data about the person as a file. */
  accountData: "/account/data",
  /** Which e-mails a person gets. */
  notificationSettings: "/account/notifications",
  notifications: "/notifications",
  /** Opened from e-mails; mail providers post to it. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  /** The viewer's own. */
  certificates: "/certificates",
  certificate: (number: string) => `/certificates/${number}`,
  certificatePdf: (number: string) => `/certificates/${number}.pdf`,
  /** From the QR code, with the signed claim after the `#`. */
  verifyCertificate: "/certificates/verify",
  certificateKeys: "/.well-known/certificate-keys.json",
  manageCourses: "/course",
  about: "/about",
  contact: "/contact",
  contactAbout: (about: string) => `/contact?${new URLSearchParams({ about })}`,
  contactWorkshop: "/contactusworkshop",
  workshops: "/work",
  /** At the top level, in any letter case. */
  workshop: (slug: string) => `/${slug}`,
  workshopCalendar: (slug: string) => `/workshops/${slug}.ics`,
  practice: "/practice",
  exercise: (slug: string) => `/practice/${slug}`,
  bootcamp: "/python",
  bootcampOffer: "/offer-1",
  /** The secret is in the hash, which browsers send to no server and no other site. */
  registration: (id: string, secret = "") => `/registration/${id}${secret && `#${secret}`}`,
  /** Opened from e-mails until the address is confirmed, with a token after the `#`. */
  confirmRegistration: (id: string) => `/registration/${id}/confirm`,
  registrations: "/registrations",
  /** `sentAt` busts the cache once a newer screenshot replaces an older one. */
  paymentProof: (registrationId: string, sentAt = "") =>
    `/payment-proofs/${registrationId}${sentAt && `?${new URLSearchParams({ sentAt })}`}`,
  privacy: "/privacy",
  terms: "/terms",
  refunds: "/refunds",
  offers: "/offer",
  blog: "/blog",
  /** Where a dead link to an article leads. */
  blogMissing: "/blog?missing=1",
  blogPost: (slug: string) => `/blog/${slug}`,
  cmsSignIn: "/cmslogin",
  cms: "/cms",
  /** Staff browse the site with its drafts below it. */
  preview: "/cms/preview",
} as const;

/** The share picture; `site` is for pages that exist once. */
export function ogPicture(
  kind: "site" | "workshops" | "courses" | "articles" | "exercises" | "certificates",
  slug: string,
): string {
  return `/og/${kind}/${slug}.png`;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Normalises an id to lower case; null if no row can have it. */
export function idInAddress(text: string | null | undefined): string | null {
  const id = text?.toLowerCase() ?? "";
  return ID.test(id) ? id : null;
}

const ANY_ORIGIN = "https://site.invalid";

export function withReturn(path: string, returnTo: string): string {
  return `${path}?${new URLSearchParams({ next: returnTo })}`;
}

/** Passes this page's own `next` on, if any. */
export function keepReturn(path: string, search: URLSearchParams): string {
  const next = returnPath(search, "");
  return next ? withReturn(path, next) : path;
}

/** The coupon follows the `#`, so that one page serves all coupons and no log records them. */
export function withCoupon(address: string, couponCode: string): string {
  return couponCode ? `${address}?${new URLSearchParams({ coupon: couponCode })}` : address;
}

export function readHash(hash: string): { anchor: string; couponCode: string } {
  const [anchor = "", query] = hash.slice(1).split("?");
  return { anchor, couponCode: new URLSearchParams(query).get("coupon") ?? "" };
}

/** Prevents open redirects: accepts only a path of this site, parsed as a browser would. */
export function returnPath(search: URLSearchParams, fallback: string): string {
  const next = search.get("next") ?? "";
  if (!next.startsWith("/") || !URL.canParse(next, ANY_ORIGIN)) return fallback;
  const { origin, pathname, search: query, hash } = new URL(next, ANY_ORIGIN);
  return origin === ANY_ORIGIN && !pathname.startsWith("//") ? pathname + query + hash : fallback;
}
