import { Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { hasSessionEnded } from "../../apollo/sessionEnd";
import { followOtherTabs } from "../../features/auth/otherTabs";
import { useViewer } from "../../features/auth/useViewer";
import { useSite } from "../../apollo/useSite";
import { PictureAltText } from "../../cms/PictureAltText";
import { DraftAccountContext, PictureAltContext, SessionEndContext } from "../../ui/form/formContexts";
import { SiteNameContext } from "../../ui/page/PageTitle";
import { LoadingScreen } from "../LoadingScreen";
import { PageBoundary } from "../PageBoundary";
import { ScrollToAnchor } from "../ScrollToAnchor";
import { CmsBar } from "./CmsBar";
import styles from "./CmsLayout.module.css";
import { CmsMenu } from "./CmsMenu";

const PLACES = "cms-places";

function drawPictureAlt(url: string) {
  return <PictureAltText url={url} />;
}

function askToSignIn() {
  hasSessionEnded(true);
}

export function CmsLayout() {
  const viewer = useViewer();
  const site = useSite();
  const { pathname } = useLocation();
  const account = viewer?.id;
  useEffect(() => (account ? followOtherTabs(account) : undefined), [account]);
  return (
    <SiteNameContext value={site.academyName}>
      <meta name="robots" content="noindex" />
      <CmsBar places={PLACES} academyName={site.academyName} viewer={viewer} />
      <div className={styles.frame}>
        <CmsMenu id={PLACES} />
        <div className={styles.work}>
          <PageBoundary location={pathname}>
            <Suspense fallback={<LoadingScreen />}>
              <DraftAccountContext value={viewer?.id ?? null}>
                <PictureAltContext value={drawPictureAlt}>
                  <SessionEndContext value={askToSignIn}>
                    <Outlet />
                  </SessionEndContext>
                </PictureAltContext>
              </DraftAccountContext>
              <ScrollToAnchor />
            </Suspense>
          </PageBoundary>
        </div>
      </div>
    </SiteNameContext>
  );
}
