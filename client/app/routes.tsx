import { Suspense } from "react";
import { Route, createRoutesFromElements, useLocation, useRoutes } from "react-router-dom";
import { LessonPartsContext } from "../features/learning/LessonPartsContext";
import type { OwnSeatProps } from "../features/workshops/join/EnrolmentContext";
import { EnrolmentContext } from "../features/workshops/join/EnrolmentContext";
import type { PricedOffering } from "../features/workshops/join/offering";
import { paths } from "../../shared/paths";
import { usePageFacts } from "../ui/page/PageFacts";
import { Redirect } from "../ui/page/Redirect";
import { LearnersOnly, StaffOnly, ValidIds } from "./guards";
import { SiteLayout } from "./layout/SiteLayout";
import { lazyComponent } from "../ui/lazyComponent";
import { lazyPage } from "./lazyPage";
import {
  LESSONS,
  LESSON_PARTS,
  NoRegistrationPage,
  ORDERS,
  OWN_ORDERS,
  PORTAL,
  UNSUBSCRIBE,
} from "./ownRoutes";
import { PageBoundary } from "./PageBoundary";
import { possibleRoutes } from "./possibleRoutes";

const LmsLayout = lazyComponent(() => import("./layout/portal/LmsLayout"), "LmsLayout");
const PieceLayout = lazyComponent(() => import("./layout/PiecePage"), "PieceLayout");
const PreviewBar = lazyComponent(() => import("./preview/PreviewBar"), "PreviewBar");
const RegisterOrOwnRegistration = lazyComponent(
  () => import("../features/enrolment/register/RegisterOrOwnRegistration"),
  "RegisterOrOwnRegistration",
);
// Without it no order is recognised; the server rejects a second one.
const OwnSeat = lazyComponent(
  () => import("../features/enrolment/register/OwnSeat"),
  "OwnSeat",
  ({ draw, drawUnknown }) => (drawUnknown ? drawUnknown() : draw(null)),
);

const SITE_PAGES = [
  lazyPage(() => import("./home/HomePage"), { HomePage: paths.home }),
  lazyPage(() => import("./home/HomePage"), { HomePage: "/home" }),
  lazyPage(() => import("../features/site/about/AboutPage"), { AboutPage: paths.about }),
  lazyPage(() => import("../features/site/blog/BlogPage"), { BlogPage: paths.blog }),
  lazyPage(() => import("../features/site/blog/BlogPostPage"), { BlogPostPage: paths.blogPost(":slug") }),
  lazyPage(() => import("../features/site/policies/policyPages"), {
    PrivacyPage: paths.privacy,
    TermsPage: paths.terms,
    RefundsPage: paths.refunds,
  }),
  lazyPage(() => import("../features/site/contact/ContactPage"), { ContactPage: paths.contact }),
  lazyPage(() => import("../features/site/contact/ContactWorkshopPage"), {
    ContactWorkshopPage: paths.contactWorkshop,
  }),
  lazyPage(() => import("../features/catalog/local/ManageCoursesPage"), {
    ManageCoursesPage: paths.manageCourses,
  }),
  lazyPage(() => import("../features/certificates/VerifyCertificatePage"), {
    VerifyCertificatePage: paths.verifyCertificate,
  }),
  lazyPage(() => import("../features/certificates/CertificatePage"), {
    CertificatePage: paths.certificate(":number"),
  }),
  lazyPage(() => import("./offers/OffersPage"), { OffersPage: paths.offers }),
  lazyPage(() => import("../features/workshops/list/WorkshopsPage"), { WorkshopsPage: paths.workshops }),
];

