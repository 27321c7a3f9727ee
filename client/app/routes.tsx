import type { ComponentType } from "react";
import { lazy, Suspense } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import type { OwnSeatProps } from "../features/workshops/join/EnrolmentContext";
import { EnrolmentContext } from "../features/workshops/join/EnrolmentContext";
import type { PricedOffering } from "../features/workshops/join/offering";
import { paths } from "../paths";
import { usePageFacts } from "../ui/page/PageFacts";
import { Redirect } from "../ui/page/Redirect";
import { LearnersOnly, StaffOnly, ValidIds } from "./guards";
import { SiteLayout } from "./layout/SiteLayout";
import { lazyComponent } from "../ui/lazyComponent";
import { lazyRoutes } from "./lazyRoutes";
import { PageBoundary } from "./PageBoundary";

const LmsLayout = lazyComponent(() => import("./layout/LmsLayout"), "LmsLayout");
const PieceLayout = lazyComponent(() => import("./layout/PieceLayout"), "PieceLayout");
const OwnPage = lazyComponent(() => import("./OwnPage"), "OwnPage");
const PreviewBar = lazyComponent(() => import("./preview/PreviewBar"), "PreviewBar");
const WorkshopPage = lazyComponent(() => import("../features/workshops/page/WorkshopPage"), "WorkshopPage");
const CmsRoutes = lazyComponent(() => import("./CmsRoutes"), "CmsRoutes");
const RegisterOrOwnRegistration = lazyComponent(
  () => import("../features/enrolment/register/RegisterOrOwnRegistration"),
  "RegisterOrOwnRegistration",
);
// Without it no order is recognised; the server rejects a second one.
const OwnSeat = lazy<ComponentType<OwnSeatProps>>(() =>
  import("../features/enrolment/register/OwnSeat").then(
    (loaded) => ({ default: loaded.OwnSeat }),
    () => ({ default: ({ draw, drawUnknown }) => (drawUnknown ? drawUnknown() : draw(null)) }),
  ),
);
const SITE_PAGES = [
  lazyRoutes(() => import("./home/HomePage"), { HomePage: paths.home }),
  lazyRoutes(() => import("./home/HomePage"), { HomePage: "/home" }),
  lazyRoutes(() => import("../features/site/about/AboutPage"), { AboutPage: paths.about }),
  lazyRoutes(() => import("../features/site/blog/BlogPage"), { BlogPage: paths.blog }),
  lazyRoutes(() => import("../features/site/blog/BlogPostPage"), { BlogPostPage: paths.blogPost(":slug") }),
  lazyRoutes(() => import("../features/site/contact/ContactPage"), { ContactPage: paths.contact }),
  lazyRoutes(() => import("../features/site/contact/ContactWorkshopPage"), {
    ContactWorkshopPage: paths.contactWorkshop,
  }),
  lazyRoutes(() => import("../features/auth/signIn/SignInPage"), { SignInPage: paths.signIn }),
  lazyRoutes(() => import("../features/auth/signIn/JoinPage"), { JoinPage: paths.join }),
  lazyRoutes(() => import("../features/auth/mailed/ForgotPasswordPage"), {
    ForgotPasswordPage: paths.forgot,
  }),
  lazyRoutes(() => import("../features/auth/mailed/choosePasswordPages"), {
    ResetPasswordPage: paths.reset,
    InvitationPage: paths.invitation,
  }),
  lazyRoutes(() => import("../features/auth/mailed/VerifyEmailPage"), { VerifyEmailPage: paths.verify }),
  lazyRoutes(() => import("../features/auth/mailed/ConfirmEmailPage"), { ConfirmEmailPage: paths.newEmail }),
  lazyRoutes(() => import("../features/auth/signIn/StaffSignInPage"), { StaffSignInPage: paths.cmsSignIn }),
  lazyRoutes(() => import("../features/catalog/local/ManageCoursesPage"), {
    ManageCoursesPage: paths.manageCourses,
  }),
  lazyRoutes(() => import("../features/workshops/bootcamp/BootcampPage"), { BootcampPage: paths.bootcamp }),
  lazyRoutes(() => import("../features/workshops/bootcamp/BootcampOfferPage"), {
    BootcampOfferPage: paths.bootcampOffer,
  }),
  lazyRoutes(() => import("../features/learning/certificates/VerifyCertificatePage"), {
    VerifyCertificatePage: paths.verifyCertificate,
  }),
  lazyRoutes(() => import("../features/learning/certificates/CertificatePage"), {
    CertificatePage: paths.certificate(":number"),
  }),
  lazyRoutes(() => import("./offers/OffersPage"), { OffersPage: paths.offers }),
  lazyRoutes(() => import("../features/workshops/list/WorkshopsPage"), { WorkshopsPage: paths.workshops }),
];

