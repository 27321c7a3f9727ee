import type { Feature } from "../../platform/feature";
import { AboutContent } from "./pages/aboutContent.entity";
import { BlogPost } from "./blog/blogPost.entity";
import { BlogPostRecords, BlogPostResolver } from "./blog/blogPost.resolver";
import { CourseReviewsResolver } from "./lists/courseReviews.resolver";
import { findArticlePages } from "./blog/findArticlePages";
import { HomeContent } from "./pages/homeContent.entity";
import { HomeExerciseResolver } from "./pages/homeExercise.resolver";
import { StaffNumbersResolver } from "./numbers/staffNumbers.resolver";
import { PageTexts } from "./pages/pageTexts.entity";
import { Partner } from "./lists/partner.entity";
import { partnerResolvers } from "./lists/partner.resolver";
import { RegistrationPaymentResolver } from "./payment.resolver";
import { Policies } from "./policies/policies.entity";
import { PoliciesResolver } from "./policies/policies.resolver";
import { PolicyVersion } from "./policies/policyVersion.entity";
import { Question } from "./lists/question.entity";
import { questionResolvers } from "./lists/question.resolver";
import { SiteCountersResolver } from "./numbers/siteCounters.resolver";
import { SiteResolver } from "./site.resolver";
import { siteCards } from "./siteCards";
import { SiteSettings } from "./siteSettings.entity";
import { Teacher } from "./lists/teacher.entity";
import { teacherResolvers } from "./lists/teacher.resolver";
import {
  BootcampTeachersResolver,
  CourseTeachersResolver,
  TeacherSubjectsResolver,
  WorkshopTeachersResolver,
} from "./lists/teacherSubjects.resolver";
import { Testimonial } from "./lists/testimonial.entity";
import { TestimonialPictureResolver, testimonialResolvers } from "./lists/testimonial.resolver";

export const site: Feature = {
  entities: [
    AboutContent,
    BlogPost,
    HomeContent,
    PageTexts,
    Partner,
    Policies,
    PolicyVersion,
    Question,
    SiteSettings,
    Teacher,
    Testimonial,
  ],
  resolvers: [
    BlogPostRecords,
    BlogPostResolver,
    BootcampTeachersResolver,
    CourseReviewsResolver,
    CourseTeachersResolver,
    HomeExerciseResolver,
    ...partnerResolvers,
    PoliciesResolver,
    ...questionResolvers,
    RegistrationPaymentResolver,
    SiteCountersResolver,
    SiteResolver,
    StaffNumbersResolver,
    ...teacherResolvers,
    TeacherSubjectsResolver,
    TestimonialPictureResolver,
    ...testimonialResolvers,
    WorkshopTeachersResolver,
  ],
  siteMap: findArticlePages,
  shareCards: siteCards,
};
