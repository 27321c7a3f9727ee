import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { cmsPaths } from "../cmsPaths";
import { paths } from "../paths";
import { usePageFacts } from "../ui/PageFacts";
import { CmsNotFoundPage } from "../cms/CmsNotFoundPage";
import { ValidIds } from "./guards";
import { CmsLayout } from "./layout/CmsLayout";
import { LeavePreview } from "./preview/LeavePreview";
import { StyleGroup } from "./StyleGroup";

const CmsHomePage = lazy(async () => ({
  default: (await import("../features/learning/admin/CmsHomePage")).CmsHomePage,
}));
const CmsCoursesPage = lazy(async () => ({
  default: (await import("../features/learning/admin/CmsCoursesPage")).CmsCoursesPage,
}));
const CmsCoursePage = lazy(async () => ({
  default: (await import("../features/learning/admin/CmsCoursePage")).CmsCoursePage,
}));
const CmsBatchPage = lazy(async () => ({
  default: (await import("../features/learning/admin/CmsBatchPage")).CmsBatchPage,
}));
const StaffNumbers = lazy(async () => ({
  default: (await import("../features/site/admin/numbers/StaffNumbers")).StaffNumbers,
}));
const WaitingTiles = lazy(async () => ({
  default: (await import("../features/site/admin/numbers/WaitingTiles")).WaitingTiles,
}));
const CmsMessagesPage = lazy(async () => ({
  default: (await import("../features/contact/admin/CmsMessagesPage")).CmsMessagesPage,
}));
const CmsMessagePage = lazy(async () => ({
  default: (await import("../features/contact/admin/CmsMessagePage")).CmsMessagePage,
}));
const CmsActivityPage = lazy(async () => ({
  default: (await import("../features/site/admin/CmsActivityPage")).CmsActivityPage,
}));
const CmsSecurityPage = lazy(async () => ({
  default: (await import("../features/site/admin/security/CmsSecurityPage")).CmsSecurityPage,
}));
const CmsMailPage = lazy(async () => ({
  default: (await import("../features/site/admin/mail/CmsMailPage")).CmsMailPage,
}));
const CmsLetterPage = lazy(async () => ({
  default: (await import("../features/site/admin/mail/CmsLetterPage")).CmsLetterPage,
}));
const CmsRegistrationsPage = lazy(async () => ({
  default: (await import("../features/enrolment/admin/CmsRegistrationsPage")).CmsRegistrationsPage,
}));
const CmsRegistrationPage = lazy(async () => ({
  default: (await import("../features/enrolment/admin/CmsRegistrationPage")).CmsRegistrationPage,
}));
const CmsPaymentsPage = lazy(async () => ({
  default: (await import("../features/enrolment/admin/CmsPaymentsPage")).CmsPaymentsPage,
}));
const CmsBankImportPage = lazy(async () => ({
  default: (await import("../features/enrolment/admin/CmsBankImportPage")).CmsBankImportPage,
}));
const CmsCouponsPage = lazy(async () => ({
  default: (await import("../features/enrolment/admin/CmsCouponsPage")).CmsCouponsPage,
}));
const CmsNewCouponPage = lazy(async () => ({
  default: (await import("../features/enrolment/admin/CmsNewCouponPage")).CmsNewCouponPage,
}));
const CmsCouponPage = lazy(async () => ({
  default: (await import("../features/enrolment/admin/CmsCouponPage")).CmsCouponPage,
}));
const CmsWorkshopsPage = lazy(async () => ({
  default: (await import("../features/workshops/admin/CmsWorkshopsPage")).CmsWorkshopsPage,
}));
const CmsNewWorkshopPage = lazy(async () => ({
  default: (await import("../features/workshops/admin/CmsNewWorkshopPage")).CmsNewWorkshopPage,
}));
const CmsWorkshopPage = lazy(async () => ({
  default: (await import("../features/workshops/admin/CmsWorkshopPage")).CmsWorkshopPage,
}));
const CmsSitePage = lazy(async () => ({
  default: (await import("../features/site/admin/CmsSitePage")).CmsSitePage,
}));
const CmsSettingsPage = lazy(async () => ({
  default: (await import("../features/site/admin/CmsSettingsPage")).CmsSettingsPage,
}));
const CmsHomeContentPage = lazy(async () => ({
  default: (await import("../features/site/admin/CmsHomeContentPage")).CmsHomeContentPage,
}));
const CmsAboutContentPage = lazy(async () => ({
  default: (await import("../features/site/admin/CmsAboutContentPage")).CmsAboutContentPage,
}));
const CmsPageTextsPage = lazy(async () => ({
  default: (await import("../features/site/admin/CmsPageTextsPage")).CmsPageTextsPage,
}));
const CmsPartnersPage = lazy(async () => ({
  default: (await import("../features/site/admin/CmsPartnersPage")).CmsPartnersPage,
}));
const CmsTestimonialsPage = lazy(async () => ({
  default: (await import("../features/site/admin/CmsTestimonialsPage")).CmsTestimonialsPage,
}));
const CmsQuestionsPage = lazy(async () => ({
  default: (await import("../features/site/admin/CmsQuestionsPage")).CmsQuestionsPage,
}));
const CmsBlogPage = lazy(async () => ({
  default: (await import("../features/site/admin/CmsBlogPage")).CmsBlogPage,
}));
const CmsNewBlogPostPage = lazy(async () => ({
  default: (await import("../features/site/admin/CmsNewBlogPostPage")).CmsNewBlogPostPage,
}));
const CmsBlogPostPage = lazy(async () => ({
  default: (await import("../features/site/admin/CmsBlogPostPage")).CmsBlogPostPage,
}));
const CmsBootcampPage = lazy(async () => ({
  default: (await import("../features/workshops/admin/CmsBootcampPage")).CmsBootcampPage,
}));
const CmsSeasonPage = lazy(async () => ({
  default: (await import("../features/workshops/admin/CmsSeasonPage")).CmsSeasonPage,
}));
const CmsLevelPage = lazy(async () => ({
  default: (await import("../features/workshops/admin/CmsLevelPage")).CmsLevelPage,
}));

/** As the content area's own routes say it: what follows its address. */
function within(path: string): string {
  return path.slice(paths.cms.length + 1);
}

/** The content area's screens. Their names too are in a chunk of their own, which no visitor loads. */
export function CmsRoutes() {
  const { basename } = usePageFacts();
  if (basename) return <LeavePreview />;
  return (
    <>
      <StyleGroup of="staff" />
      <Routes>
        <Route element={<CmsLayout />}>
          <Route index element={<CmsHomePage waiting={<WaitingTiles />} numbers={<StaffNumbers />} />} />
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
            <Route path={within(cmsPaths.letter(":id"))} element={<CmsLetterPage />} />
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
