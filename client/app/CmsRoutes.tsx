import { useEffect } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { CmsNotFoundPage } from "../cms/CmsNotFoundPage";
import { cmsPaths } from "../cmsPaths";
import { paths } from "../../shared/paths";
import { usePageFacts } from "../ui/page/PageFacts";
import { ValidIds } from "./guards";
import { CmsLayout } from "./layout/CmsLayout";
import { BatchPartsContext } from "../features/learning/admin/batches/BatchPartsContext";
import { lazyComponent } from "../ui/lazyComponent";
import { lazyPage } from "./lazyPage";
import { LoadingScreen } from "./LoadingScreen";
import { StaffStyles } from "./StaffStyles";

/** The preview contains no CMS: links to it leave by a full page load. */
function LeavePreview() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.location.replace(pathname + search + hash), [pathname, search, hash]);
  return <LoadingScreen />;
}

const BatchClassesPanel = lazyComponent(
  () => import("../features/classes/admin/BatchClassesPanel"),
  "BatchClassesPanel",
);

const BATCH_PARTS = { drawClasses: (batchId: string) => <BatchClassesPanel batchId={batchId} /> };

const cmsPage: typeof lazyPage = (load, addresses) => lazyPage(load, addresses, paths.cms);

const PAGES = [
  cmsPage(() => import("./home/CmsHomePage"), { CmsHomePage: paths.cms }),
  cmsPage(() => import("../features/site/admin/activity/CmsActivityPage"), {
    CmsActivityPage: cmsPaths.activity,
  }),
  cmsPage(() => import("../features/site/admin/security/CmsSecurityPage"), {
    CmsSecurityPage: cmsPaths.security,
  }),
  cmsPage(() => import("../features/site/admin/mail/CmsMailPage"), { CmsMailPage: cmsPaths.mail }),
  cmsPage(() => import("../features/contact/admin/CmsMessagesPage"), {
    CmsMessagesPage: cmsPaths.messages,
  }),
  cmsPage(() => import("../features/discussion/admin/CmsLessonQuestionsPage"), {
    CmsLessonQuestionsPage: cmsPaths.lessonQuestions,
  }),
  cmsPage(() => import("../features/certificates/admin/CmsCertificatesPage"), {
    CmsCertificatesPage: cmsPaths.certificates,
  }),
  cmsPage(() => import("../features/certificates/admin/CmsIssueCertificatesPage"), {
    CmsIssueCertificatesPage: cmsPaths.issueCertificates,
  }),
  cmsPage(() => import("../features/certificates/admin/rule.record"), {
    CmsCertificateRulesPage: cmsPaths.certificateRules,
    CmsNewCertificateRulePage: cmsPaths.newCertificateRule,
  }),
  cmsPage(() => import("../features/learning/admin/courses/course.record"), {
    CmsCoursesPage: cmsPaths.courses,
    CmsCoursePage: cmsPaths.course(":slug"),
  }),
  cmsPage(() => import("../features/enrolment/admin/registrations/CmsRegistrationsPage"), {
    CmsRegistrationsPage: cmsPaths.registrations,
  }),
  cmsPage(() => import("../features/enrolment/admin/payments/CmsPaymentsPage"), {
    CmsPaymentsPage: cmsPaths.payments,
  }),
  cmsPage(() => import("../features/enrolment/admin/coupons/coupon.record"), {
    CmsCouponsPage: cmsPaths.coupons,
    CmsNewCouponPage: cmsPaths.newCoupon,
  }),
  cmsPage(() => import("../features/workshops/admin/workshop.record"), {
    CmsWorkshopsPage: cmsPaths.workshops,
    CmsNewWorkshopPage: cmsPaths.newWorkshop,
  }),
  cmsPage(() => import("../features/practice/admin/exercise.record"), {
    CmsExercisesPage: cmsPaths.exercises,
    CmsNewExercisePage: cmsPaths.newExercise,
  }),
  cmsPage(() => import("../features/site/admin/pages/CmsSitePage"), { CmsSitePage: cmsPaths.site }),
  cmsPage(() => import("../features/site/admin/pages/settings.record"), {
    CmsSettingsPage: cmsPaths.settings,
  }),
  cmsPage(() => import("../features/site/admin/pages/pageTexts.record"), {
    CmsHomeContentPage: cmsPaths.homeContent,
    CmsAboutContentPage: cmsPaths.aboutContent,
    CmsPageTextsPage: cmsPaths.pageTexts,
  }),
  cmsPage(() => import("../features/site/admin/pages/policies.record"), {
    CmsPoliciesPage: cmsPaths.policies,
  }),
  cmsPage(() => import("../features/site/admin/lists/siteLists.record"), {
    CmsPartnersPage: cmsPaths.partners,
    CmsTeachersPage: cmsPaths.teachers,
    CmsTestimonialsPage: cmsPaths.testimonials,
    CmsQuestionsPage: cmsPaths.questions,
  }),
  cmsPage(() => import("../features/site/admin/blog/blogPost.record"), {
    CmsBlogPage: cmsPaths.blog,
    CmsNewBlogPostPage: cmsPaths.newBlogPost,
    CmsBlogPostPage: cmsPaths.blogPost(":slug"),
  }),
  cmsPage(() => import("../features/workshops/admin/bootcamp.record"), {
    CmsBootcampPage: cmsPaths.bootcamp,
  }),
];

