import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useAccount } from "../../features/auth/useViewer";
import { DraftOwnerContext } from "../../ui/form/formContexts";
import { LoadingScreen } from "../LoadingScreen";
import { PageBoundary } from "../PageBoundary";
import { ScrollToAnchor } from "../ScrollToAnchor";

/** The page within a visitor's layout. */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <PageBoundary location={pathname}>
      <Suspense fallback={<LoadingScreen />}>
        <DraftOwnerContext value={useAccount}>
          <Outlet />
        </DraftOwnerContext>
        <ScrollToAnchor />
      </Suspense>
    </PageBoundary>
  );
}