const PIECES = [
  lazyRoutes(() => import("../features/site/partners/PartnerPage"), { PartnerPage: "/partner" }),
  lazyRoutes(() => import("./layout/PiecePage"), {
    FooterPiece: "/footer",
    NavbarPiece: "/mainnav",
    HeaderPiece: "/Homenav",
  }),
];

const LMS_PAGES = [
  lazyRoutes(() => import("./home/LmsHomePage"), { LmsHomePage: paths.lms }),
  lazyRoutes(() => import("../features/learning/course/LmsCoursePage"), {
    LmsCoursePage: paths.lmsCourse(":slug"),
  }),
];

const ENROLMENT = {
  drawForm: (offering: PricedOffering) => <RegisterOrOwnRegistration key={offering.id} offering={offering} />,
  drawOwnSeat: (props: OwnSeatProps) => <OwnSeat {...props} />,
};

export function AppRoutes() {
  return (
    <EnrolmentContext value={ENROLMENT}>
      {usePageFacts().basename && (
        <Suspense>
          <PreviewBar />
        </Suspense>
      )}
      {/* Above the layouts, which query the viewer. */}
      <PageBoundary location={useLocation().pathname}>
        <Screens />
      </PageBoundary>
    </EnrolmentContext>
  );
}

function Screens() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {SITE_PAGES}
        <Route path={paths.unsubscribe(":token")} element={<OwnPage name="UnsubscribePage" />} />
        <Route element={<ValidIds notFound={<OwnPage name="NoRegistrationPage" />} />}>
          <Route path={paths.registration(":id")} element={<OwnPage name="RegistrationPage" />} />
          <Route path={paths.confirmRegistration(":id")} element={<OwnPage name="ConfirmAddressPage" />} />
        </Route>
        <Route element={<LearnersOnly />}>
          <Route path={paths.registrations} element={<OwnPage name="MyRegistrationsPage" />} />
        </Route>
      </Route>
      <Route element={<PieceLayout />}>{PIECES}</Route>
      <Route element={<LmsLayout />}>
        {LMS_PAGES}
        <Route element={<LearnersOnly />}>
          <Route path={paths.dash} element={<OwnPage name="DashPage" />} />
          <Route element={<ValidIds notFound={<Redirect to={paths.dash} />} />}>
            <Route path={paths.lesson(":id")} element={<OwnPage name="LessonPage" />} />
          </Route>
          <Route path={paths.classes} element={<OwnPage name="ClassesPage" />} />
          <Route path={paths.certificates} element={<OwnPage name="CertificatesPage" />} />
          <Route path={paths.notes} element={<OwnPage name="NotesPage" />} />
          <Route path={paths.account} element={<OwnPage name="AccountPage" />} />
          <Route path={paths.notificationSettings} element={<OwnPage name="NotificationSettingsPage" />} />
          <Route path={paths.notifications} element={<OwnPage name="NotificationsPage" />} />
        </Route>
      </Route>
      <Route element={<StaffOnly />}>
        <Route path={`${paths.cms}/*`} element={<CmsRoutes />} />
      </Route>
      <Route element={<SiteLayout />}>
        <Route path={paths.workshop(":slug")} element={<WorkshopPage />} />
      </Route>
      <Route path="*" element={<Redirect to={paths.home} />} />
    </Routes>
  );
}
