import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { SignInPrompt } from "../../features/auth/signIn/SignInPrompt";
import { useViewer } from "../../features/auth/useViewer";
import { useSite } from "../../apollo/useSite";
import { DraftOwnerContext } from "../../ui/form/drafts/DraftOwnerContext";
import { SiteNameContext } from "../../ui/page/PageTitle";
import { LoadingScreen } from "../LoadingScreen";
import { PageBoundary } from "../PageBoundary";
import { ScrollToAnchor } from "../ScrollToAnchor";
import { LmsBar } from "./LmsBar";
import { PageFooter } from "./PageFooter";

export function LmsLayout() {
  const viewer = useViewer();
  const site = useSite();
  const { pathname } = useLocation();
  return (
    <SiteNameContext value={site.academyName}>
      <SignInPrompt isSignedIn={viewer !== null}>
        <LmsBar />
        <PageBoundary location={pathname}>
          <Suspense fallback={<LoadingScreen />}>
            <DraftOwnerContext value={viewer?.id ?? null}>
              <Outlet />
            </DraftOwnerContext>
            <ScrollToAnchor />
          </Suspense>
        </PageBoundary>
      </SignInPrompt>
      <PageFooter />
    </SiteNameContext>
  );
}
