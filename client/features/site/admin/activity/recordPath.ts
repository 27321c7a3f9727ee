import { cmsPaths } from "../../../../cmsPaths";

interface Recorded {
  action: string;
  entity: string;
  entityId: string | null;
  keys: { slug: string | null; batchId: string | null; workshopId: string | null; seasonId: string | null };
}

type PathOf = (record: Pick<Recorded, "keys"> & { id: string | null }) => string | null;

function pathOf(path: (key: string) => string, key: string | null): string | null {
  return key && path(key);
}

function byId(path: (id: string) => string): PathOf {
  return ({ id }) => pathOf(path, id);
}

/** Records without their own page link to their list. */
const PAGES: Record<string, PathOf | undefined> = {
  AboutContent: () => cmsPaths.aboutContent,
  BankImport: byId(cmsPaths.bankImport),
  Batch: byId(cmsPaths.batch),
  BatchAccess: ({ keys }) => pathOf(cmsPaths.batch, keys.batchId),
  BlogPost: ({ keys }) => pathOf(cmsPaths.blogPost, keys.slug),
  Bootcamp: () => cmsPaths.bootcamp,
  BootcampLevel: ({ id, keys }) => (id && keys.seasonId ? cmsPaths.level(keys.seasonId, id) : null),
  BootcampSeason: byId(cmsPaths.season),
  Certificate: byId(cmsPaths.certificate),
  CertificateKey: () => cmsPaths.certificates,
  CertificateRule: byId(cmsPaths.certificateRule),
  ClassSession: byId(cmsPaths.liveClass),
  ContactMessage: byId(cmsPaths.message),
  Coupon: byId(cmsPaths.coupon),
  Course: ({ keys }) => pathOf(cmsPaths.course, keys.slug),
  Exercise: byId(cmsPaths.exercise),
  HomeContent: () => cmsPaths.homeContent,
  Email: byId(cmsPaths.email),
  LessonAnswer: () => cmsPaths.lessonQuestions,
  LessonQuestion: () => cmsPaths.lessonQuestions,
  PageTexts: () => cmsPaths.pageTexts,
  Policies: () => cmsPaths.policies,
  Partner: () => cmsPaths.partners,
  Question: () => cmsPaths.questions,
  Reference: ({ keys }) => pathOf(cmsPaths.batch, keys.batchId),
  Registration: byId(cmsPaths.registration),
  Run: ({ keys }) => pathOf(cmsPaths.workshop, keys.workshopId) ?? pathOf(cmsPaths.season, keys.seasonId),
  SiteSettings: () => cmsPaths.settings,
  Teacher: () => cmsPaths.teachers,
  Testimonial: () => cmsPaths.testimonials,
  Workshop: byId(cmsPaths.workshop),
};

export function recordPath({ action, entity, entityId: id, keys }: Recorded): string | null {
  return action.startsWith("delete") ? null : (PAGES[entity]?.({ id, keys }) ?? null);
}
