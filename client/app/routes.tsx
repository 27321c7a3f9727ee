import type { ComponentType } from "react";
import { lazy, Suspense } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import type { Joined } from "../features/workshops/join/JoinForm";
import { JoinFormContext } from "../features/workshops/join/JoinForm";
import type { OwnSeatProps } from "../features/workshops/join/ByOwnSeat";
import { OwnSeatContext } from "../features/workshops/join/ByOwnSeat";
import { paths } from "../paths";
import { usePageFacts } from "../ui/page/PageFacts";
import { Redirect } from "../ui/page/Redirect";
import { LearnersOnly, StaffOnly, ValidIds } from "./guards";
import { SiteLayout } from "./layout/SiteLayout";
import { lazyComponent } from "../ui/lazyComponent";
import { PageBoundary } from "./PageBoundary";

const HomePage = lazyComponent(async () => (await import("./home/HomePage")).HomePage);
const AboutPage = lazyComponent(async () => (await import("../features/site/about/AboutPage")).AboutPage);
const BlogPage = lazyComponent(async () => (await import("../features/site/blog/BlogPage")).BlogPage);
const BlogPostPage = lazyComponent(
  async () => (await import("../features/site/blog/BlogPostPage")).BlogPostPage,
);
const ContactPage = lazyComponent(
  async () => (await import("../features/site/contact/ContactPage")).ContactPage,
);
const ContactWorkshopPage = lazyComponent(
  async () => (await import("../features/site/contact/ContactWorkshopPage")).ContactWorkshopPage,
);
const SignInPage = lazyComponent(async () => (await import("../features/auth/signIn/SignInPage")).SignInPage);
const JoinPage = lazyComponent(async () => (await import("../features/auth/signIn/JoinPage")).JoinPage);
const LmsLayout = lazyComponent(async () => (await import("./layout/LmsLayout")).LmsLayout);
const LmsHomePage = lazyComponent(async () => (await import("./home/LmsHomePage")).LmsHomePage);
const LmsCoursePage = lazyComponent(
  async () => (await import("../features/learning/course/LmsCoursePage")).LmsCoursePage,
);
const ManageCoursesPage = lazyComponent(
  async () => (await import("../features/catalog/local/ManageCoursesPage")).ManageCoursesPage,
);
const BootcampPage = lazyComponent(
  async () => (await import("../features/workshops/bootcamp/BootcampPage")).BootcampPage,
);
const BootcampOfferPage = lazyComponent(
  async () => (await import("../features/workshops/bootcamp/BootcampOfferPage")).BootcampOfferPage,
);
const OffersPage = lazyComponent(async () => (await import("./offers/OffersPage")).OffersPage);
const WorkshopPage = lazyComponent(
  async () => (await import("../features/workshops/page/WorkshopPage")).WorkshopPage,
);
const WorkshopsPage = lazyComponent(
  async () => (await import("../features/workshops/list/WorkshopsPage")).WorkshopsPage,
);
const RegisterOrOwnRegistration = lazyComponent(
  async () =>
    (await import("../features/enrolment/register/RegisterOrOwnRegistration")).RegisterOrOwnRegistration,
);
// Without it no order is recognised; the server rejects a second one.
const OwnSeat = lazy<ComponentType<OwnSeatProps>>(() =>
  import("../features/enrolment/register/OwnSeat").then(
    (loaded) => ({ default: loaded.OwnSeat }),
    () => ({ default: ({ draw, drawUnknown }) => (drawUnknown ? drawUnknown() : draw(null)) }),
  ),
);
const OwnPage = lazyComponent(async () => (await import("./OwnPage")).OwnPage);
const PreviewBar = lazyComponent(async () => (await import("./preview/PreviewBar")).PreviewBar);
const PartnerPage = lazyComponent(
  async () => (await import("../features/site/partners/PartnerPage")).PartnerPage,
);
const PieceLayout = lazyComponent(async () => (await import("./layout/PieceLayout")).PieceLayout);
const FooterPiece = lazyComponent(async () => (await import("./layout/PiecePage")).FooterPiece);
const NavbarPiece = lazyComponent(async () => (await import("./layout/PiecePage")).NavbarPiece);
const HeaderPiece = lazyComponent(async () => (await import("./layout/PiecePage")).HeaderPiece);
const StaffSignInPage = lazyComponent(
  async () => (await import("../features/auth/signIn/StaffSignInPage")).StaffSignInPage,
);
const ForgotPasswordPage = lazyComponent(
  async () => (await import("../features/auth/mailed/ForgotPasswordPage")).ForgotPasswordPage,
);
const ResetPasswordPage = lazyComponent(
  async () => (await import("../features/auth/mailed/choosePasswordPages")).ResetPasswordPage,
);
const VerifyEmailPage = lazyComponent(
  async () => (await import("../features/auth/mailed/VerifyEmailPage")).VerifyEmailPage,
);
const InvitationPage = lazyComponent(
  async () => (await import("../features/auth/mailed/choosePasswordPages")).InvitationPage,
);
const ConfirmEmailPage = lazyComponent(
  async () => (await import("../features/auth/mailed/ConfirmEmailPage")).ConfirmEmailPage,
);
const CmsRoutes = lazyComponent(async () => (await import("./CmsRoutes")).CmsRoutes);

function drawJoinForm(joined: Joined) {
  return <RegisterOrOwnRegistration key={joined.id} joined={joined} />;
}

function drawOwnSeat(props: OwnSeatProps) {
  return <OwnSeat {...props} />;
}

export function AppRoutes() {
  return (
    <JoinFormContext value={drawJoinForm}>
      <OwnSeatContext value={drawOwnSeat}>
        {usePageFacts().basename && (
          <Suspense>
            <PreviewBar />
          </Suspense>
        )}
        {/* Above the layouts, which query the viewer. */}
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
        <Route path={paths.forgot} element={<ForgotPasswordPage />} />
        <Route path={paths.reset} element={<ResetPasswordPage />} />
        <Route path={paths.verify} element={<VerifyEmailPage />} />
        <Route path={paths.invitation} element={<InvitationPage />} />
        <Route path={paths.newEmail} element={<ConfirmEmailPage />} />
        <Route path={paths.cmsSignIn} element={<StaffSignInPage />} />
        <Route path={paths.manageCourses} element={<ManageCoursesPage />} />
        <Route path={paths.bootcamp} element={<BootcampPage />} />
        <Route path={paths.bootcampOffer} element={<BootcampOfferPage />} />
        <Route path={paths.offers} element={<OffersPage />} />
        <Route path={paths.workshops} element={<WorkshopsPage />} />
        <Route element={<ValidIds notFound={<OwnPage name="NoRegistrationPage" />} />}>
          <Route path={paths.registration(":id")} element={<OwnPage name="RegistrationPage" />} />
          <Route path={paths.confirmRegistration(":id")} element={<OwnPage name="ConfirmAddressPage" />} />
        </Route>
        <Route element={<LearnersOnly />}>
          <Route path={paths.registrations} element={<OwnPage name="MyRegistrationsPage" />} />
        </Route>
      </Route>
      <Route element={<PieceLayout />}>
        <Route path="/partner" element={<PartnerPage />} />
        <Route path="/footer" element={<FooterPiece />} />
        <Route path="/mainnav" element={<NavbarPiece />} />
        <Route path="/Homenav" element={<HeaderPiece />} />
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
