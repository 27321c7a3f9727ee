import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useViewer } from "../../features/auth/useViewer";
import { useSite } from "../../features/site/useSite";
import { paths } from "../../paths";
import { SiteNameContext } from "../../ui/PageTitle";
import { LoadingScreen } from "../LoadingScreen";
import { PageBoundary } from "../PageBoundary";
import { ScrollToPlace } from "../ScrollToPlace";
import { Footer } from "./Footer";
import { TopBar } from "./TopBar";

const LINKS = [
  { to: paths.home, label: "Home" },
  { to: paths.lms, label: "LMS" },
  { to: `${paths.lms}#courses`, label: "Courses" },
  { to: paths.manageCourses, label: "Manage Courses" },
];

/** The site's frame: top bar, the page, footer. */
export function SiteLayout() {
  const viewer = useViewer();
  const site = useSite();
  const { pathname } = useLocation();
  return (
    <SiteNameContext value={site.academyName}>
      <TopBar academyName={site.academyName} links={LINKS} viewer={viewer} afterSignOut={paths.home} />
      <PageBoundary location={pathname}>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
          <ScrollToPlace />
        </Suspense>
      </PageBoundary>
      <Footer academyName={site.academyName} tagline={site.tagline} />
    </SiteNameContext>
  );
}
