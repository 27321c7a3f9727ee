import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { SignInPrompt } from "../../features/auth/signIn/SignInPrompt";
import { useViewer } from "../../features/auth/useViewer";
import { useSite } from "../../apollo/useSite";
import { SiteNameContext } from "../../ui/page/PageTitle";
import { LoadingScreen } from "../LoadingScreen";
import { PageBoundary } from "../PageBoundary";
import { ScrollToAnchor } from "../ScrollToAnchor";

/** No header or footer: these pages show one piece of the site. */
export function PieceLayout() {
  const viewer = useViewer();
  const site = useSite();
  const { pathname } = useLocation();
  return (
    <SiteNameContext value={site.academyName}>
      <SignInPrompt isSignedIn={viewer !== null}>
        <PageBoundary location={pathname}>
          <Suspense fallback={<LoadingScreen />}>
            <Outlet />
            <ScrollToAnchor />
          </Suspense>
        </PageBoundary>
      </SignInPrompt>
    </SiteNameContext>
  );
}