/** One form each. */
const FORM_PAGES = [
  lazyPage(() => import("../features/auth/signIn/SignInPage"), { SignInPage: paths.signIn }),
  lazyPage(() => import("../features/auth/signIn/JoinPage"), { JoinPage: paths.join }),
  lazyPage(() => import("../features/auth/mailed/ForgotPasswordPage"), {
    ForgotPasswordPage: paths.forgot,
  }),
  lazyPage(() => import("../features/auth/mailed/choosePasswordPages"), {
    ResetPasswordPage: paths.reset,
    InvitationPage: paths.invitation,
  }),
  lazyPage(() => import("../features/auth/mailed/VerifyEmailPage"), { VerifyEmailPage: paths.verify }),
  lazyPage(() => import("../features/auth/mailed/ConfirmEmailPage"), { ConfirmEmailPage: paths.newEmail }),
  lazyPage(() => import("../features/auth/signIn/StaffSignInPage"), { StaffSignInPage: paths.cmsSignIn }),
  UNSUBSCRIBE,
];

const PRACTICE_PAGES = [
  lazyPage(() => import("../features/practice/PracticePage"), { PracticePage: paths.practice }),
  lazyPage(() => import("../features/practice/ExercisePage"), { ExercisePage: paths.exercise(":slug") }),
];

const PIECES = [
  lazyPage(() => import("../features/site/partners/PartnerPage"), { PartnerPage: "/partner" }),
  lazyPage(() => import("./layout/PiecePage"), {
    FooterPiece: "/footer",
    NavbarPiece: "/mainnav",
    HeaderPiece: "/Homenav",
  }),
];

const LMS_PAGES = [
  lazyPage(() => import("./home/LmsHomePage"), { LmsHomePage: paths.lms }),
  lazyPage(() => import("./course/LmsCoursePage"), {
    LmsCoursePage: paths.lmsCourse(":slug"),
  }),
];

const CMS = lazyPage(() => import("./CmsRoutes"), { CmsRoutes: `${paths.cms}/*` });
/** Listed on the page of workshops. */
const WORKSHOPS = [
  lazyPage(() => import("../features/workshops/bootcamp/BootcampPage"), { BootcampPage: paths.bootcamp }),
  lazyPage(() => import("../features/workshops/bootcamp/BootcampOfferPage"), {
    BootcampOfferPage: paths.bootcampOffer,
  }),
  lazyPage(() => import("../features/workshops/page/WorkshopPage"), {
    WorkshopPage: paths.workshop(":slug"),
  }),
];

const ENROLMENT = {
  drawForm: (offering: PricedOffering) => <RegisterOrOwnRegistration key={offering.id} offering={offering} />,
  drawOwnSeat: (props: OwnSeatProps) => <OwnSeat {...props} />,
};

export function AppRoutes() {
  return (
    <EnrolmentContext value={ENROLMENT}>
      <LessonPartsContext value={LESSON_PARTS}>
        {usePageFacts().basename && (
          <Suspense>
            <PreviewBar />
          </Suspense>
        )}
        {/* Above the layouts, which query the viewer. */}
        <PageBoundary location={useLocation().pathname}>
          <Screens />
        </PageBoundary>
      </LessonPartsContext>
    </EnrolmentContext>
  );
}

const ROUTES = createRoutesFromElements(
  <>
    <Route element={<SiteLayout />}>
      {SITE_PAGES}
      <Route element={<ValidIds notFound={<NoRegistrationPage />} />}>{ORDERS}</Route>
      <Route element={<LearnersOnly />}>{OWN_ORDERS}</Route>
    </Route>
    <Route element={<SiteLayout hasShortFooter />}>{FORM_PAGES}</Route>
    <Route element={<SiteLayout hasTabs />}>{PRACTICE_PAGES}</Route>
    <Route element={<PieceLayout />}>{PIECES}</Route>
    <Route element={<LmsLayout />}>
      {LMS_PAGES}
      <Route element={<LearnersOnly />}>
        {PORTAL}
        <Route element={<ValidIds notFound={<Redirect to={paths.dash} />} />}>{LESSONS}</Route>
      </Route>
    </Route>
    <Route element={<StaffOnly />}>{CMS}</Route>
    <Route element={<SiteLayout place={paths.workshops} />}>{WORKSHOPS}</Route>
    <Route path="*" element={<Redirect to={paths.home} />} />
  </>,
);

function Screens() {
  return useRoutes(possibleRoutes(ROUTES, useLocation().pathname));
}
