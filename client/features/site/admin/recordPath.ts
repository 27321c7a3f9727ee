import { cmsPaths } from "../../../cmsPaths";

interface Recorded {
  action: string;
  entity: string;
  entityId: string | null;
  keys: { slug: string | null; batchId: string | null; workshopId: string | null; seasonId: string | null };
}

type PathOf = (record: Omit<Recorded, "entityId"> & { id: string }) => string | null;

function pathOf(path: (key: string) => string, key: string | null): string | null {
  return key && path(key);
}

/** The page on which staff see a record of this kind; a record of a list that has one page leads to the list. */
const PAGES: Record<string, PathOf | undefined> = {
  AboutContent: () => cmsPaths.aboutContent,
  BankImport: ({ id }) => cmsPaths.bankImport(id),
  Batch: ({ id }) => cmsPaths.batch(id),
  BatchAccess: ({ keys }) => pathOf(cmsPaths.batch, keys.batchId),
  BlogPost: ({ keys }) => pathOf(cmsPaths.blogPost, keys.slug),
  Bootcamp: () => cmsPaths.bootcamp,
  BootcampLevel: ({ id, keys }) => pathOf((season) => cmsPaths.level(season, id), keys.seasonId),
  BootcampSeason: ({ id }) => cmsPaths.season(id),
  ContactMessage: ({ id }) => cmsPaths.message(id),
  Coupon: ({ id }) => cmsPaths.coupon(id),
  Course: ({ keys }) => pathOf(cmsPaths.course, keys.slug),
  HomeContent: () => cmsPaths.homeContent,
  Letter: ({ id }) => cmsPaths.letter(id),
  PageTexts: () => cmsPaths.pageTexts,
  Partner: () => cmsPaths.partners,
  Question: () => cmsPaths.questions,
  Reference: ({ keys }) => pathOf(cmsPaths.batch, keys.batchId),
  Registration: ({ id }) => cmsPaths.registration(id),
  Run: ({ keys }) => pathOf(cmsPaths.workshop, keys.workshopId) ?? pathOf(cmsPaths.season, keys.seasonId),
  SiteSettings: () => cmsPaths.settings,
  Testimonial: () => cmsPaths.testimonials,
  Workshop: ({ id }) => cmsPaths.workshop(id),
};

/** Where staff see the record that an activity is about; null where there is no such page. */
export function recordPath({ entityId: id, ...record }: Recorded): string | null {
  if (!id || record.action.startsWith("delete")) return null;
  return PAGES[record.entity]?.({ ...record, id }) ?? null;
}