const RECORDS = [
  cmsPage(() => import("../features/site/admin/mail/CmsEmailPage"), {
    CmsEmailPage: cmsPaths.email(":id"),
  }),
  cmsPage(() => import("../features/contact/admin/CmsMessagePage"), {
    CmsMessagePage: cmsPaths.message(":id"),
  }),
  cmsPage(() => import("../features/learning/admin/batches/batch.record"), {
    CmsBatchPage: cmsPaths.batch(":id"),
  }),
  cmsPage(() => import("../features/learners/admin/CmsBatchLearnersPage"), {
    CmsBatchLearnersPage: cmsPaths.batchLearners(":id"),
  }),
  cmsPage(() => import("../features/classes/admin/class.record"), {
    CmsClassPage: cmsPaths.liveClass(":id"),
  }),
  cmsPage(() => import("../features/classes/admin/CmsRunPage"), {
    CmsRunPage: cmsPaths.run(":id"),
  }),
  cmsPage(() => import("../features/enrolment/admin/registration/CmsRegistrationPage"), {
    CmsRegistrationPage: cmsPaths.registration(":id"),
  }),
  cmsPage(() => import("../features/enrolment/admin/payments/CmsBankImportPage"), {
    CmsBankImportPage: cmsPaths.bankImport(":id"),
  }),
  cmsPage(() => import("../features/certificates/admin/CmsCertificatePage"), {
    CmsCertificatePage: cmsPaths.certificate(":id"),
  }),
  cmsPage(() => import("../features/certificates/admin/rule.record"), {
    CmsCertificateRulePage: cmsPaths.certificateRule(":id"),
  }),
  cmsPage(() => import("../features/enrolment/admin/coupons/coupon.record"), {
    CmsCouponPage: cmsPaths.coupon(":id"),
  }),
  cmsPage(() => import("../features/practice/admin/exercise.record"), {
    CmsExercisePage: cmsPaths.exercise(":id"),
  }),
  cmsPage(() => import("../features/workshops/admin/workshop.record"), {
    CmsWorkshopPage: cmsPaths.workshop(":id"),
  }),
  cmsPage(() => import("../features/workshops/admin/season.record"), {
    CmsSeasonPage: cmsPaths.season(":id"),
  }),
  cmsPage(() => import("../features/workshops/admin/level.record"), {
    CmsLevelPage: cmsPaths.level(":id", ":levelId"),
  }),
];

/** Lazy, so that visitors do not load even the names of these chunks. */
export function CmsRoutes() {
  const { basename } = usePageFacts();
  if (basename) return <LeavePreview />;
  return (
    <BatchPartsContext value={BATCH_PARTS}>
      <StaffStyles />
      <Routes>
        <Route element={<CmsLayout />}>
          {PAGES}
          <Route element={<ValidIds notFound={<CmsNotFoundPage />} />}>{RECORDS}</Route>
          <Route path="*" element={<CmsNotFoundPage />} />
        </Route>
      </Routes>
    </BatchPartsContext>
  );
}
