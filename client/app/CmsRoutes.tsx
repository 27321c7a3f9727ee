import { Route, Routes } from "react-router-dom";
import { cmsPaths } from "../cmsPaths";
import { paths } from "../paths";
import { usePageFacts } from "../ui/page/PageFacts";
import { CmsNotFoundPage } from "../cms/CmsNotFoundPage";
import { ValidIds } from "./guards";
import { CmsLayout } from "./layout/CmsLayout";
import { LeavePreview } from "./preview/LeavePreview";
import { lazyComponent } from "../ui/lazyComponent";
import { StyleGroup } from "./StyleGroup";

const CmsHomePage = lazyComponent(async () => (await import("./home/CmsHomePage")).CmsHomePage);
const CmsCoursesPage = lazyComponent(
  async () => (await import("../features/learning/admin/courses/course.record")).CmsCoursesPage,
);
const CmsCoursePage = lazyComponent(
  async () => (await import("../features/learning/admin/courses/course.record")).CmsCoursePage,
);
const CmsBatchPage = lazyComponent(
  async () => (await import("../features/learning/admin/batches/batch.record")).CmsBatchPage,
);
const CmsMessagesPage = lazyComponent(
  async () => (await import("../features/contact/admin/CmsMessagesPage")).CmsMessagesPage,
);
const CmsMessagePage = lazyComponent(
  async () => (await import("../features/contact/admin/CmsMessagePage")).CmsMessagePage,
);
const CmsActivityPage = lazyComponent(
  async () => (await import("../features/site/admin/activity/CmsActivityPage")).CmsActivityPage,
);
const CmsSecurityPage = lazyComponent(
  async () => (await import("../features/site/admin/security/CmsSecurityPage")).CmsSecurityPage,
);
const CmsMailPage = lazyComponent(
  async () => (await import("../features/site/admin/mail/CmsMailPage")).CmsMailPage,
);
const CmsEmailPage = lazyComponent(
  async () => (await import("../features/site/admin/mail/CmsEmailPage")).CmsEmailPage,
);
const CmsRegistrationsPage = lazyComponent(
  async () =>
    (await import("../features/enrolment/admin/registrations/CmsRegistrationsPage")).CmsRegistrationsPage,
);
const CmsRegistrationPage = lazyComponent(
  async () =>
    (await import("../features/enrolment/admin/registration/CmsRegistrationPage")).CmsRegistrationPage,
);
const CmsPaymentsPage = lazyComponent(
  async () => (await import("../features/enrolment/admin/payments/CmsPaymentsPage")).CmsPaymentsPage,
);
const CmsBankImportPage = lazyComponent(
  async () => (await import("../features/enrolment/admin/payments/CmsBankImportPage")).CmsBankImportPage,
);
const CmsCouponsPage = lazyComponent(
  async () => (await import("../features/enrolment/admin/coupons/coupon.record")).CmsCouponsPage,
);
const CmsNewCouponPage = lazyComponent(
  async () => (await import("../features/enrolment/admin/coupons/coupon.record")).CmsNewCouponPage,
);
const CmsCouponPage = lazyComponent(
  async () => (await import("../features/enrolment/admin/coupons/coupon.record")).CmsCouponPage,
);
const CmsWorkshopsPage = lazyComponent(
  async () => (await import("../features/workshops/admin/workshop.record")).CmsWorkshopsPage,
);
const CmsNewWorkshopPage = lazyComponent(
  async () => (await import("../features/workshops/admin/workshop.record")).CmsNewWorkshopPage,
);
const CmsWorkshopPage = lazyComponent(
  async () => (await import("../features/workshops/admin/workshop.record")).CmsWorkshopPage,
);
const CmsSitePage = lazyComponent(
  async () => (await import("../features/site/admin/pages/CmsSitePage")).CmsSitePage,
);
const CmsSettingsPage = lazyComponent(
  async () => (await import("../features/site/admin/pages/settings.record")).CmsSettingsPage,
);
const CmsHomeContentPage = lazyComponent(
  async () => (await import("../features/site/admin/pages/pageTexts.record")).CmsHomeContentPage,
);
const CmsAboutContentPage = lazyComponent(
  async () => (await import("../features/site/admin/pages/pageTexts.record")).CmsAboutContentPage,
);
const CmsPageTextsPage = lazyComponent(
  async () => (await import("../features/site/admin/pages/pageTexts.record")).CmsPageTextsPage,
);
const CmsPartnersPage = lazyComponent(
  async () => (await import("../features/site/admin/lists/siteLists.record")).CmsPartnersPage,
);
const CmsTestimonialsPage = lazyComponent(
  async () => (await import("../features/site/admin/lists/siteLists.record")).CmsTestimonialsPage,
);
const CmsQuestionsPage = lazyComponent(
  async () => (await import("../features/site/admin/lists/siteLists.record")).CmsQuestionsPage,
);
const CmsBlogPage = lazyComponent(
  async () => (await import("../features/site/admin/blog/blogPost.record")).CmsBlogPage,
);
const CmsNewBlogPostPage = lazyComponent(
  async () => (await import("../features/site/admin/blog/blogPost.record")).CmsNewBlogPostPage,
);
const CmsBlogPostPage = lazyComponent(
  async () => (await import("../features/site/admin/blog/blogPost.record")).CmsBlogPostPage,
);
const CmsBootcampPage = lazyComponent(
  async () => (await import("../features/workshops/admin/bootcamp.record")).CmsBootcampPage,
);
const CmsSeasonPage = lazyComponent(
  async () => (await import("../features/workshops/admin/season.record")).CmsSeasonPage,
);
const CmsLevelPage = lazyComponent(
  async () => (await import("../features/workshops/admin/level.record")).CmsLevelPage,
);

