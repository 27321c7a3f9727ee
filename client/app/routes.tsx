import type { ComponentType } from "react";
import { lazy, Suspense } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import type { Joined } from "../features/workshops/JoinFormContext";
import { JoinFormContext } from "../features/workshops/JoinFormContext";
import type { OwnSeatProps } from "../features/workshops/OwnSeatContext";
import { OwnSeatContext } from "../features/workshops/OwnSeatContext";
import { paths } from "../paths";
import { usePageFacts } from "../ui/PageFacts";
import { Redirect } from "../ui/Redirect";
import { LearnersOnly, StaffOnly, ValidIds } from "./guards";
import { SiteLayout } from "./layout/SiteLayout";
import { PageBoundary } from "./PageBoundary";

const HomePage = lazy(async () => ({ default: (await import("../features/site/HomePage")).HomePage }));
const AboutPage = lazy(async () => ({ default: (await import("../features/site/AboutPage")).AboutPage }));
const BlogPage = lazy(async () => ({ default: (await import("../features/site/BlogPage")).BlogPage }));
const BlogPostPage = lazy(async () => ({
  default: (await import("../features/site/BlogPostPage")).BlogPostPage,
}));
const ContactPage = lazy(async () => ({
  default: (await import("../features/site/ContactPage")).ContactPage,
}));
const ContactWorkshopPage = lazy(async () => ({
  default: (await import("../features/site/ContactWorkshopPage")).ContactWorkshopPage,
}));
const SignInPage = lazy(async () => ({ default: (await import("../features/auth/SignInPage")).SignInPage }));
const JoinPage = lazy(async () => ({ default: (await import("../features/auth/JoinPage")).JoinPage }));
const LmsLayout = lazy(async () => ({ default: (await import("./layout/LmsLayout")).LmsLayout }));
const LmsHomePage = lazy(async () => ({
  default: (await import("../features/site/LmsHomePage")).LmsHomePage,
}));
const LmsCoursePage = lazy(async () => ({
  default: (await import("../features/learning/LmsCoursePage")).LmsCoursePage,
}));
const ManageCoursesPage = lazy(async () => ({
  default: (await import("../features/catalog/local/ManageCoursesPage")).ManageCoursesPage,
}));
const BootcampPage = lazy(async () => ({
  default: (await import("../features/workshops/bootcamp/BootcampPage")).BootcampPage,
}));
const BootcampOfferPage = lazy(async () => ({
  default: (await import("../features/workshops/bootcamp/BootcampOfferPage")).BootcampOfferPage,
}));
const OffersPage = lazy(async () => ({
  default: (await import("../features/site/offers/OffersPage")).OffersPage,
}));
const WorkshopPage = lazy(async () => ({
  default: (await import("../features/workshops/WorkshopPage")).WorkshopPage,
}));
const WorkshopsPage = lazy(async () => ({
  default: (await import("../features/workshops/WorkshopsPage")).WorkshopsPage,
}));
const JoinOrOwnOrder = lazy(async () => ({
  default: (await import("../features/enrolment/JoinOrOwnOrder")).JoinOrOwnOrder,
}));
// Without it nobody knows of an order; the server refuses a second one.
const OwnSeat = lazy<ComponentType<OwnSeatProps>>(() =>
  import("../features/enrolment/OwnSeat").then(
    (loaded) => ({ default: loaded.OwnSeat }),
    () => ({ default: ({ draw, drawUnknown }) => (drawUnknown ? drawUnknown() : draw(null)) }),
  ),
);
const OwnPage = lazy(async () => ({ default: (await import("./OwnPage")).OwnPage }));
const QuietPage = lazy(async () => ({ default: (await import("./QuietPage")).QuietPage }));
const CmsRoutes = lazy(async () => ({ default: (await import("./CmsRoutes")).CmsRoutes }));

function drawJoinForm(joined: Joined) {
  return <JoinOrOwnOrder key={joined.id} joined={joined} />;
}

function drawOwnSeat(props: OwnSeatProps) {
  return <OwnSeat {...props} />;
}

/** Every screen, each in a chunk of its own; an unknown address leads home. */
export function AppRoutes() {
  return (
    <JoinFormContext value={drawJoinForm}>
      <OwnSeatContext value={drawOwnSeat}>
        {usePageFacts().basename && (
          <Suspense>
            <QuietPage name="PreviewBar" />
          </Suspense>
        )}
        {/* Above the layouts, which read who is signed in. */}
        <PageBoundary location={useLocation().pathname}>
          <Screens />
        </PageBoundary>
      </OwnSeatContext>
    </JoinFormContext>
  );
}

function Screens() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path="/home" element={<HomePage />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.blog} element={<BlogPage />} />
        <Route path={paths.blogPost(":slug")} element={<BlogPostPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.contactWorkshop} element={<ContactWorkshopPage />} />
        <Route path={paths.signIn} element={<SignInPage />} />
        <Route path={paths.join} element={<JoinPage />} />
        <Route path={paths.forgot} element={<QuietPage name="ForgotPasswordPage" />} />
        <Route path={paths.reset} element={<QuietPage name="ResetPasswordPage" />} />
        <Route path={paths.verify} element={<QuietPage name="VerifyEmailPage" />} />
        <Route path={paths.invitation} element={<QuietPage name="InvitationPage" />} />
        <Route path={paths.newEmail} element={<QuietPage name="ConfirmEmailPage" />} />
        <Route path={paths.cmsSignIn} element={<QuietPage name="StaffSignInPage" />} />
        <Route path={paths.manageCourses} element={<ManageCoursesPage />} />
        <Route path={paths.bootcamp} element={<BootcampPage />} />
        <Route path={paths.bootcampOffer} element={<BootcampOfferPage />} />
        <Route path={paths.offers} element={<OffersPage />} />
        <Route path={paths.workshops} element={<WorkshopsPage />} />
        <Route element={<ValidIds notFound={<OwnPage name="NoOrderPage" />} />}>
          <Route path={paths.registration(":id")} element={<OwnPage name="OrderPage" />} />
          <Route path={paths.confirmRegistration(":id")} element={<OwnPage name="ConfirmAddressPage" />} />
        </Route>
        <Route element={<LearnersOnly />}>
          <Route path={paths.registrations} element={<OwnPage name="MyRegistrationsPage" />} />
        </Route>
      </Route>
      <Route element={<QuietPage name="PieceLayout" />}>
        <Route path="/partner" element={<QuietPage name="PartnerPage" />} />
        <Route path="/footer" element={<QuietPage name="FooterPiece" />} />
        <Route path="/mainnav" element={<QuietPage name="NavbarPiece" />} />
        <Route path="/Homenav" element={<QuietPage name="HeaderPiece" />} />
      </Route>
      <Route element={<LmsLayout />}>
        <Route path={paths.lms} element={<LmsHomePage />} />
        <Route path={paths.lmsCourse(":slug")} element={<LmsCoursePage />} />
        <Route element={<LearnersOnly />}>
          <Route path={paths.dash} element={<OwnPage name="DashPage" />} />
          <Route path={paths.account} element={<OwnPage name="AccountPage" />} />
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
