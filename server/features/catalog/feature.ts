import type { Feature } from "../../platform/feature";
import { namesOf } from "../../platform/recordNames";
import { Course } from "./course.entity";
import { CourseRecords, CourseResolver } from "./course.resolver";
import { courseCards } from "./courseCards";
import { addCoursesJson } from "./coursesJson";
import { findCoursePages } from "./findCoursePages";
import { OfferVote } from "./offerVote.entity";
import { OfferVoteResolver } from "./offerVote.resolver";
import { OfferVotes } from "./offerVotes.entity";

export const catalog: Feature = {
  entities: [Course, OfferVote, OfferVotes],
  resolvers: [CourseRecords, CourseResolver, OfferVoteResolver],
  routes: [addCoursesJson],
  siteMap: findCoursePages,
  shareCards: courseCards,
  recordNames: { Course: namesOf(Course, { nameOf: ({ name }) => name }) },
};
