/** The address of every page, and of the files that pages link to, in one place; the content area's are in `cmsPaths`. */
export const paths = {
  home: "/",
  lms: "/lms",
  lmsCourse: (slug: string) => `/lms/${slug}`,
  dash: "/dash",
  /** The portal with this batch chosen, and this video of it playing. */
  dashBatch: (courseSlug: string, batchId: string, play?: string) =>
    `/dash?${new URLSearchParams({ course: courseSlug, batch: batchId, ...(play && { play }) })}`,
  signIn: "/signin",
  join: "/join",
  forgot: "/forgot",
  /** These three are reached by mailed links, with a token after the `#`. */
  reset: "/reset",
  verify: "/verify",
  invitation: "/invitation",
  /** Reached by a link that was mailed to a new address. */
  newEmail: "/newemail",
  account: "/account",
  /** Takes the password, and answers all that there is about somebody as a file. */
  accountData: "/account/data",
  manageCourses: "/course",
  about: "/about",
  contact: "/contact",
  /** The form with a first sentence about this, such as a workshop. */
  contactAbout: (about: string) => `/contact?${new URLSearchParams({ about })}`,
  contactWorkshop: "/contactusworkshop",
  workshops: "/work",
  /** A workshop's own page; its slug stands at the top, in any letter case. */
  workshop: (slug: string) => `/${slug}`,
  workshopCalendar: (slug: string) => `/workshops/${slug}.ics`,
  bootcamp: "/python",
  bootcampOffer: "/offer-1",
  /** An order's page; the secret that opens it stands after the hash, which no server and no other site is told. */
  registration: (id: string, secret = "") => `/registration/${id}${secret && `#${secret}`}`,
  /** Reached by an order's e-mails until its address is confirmed, with a token after the `#`. */
  confirmRegistration: (id: string) => `/registration/${id}/confirm`,
  /** A person's own orders. */
  registrations: "/registrations",
  /** Where the screenshot of an order's payment is sent to; one that was sent then, or an older one would stay in sight. */
  paymentProof: (registrationId: string, sentAt = "") =>
    `/payment-proofs/${registrationId}${sentAt && `?${new URLSearchParams({ sentAt })}`}`,
  offers: "/offer",
  blog: "/blog",
  blogPost: (slug: string) => `/blog/${slug}`,
  cmsSignIn: "/cmslogin",
  cms: "/cms",
  /** Below it staff walk through the site with its drafts. */
  preview: "/cms/preview",
} as const;

/** The picture of a page of this kind when it is shared; `site` has the pages of which there is one each. */
export function ogPicture(kind: "site" | "workshops" | "courses" | "articles", slug: string): string {
  return `/og/${kind}/${slug}.png`;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An id that an address gives, in its one spelling; null where it gives none that a row can have. */
export function idInAddress(text: string | null | undefined): string | null {
  const id = text?.toLowerCase() ?? "";
  return ID.test(id) ? id : null;
}

/** Stands for whichever origin the site has. */
const ANY_ORIGIN = "https://site.invalid";

/** The address with a note of where to go after signing in. */
export function withReturn(path: string, returnTo: string): string {
  return `${path}?${new URLSearchParams({ next: returnTo })}`;
}

/** The address with the note of where to go that stands in this page's own, where there is one. */
export function keepReturn(path: string, search: URLSearchParams): string {
  const next = returnPath(search, "");
  return next ? withReturn(path, next) : path;
}

/**
 * The address of a part of a page, with a coupon for the form that registers there. It comes after the `#`: the page is
 * the same for every coupon, and no log has it.
 */
export function withCoupon(address: string, couponCode: string): string {
  return couponCode ? `${address}?${new URLSearchParams({ coupon: couponCode })}` : address;
}

/** The part of the page and the coupon that an address names after its `#`. */
export function readHash(hash: string): { anchor: string; couponCode: string } {
  const [anchor = "", query] = hash.slice(1).split("?");
  return { anchor, couponCode: new URLSearchParams(query).get("coupon") ?? "" };
}

/** Where to go after signing in: only ever a path of this site, read as a browser would read it. */
export function returnPath(search: URLSearchParams, fallback: string): string {
  const next = search.get("next") ?? "";
  if (!next.startsWith("/") || !URL.canParse(next, ANY_ORIGIN)) return fallback;
  const { origin, pathname, search: query, hash } = new URL(next, ANY_ORIGIN);
  return origin === ANY_ORIGIN && !pathname.startsWith("//") ? pathname + query + hash : fallback;
}
