import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useViewer } from "../../features/auth/useViewer";
import { useSite } from "../../apollo/useSite";
import { DraftOwnerContext } from "../../ui/form/drafts/DraftOwnerContext";
import { SiteNameContext } from "../../ui/page/PageTitle";
import { LoadingScreen } from "../LoadingScreen";
import { PageBoundary } from "../PageBoundary";
import { ScrollToAnchor } from "../ScrollToAnchor";
import { PageFooter } from "./PageFooter";
import { SiteBar } from "./SiteBar";

export function SiteLayout() {
  const viewer = useViewer();
  const site = useSite();
  const { pathname } = useLocation();
  return (
    <SiteNameContext value={site.academyName}>
      <SiteBar />
      <PageBoundary location={pathname}>
        <Suspense fallback={<LoadingScreen />}>
          <DraftOwnerContext value={viewer?.id ?? null}>
            <Outlet />
          </DraftOwnerContext>
          <ScrollToAnchor />
        </Suspense>
      </PageBoundary>
      <PageFooter />
    </SiteNameContext>
  );
}
