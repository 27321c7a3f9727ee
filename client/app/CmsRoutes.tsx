import { Route, Routes } from "react-router-dom";
import { cmsPaths } from "../cmsPaths";
import { paths } from "../paths";
import { usePageFacts } from "../ui/page/PageFacts";
import { CmsNotFoundPage } from "../cms/CmsNotFoundPage";
import { ValidIds } from "./guards";
import { CmsLayout } from "./layout/CmsLayout";
import { LeavePreview } from "./preview/LeavePreview";
import { lazyComponent } from "../ui/lazyComponent";
import { lazyRoutes } from "./lazyRoutes";
import { StyleGroup } from "./StyleGroup";

const CmsHomePage = lazyComponent(() => import("./home/CmsHomePage"), "CmsHomePage");

const cmsRoutes: typeof lazyRoutes = (load, addresses) => lazyRoutes(load, addresses, paths.cms);

const PAGES = [
  cmsRoutes(() => import("../features/site/admin/activity/CmsActivityPage"), {
    CmsActivityPage: cmsPaths.activity,
  }),
  cmsRoutes(() => import("../features/site/admin/security/CmsSecurityPage"), {
    CmsSecurityPage: cmsPaths.security,
  }),
  cmsRoutes(() => import("../features/site/admin/mail/CmsMailPage"), { CmsMailPage: cmsPaths.mail }),
  cmsRoutes(() => import("../features/contact/admin/CmsMessagesPage"), {
    CmsMessagesPage: cmsPaths.messages,
  }),
  cmsRoutes(() => import("../features/learning/admin/questions/CmsLessonQuestionsPage"), {
    CmsLessonQuestionsPage: cmsPaths.lessonQuestions,
  }),
  cmsRoutes(() => import("../features/learning/admin/certificates/CmsCertificatesPage"), {
    CmsCertificatesPage: cmsPaths.certificates,
  }),
  cmsRoutes(() => import("../features/learning/admin/certificates/CmsIssueCertificatesPage"), {
    CmsIssueCertificatesPage: cmsPaths.issueCertificates,
  }),
  cmsRoutes(() => import("../features/learning/admin/certificates/rule.record"), {
    CmsCertificateRulesPage: cmsPaths.certificateRules,
    CmsNewCertificateRulePage: cmsPaths.newCertificateRule,
  }),
  cmsRoutes(() => import("../features/learning/admin/courses/course.record"), {
    CmsCoursesPage: cmsPaths.courses,
    CmsCoursePage: cmsPaths.course(":slug"),
  }),
  cmsRoutes(() => import("../features/enrolment/admin/registrations/CmsRegistrationsPage"), {
    CmsRegistrationsPage: cmsPaths.registrations,
  }),
  cmsRoutes(() => import("../features/enrolment/admin/payments/CmsPaymentsPage"), {
    CmsPaymentsPage: cmsPaths.payments,
  }),
  cmsRoutes(() => import("../features/enrolment/admin/coupons/coupon.record"), {
    CmsCouponsPage: cmsPaths.coupons,
    CmsNewCouponPage: cmsPaths.newCoupon,
  }),
  cmsRoutes(() => import("../features/workshops/admin/workshop.record"), {
    CmsWorkshopsPage: cmsPaths.workshops,
    CmsNewWorkshopPage: cmsPaths.newWorkshop,
  }),
  cmsRoutes(() => import("../features/site/admin/pages/CmsSitePage"), { CmsSitePage: cmsPaths.site }),
  cmsRoutes(() => import("../features/site/admin/pages/settings.record"), {
    CmsSettingsPage: cmsPaths.settings,
  }),
  cmsRoutes(() => import("../features/site/admin/pages/pageTexts.record"), {
    CmsHomeContentPage: cmsPaths.homeContent,
    CmsAboutContentPage: cmsPaths.aboutContent,
    CmsPageTextsPage: cmsPaths.pageTexts,
  }),
  cmsRoutes(() => import("../features/site/admin/lists/siteLists.record"), {
    CmsPartnersPage: cmsPaths.partners,
    CmsTestimonialsPage: cmsPaths.testimonials,
    CmsQuestionsPage: cmsPaths.questions,
  }),
  cmsRoutes(() => import("../features/site/admin/blog/blogPost.record"), {
    CmsBlogPage: cmsPaths.blog,
    CmsNewBlogPostPage: cmsPaths.newBlogPost,
    CmsBlogPostPage: cmsPaths.blogPost(":slug"),
  }),
  cmsRoutes(() => import("../features/workshops/admin/bootcamp.record"), {
    CmsBootcampPage: cmsPaths.bootcamp,
  }),
];

const RECORDS = [
  cmsRoutes(() => import("../features/site/admin/mail/CmsEmailPage"), {
    CmsEmailPage: cmsPaths.email(":id"),
  }),
  cmsRoutes(() => import("../features/contact/admin/CmsMessagePage"), {
    CmsMessagePage: cmsPaths.message(":id"),
  }),
  cmsRoutes(() => import("../features/learning/admin/batches/batch.record"), {
    CmsBatchPage: cmsPaths.batch(":id"),
  }),
  cmsRoutes(() => import("../features/learning/admin/learners/CmsBatchLearnersPage"), {
    CmsBatchLearnersPage: cmsPaths.batchLearners(":id"),
  }),
  cmsRoutes(() => import("../features/learning/classes/admin/class.record"), {
    CmsClassPage: cmsPaths.liveClass(":id"),
  }),
  cmsRoutes(() => import("../features/learning/classes/admin/CmsRunPage"), {
    CmsRunPage: cmsPaths.run(":id"),
  }),
  cmsRoutes(() => import("../features/enrolment/admin/registration/CmsRegistrationPage"), {
    CmsRegistrationPage: cmsPaths.registration(":id"),
  }),
  cmsRoutes(() => import("../features/enrolment/admin/payments/CmsBankImportPage"), {
    CmsBankImportPage: cmsPaths.bankImport(":id"),
  }),
  cmsRoutes(() => import("../features/learning/admin/certificates/CmsCertificatePage"), {
    CmsCertificatePage: cmsPaths.certificate(":id"),
  }),
  cmsRoutes(() => import("../features/learning/admin/certificates/rule.record"), {
    CmsCertificateRulePage: cmsPaths.certificateRule(":id"),
  }),
  cmsRoutes(() => import("../features/enrolment/admin/coupons/coupon.record"), {
    CmsCouponPage: cmsPaths.coupon(":id"),
  }),
  cmsRoutes(() => import("../features/workshops/admin/workshop.record"), {
    CmsWorkshopPage: cmsPaths.workshop(":id"),
  }),
  cmsRoutes(() => import("../features/workshops/admin/season.record"), {
    CmsSeasonPage: cmsPaths.season(":id"),
  }),
  cmsRoutes(() => import("../features/workshops/admin/level.record"), {
    CmsLevelPage: cmsPaths.level(":id", ":levelId"),
  }),
];

/** Lazy, so that visitors do not load even the names of these chunks. */
export function CmsRoutes() {
  const { basename } = usePageFacts();
  if (basename) return <LeavePreview />;
  return (
    <>
      <StyleGroup of="staff" />
      <Routes>
        <Route element={<CmsLayout />}>
          <Route index element={<CmsHomePage />} />
          {PAGES}
          <Route element={<ValidIds notFound={<CmsNotFoundPage />} />}>{RECORDS}</Route>
          <Route path="*" element={<CmsNotFoundPage />} />
        </Route>
      </Routes>
    </>
  );
}
