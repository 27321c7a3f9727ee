import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { paths } from "../paths";
import { Redirect } from "../ui/Redirect";
import { CmsLayout } from "./layout/CmsLayout";
import { SiteLayout } from "./layout/SiteLayout";

const CmsHomePage = lazy(async () => ({
  default: (await import("../features/learning/admin/CmsHomePage")).CmsHomePage,
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
const CmsBootcampPreviewPage = lazy(async () => ({
  default: (await import("../features/workshops/admin/CmsBootcampPreviewPage")).CmsBootcampPreviewPage,
}));
const CmsHomePreviewPage = lazy(async () => ({
  default: (await import("../features/site/admin/CmsHomePreviewPage")).CmsHomePreviewPage,
}));
const CmsLmsPreviewPage = lazy(async () => ({
  default: (await import("../features/site/admin/CmsLmsPreviewPage")).CmsLmsPreviewPage,
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
  return (
    <Routes>
      <Route element={<CmsLayout />}>
        <Route index element={<CmsHomePage waiting={<WaitingTiles />} numbers={<StaffNumbers />} />} />
        <Route path={within(paths.cmsActivity)} element={<CmsActivityPage />} />
        <Route path={within(paths.cmsMail)} element={<CmsMailPage />} />
        <Route path={within(paths.cmsLetter(":id"))} element={<CmsLetterPage />} />
        <Route path={within(paths.cmsMessages)} element={<CmsMessagesPage />} />
        <Route path={within(paths.cmsMessage(":id"))} element={<CmsMessagePage />} />
        <Route path={within(paths.cmsCourse(":slug"))} element={<CmsCoursePage />} />
        <Route path={within(paths.cmsBatch(":id"))} element={<CmsBatchPage />} />
        <Route path={within(paths.cmsRegistrations)} element={<CmsRegistrationsPage />} />
        <Route path={within(paths.cmsRegistration(":id"))} element={<CmsRegistrationPage />} />
        <Route path={within(paths.cmsPayments)} element={<CmsPaymentsPage />} />
        <Route path={within(paths.cmsBankImport(":id"))} element={<CmsBankImportPage />} />
        <Route path={within(paths.cmsCoupons)} element={<CmsCouponsPage />} />
        <Route path={within(paths.cmsNewCoupon)} element={<CmsNewCouponPage />} />
        <Route path={within(paths.cmsCoupon(":id"))} element={<CmsCouponPage />} />
        <Route path={within(paths.cmsWorkshops)} element={<CmsWorkshopsPage />} />
        <Route path={within(paths.cmsNewWorkshop)} element={<CmsNewWorkshopPage />} />
        <Route path={within(paths.cmsWorkshop(":id"))} element={<CmsWorkshopPage />} />
        <Route path={within(paths.cmsSite)} element={<CmsSitePage />} />
        <Route path={within(paths.cmsSettings)} element={<CmsSettingsPage />} />
        <Route path={within(paths.cmsHomeContent)} element={<CmsHomeContentPage />} />
        <Route path={within(paths.cmsAboutContent)} element={<CmsAboutContentPage />} />
        <Route path={within(paths.cmsPageTexts)} element={<CmsPageTextsPage />} />
        <Route path={within(paths.cmsPartners)} element={<CmsPartnersPage />} />
        <Route path={within(paths.cmsTestimonials)} element={<CmsTestimonialsPage />} />
        <Route path={within(paths.cmsQuestions)} element={<CmsQuestionsPage />} />
        <Route path={within(paths.cmsBlog)} element={<CmsBlogPage />} />
        <Route path={within(paths.cmsNewBlogPost)} element={<CmsNewBlogPostPage />} />
        <Route path={within(paths.cmsBlogPost(":slug"))} element={<CmsBlogPostPage />} />
        <Route path={within(paths.cmsBootcamp)} element={<CmsBootcampPage />} />
        <Route path={within(paths.cmsSeason(":id"))} element={<CmsSeasonPage />} />
        <Route path={within(paths.cmsLevel(":id", ":levelId"))} element={<CmsLevelPage />} />
      </Route>
      <Route element={<SiteLayout />}>
        <Route path={within(paths.cmsBootcampPreview)} element={<CmsBootcampPreviewPage />} />
        <Route path={within(paths.cmsHomePreview)} element={<CmsHomePreviewPage />} />
        <Route path={within(paths.cmsLmsPreview)} element={<CmsLmsPreviewPage />} />
      </Route>
      <Route path="*" element={<Redirect to={paths.home} />} />
    </Routes>
  );
}
