import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useSite } from "../../features/site/useSite";
import { SiteNameContext } from "../../ui/PageTitle";
import { LoadingScreen } from "../LoadingScreen";
import { PageBoundary } from "../PageBoundary";
import { ScrollToPlace } from "../ScrollToPlace";
import { PageFooter } from "./PageFooter";
import { SiteBar } from "./SiteBar";

/** The site's frame: top bar, the page, footer. */
export function SiteLayout() {
  const site = useSite();
  const { pathname } = useLocation();
  return (
    <SiteNameContext value={site.academyName}>
      <SiteBar />
      <PageBoundary location={pathname}>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
          <ScrollToPlace />
        </Suspense>
      </PageBoundary>
      <PageFooter />
    </SiteNameContext>
  );
}