function within(path: string): string {
  return path.slice(paths.cms.length + 1);
}

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
          <Route path={within(cmsPaths.activity)} element={<CmsActivityPage />} />
          <Route path={within(cmsPaths.security)} element={<CmsSecurityPage />} />
          <Route path={within(cmsPaths.mail)} element={<CmsMailPage />} />
          <Route path={within(cmsPaths.messages)} element={<CmsMessagesPage />} />
          <Route path={within(cmsPaths.courses)} element={<CmsCoursesPage />} />
          <Route path={within(cmsPaths.course(":slug"))} element={<CmsCoursePage />} />
          <Route path={within(cmsPaths.registrations)} element={<CmsRegistrationsPage />} />
          <Route path={within(cmsPaths.payments)} element={<CmsPaymentsPage />} />
          <Route path={within(cmsPaths.coupons)} element={<CmsCouponsPage />} />
          <Route path={within(cmsPaths.newCoupon)} element={<CmsNewCouponPage />} />
          <Route path={within(cmsPaths.workshops)} element={<CmsWorkshopsPage />} />
          <Route path={within(cmsPaths.newWorkshop)} element={<CmsNewWorkshopPage />} />
          <Route path={within(cmsPaths.site)} element={<CmsSitePage />} />
          <Route path={within(cmsPaths.settings)} element={<CmsSettingsPage />} />
          <Route path={within(cmsPaths.homeContent)} element={<CmsHomeContentPage />} />
          <Route path={within(cmsPaths.aboutContent)} element={<CmsAboutContentPage />} />
          <Route path={within(cmsPaths.pageTexts)} element={<CmsPageTextsPage />} />
          <Route path={within(cmsPaths.partners)} element={<CmsPartnersPage />} />
          <Route path={within(cmsPaths.testimonials)} element={<CmsTestimonialsPage />} />
          <Route path={within(cmsPaths.questions)} element={<CmsQuestionsPage />} />
          <Route path={within(cmsPaths.blog)} element={<CmsBlogPage />} />
          <Route path={within(cmsPaths.newBlogPost)} element={<CmsNewBlogPostPage />} />
          <Route path={within(cmsPaths.blogPost(":slug"))} element={<CmsBlogPostPage />} />
          <Route path={within(cmsPaths.bootcamp)} element={<CmsBootcampPage />} />
          <Route element={<ValidIds notFound={<CmsNotFoundPage />} />}>
            <Route path={within(cmsPaths.email(":id"))} element={<CmsEmailPage />} />
            <Route path={within(cmsPaths.message(":id"))} element={<CmsMessagePage />} />
            <Route path={within(cmsPaths.batch(":id"))} element={<CmsBatchPage />} />
            <Route path={within(cmsPaths.registration(":id"))} element={<CmsRegistrationPage />} />
            <Route path={within(cmsPaths.bankImport(":id"))} element={<CmsBankImportPage />} />
            <Route path={within(cmsPaths.coupon(":id"))} element={<CmsCouponPage />} />
            <Route path={within(cmsPaths.workshop(":id"))} element={<CmsWorkshopPage />} />
            <Route path={within(cmsPaths.season(":id"))} element={<CmsSeasonPage />} />
            <Route path={within(cmsPaths.level(":id", ":levelId"))} element={<CmsLevelPage />} />
          </Route>
          <Route path="*" element={<CmsNotFoundPage />} />
        </Route>
      </Routes>
    </>
  );
}
