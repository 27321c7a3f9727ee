import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import type { Joined } from "../features/workshops/JoinFormContext";
import { JoinFormContext } from "../features/workshops/JoinFormContext";
import { paths } from "../paths";
import { Redirect } from "../ui/Redirect";
import { LearnersOnly, StaffOnly } from "./guards";
import { LmsLayout } from "./layout/LmsLayout";
import { SiteLayout } from "./layout/SiteLayout";

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
const PartnerPage = lazy(async () => ({
  default: (await import("../features/site/PartnerPage")).PartnerPage,
}));
const PieceLayout = lazy(async () => ({ default: (await import("./layout/PieceLayout")).PieceLayout }));
const PiecePage = lazy(async () => ({ default: (await import("./layout/PiecePage")).PiecePage }));
const SignInPage = lazy(async () => ({ default: (await import("../features/auth/SignInPage")).SignInPage }));
const StaffSignInPage = lazy(async () => ({
  default: (await import("../features/auth/StaffSignInPage")).StaffSignInPage,
}));
const JoinPage = lazy(async () => ({ default: (await import("../features/auth/JoinPage")).JoinPage }));
const ForgotPasswordPage = lazy(async () => ({
  default: (await import("../features/auth/mailed/ForgotPasswordPage")).ForgotPasswordPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import("../features/auth/mailed/ResetPasswordPage")).ResetPasswordPage,
}));
const VerifyEmailPage = lazy(async () => ({
  default: (await import("../features/auth/mailed/VerifyEmailPage")).VerifyEmailPage,
}));
const InvitationPage = lazy(async () => ({
  default: (await import("../features/auth/mailed/InvitationPage")).InvitationPage,
}));
const ConfirmEmailPage = lazy(async () => ({
  default: (await import("../features/auth/mailed/ConfirmEmailPage")).ConfirmEmailPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import("../features/enrolment/account/AccountPage")).AccountPage,
}));
const LmsHomePage = lazy(async () => ({
  default: (await import("../features/site/LmsHomePage")).LmsHomePage,
}));
const LmsCoursePage = lazy(async () => ({
  default: (await import("../features/learning/LmsCoursePage")).LmsCoursePage,
}));
const DashPage = lazy(async () => ({ default: (await import("../features/learning/DashPage")).DashPage }));
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
const RegistrationForm = lazy(async () => ({
  default: (await import("../features/enrolment/RegistrationForm")).RegistrationForm,
}));
const OrderPage = lazy(async () => ({
  default: (await import("../features/enrolment/OrderPage")).OrderPage,
}));
const MyRegistrationsPage = lazy(async () => ({
  default: (await import("../features/enrolment/MyRegistrationsPage")).MyRegistrationsPage,
}));
const CmsRoutes = lazy(async () => ({ default: (await import("./CmsRoutes")).CmsRoutes }));

function drawJoinForm(joined: Joined) {
  return <RegistrationForm key={joined.id} joined={joined} />;
}

/** Every screen, each in a chunk of its own; an unknown address leads home. */
export function AppRoutes() {
  return (
    <JoinFormContext value={drawJoinForm}>
      <Screens />
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
        <Route path={paths.registration(":id")} element={<OrderPage />} />
        <Route element={<LearnersOnly />}>
          <Route path={paths.registrations} element={<MyRegistrationsPage />} />
        </Route>
      </Route>
      <Route element={<PieceLayout />}>
        <Route path="/partner" element={<PartnerPage />} />
        <Route path="/footer" element={<PiecePage piece="Footer" />} />
        <Route path="/mainnav" element={<PiecePage piece="Navbar" />} />
        <Route path="/Homenav" element={<PiecePage piece="Header" />} />
      </Route>
      <Route element={<LmsLayout />}>
        <Route path={paths.lms} element={<LmsHomePage />} />
        <Route path={paths.lmsCourse(":slug")} element={<LmsCoursePage />} />
        <Route element={<LearnersOnly />}>
          <Route path={paths.dash} element={<DashPage />} />
          <Route path={paths.account} element={<AccountPage />} />
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
