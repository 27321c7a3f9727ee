import type { ReactNode } from "react";
import { Suspense } from "react";
import { useIsSignedIn } from "../../../features/auth/useViewer";
import { lazyComponent } from "../../../ui/lazyComponent";

const PortalTabs = lazyComponent(() => import("../viewerParts"), "PortalTabs");

interface PortalRowProps {
  /** Instead of the tabs, for visitors. */
  children?: ReactNode;
}

/** Below the site's bar: a learner's tabs. */
export function PortalRow({ children }: PortalRowProps) {
  if (!useIsSignedIn()) return children;
  return (
    <Suspense>
      <PortalTabs />
    </Suspense>
  );
}
