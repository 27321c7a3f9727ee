import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { paths } from "../paths";
import { Redirect } from "../ui/Redirect";
import { LearnersOnly, StaffOnly } from "./guards";
import { LmsLayout } from "./layout/LmsLayout";
import { SiteLayout } from "./layout/SiteLayout";

const HomePage = lazy(async () => ({ default: (await import("../features/site/HomePage")).HomePage }));
const SignInPage = lazy(async () => ({ default: (await import("../features/auth/SignInPage")).SignInPage }));
const StaffSignInPage = lazy(async () => ({
  default: (await import("../features/auth/StaffSignInPage")).StaffSignInPage,
}));
const JoinPage = lazy(async () => ({ default: (await import("../features/auth/JoinPage")).JoinPage }));
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
const CmsLayout = lazy(async () => ({ default: (await import("./layout/CmsLayout")).CmsLayout }));
const CmsHomePage = lazy(async () => ({
  default: (await import("../features/learning/admin/CmsHomePage")).CmsHomePage,
}));
const CmsCoursePage = lazy(async () => ({
  default: (await import("../features/learning/admin/CmsCoursePage")).CmsCoursePage,
}));
const CmsBatchPage = lazy(async () => ({
  default: (await import("../features/learning/admin/CmsBatchPage")).CmsBatchPage,
}));
const CmsActivityPage = lazy(async () => ({
  default: (await import("../features/site/admin/CmsActivityPage")).CmsActivityPage,
}));

/** Every screen, each in a chunk of its own; an unknown address leads home. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path="/home" element={<HomePage />} />
        <Route path={paths.signIn} element={<SignInPage />} />
        <Route path={paths.join} element={<JoinPage />} />
        <Route path={paths.cmsSignIn} element={<StaffSignInPage />} />
        <Route path={paths.manageCourses} element={<ManageCoursesPage />} />
      </Route>
      <Route element={<LmsLayout />}>
        <Route path={paths.lms} element={<LmsHomePage />} />
        <Route path={paths.lmsCourse(":slug")} element={<LmsCoursePage />} />
        <Route element={<LearnersOnly />}>
          <Route path={paths.dash} element={<DashPage />} />
        </Route>
      </Route>
      <Route element={<StaffOnly />}>
        <Route element={<CmsLayout />}>
          <Route path={paths.cms} element={<CmsHomePage />} />
          <Route path={paths.cmsActivity} element={<CmsActivityPage />} />
          <Route path={paths.cmsCourse(":slug")} element={<CmsCoursePage />} />
          <Route path={paths.cmsBatch(":id")} element={<CmsBatchPage />} />
        </Route>
      </Route>
      <Route path="*" element={<Redirect to={paths.home} />} />
    </Routes>
  );
}
