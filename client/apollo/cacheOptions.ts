import type { InMemoryCacheConfig, TypePolicy } from "@apollo/client";
import { localCourses } from "./localCourses";

/** Two cached objects: the public one, and the CMS one, which selects `isDraft`. */
const onePage: TypePolicy = { keyFields: ({ isDraft }) => (isDraft === undefined ? [] : ["isDraft"]) };
/** A deleted or hidden run is missing from the next list, so replace instead of merging. */
const withRuns = { fields: { runs: { merge: false } } } as const;

export const cacheOptions: InMemoryCacheConfig = {
  typePolicies: {
    AboutContent: onePage,
    BootcampSeason: withRuns,
    HomeContent: onePage,
    LessonProgress: { merge: true },
    NotificationSetting: { keyFields: ["kind"] },
    OfferVotes: { keyFields: [] },
    PageTexts: onePage,
    Site: onePage,
    Policies: onePage,
    Workshop: withRuns,
    Query: { fields: { localCourses: { read: () => localCourses() }, workshops: { merge: false } } },
  },
};
