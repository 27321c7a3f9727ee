import { Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { hasSessionEnded } from "../../apollo/sessionEnd";
import { followOtherTabs } from "../../features/auth/otherTabs";
import { useViewer } from "../../features/auth/useViewer";
import { useSite } from "../../apollo/useSite";
import { PictureWords } from "../../cms/PictureWords";
import { DraftAccountContext } from "../../ui/form/drafts/DraftAccountContext";
import { PictureWordsContext } from "../../ui/form/picture/PictureWordsContext";
import { SessionEndContext } from "../../ui/form/SessionEndContext";
import { SiteNameContext } from "../../ui/page/PageTitle";
import { LoadingScreen } from "../LoadingScreen";
import { PageBoundary } from "../PageBoundary";
import { ScrollToPlace } from "../ScrollToPlace";
import { CmsBar } from "./CmsBar";
import styles from "./CmsLayout.module.css";
import { CmsPlaces } from "./CmsPlaces";

const PLACES = "cms-places";

function drawPictureWords(url: string) {
  return <PictureWords url={url} />;
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
        <CmsPlaces id={PLACES} />
        <div className={styles.work}>
          <PageBoundary location={pathname}>
            <Suspense fallback={<LoadingScreen />}>
              <DraftAccountContext value={viewer?.id ?? null}>
                <PictureWordsContext value={drawPictureWords}>
                  <SessionEndContext value={askToSignIn}>
                    <Outlet />
                  </SessionEndContext>
                </PictureWordsContext>
              </DraftAccountContext>
              <ScrollToPlace />
            </Suspense>
          </PageBoundary>
        </div>
      </div>
    </SiteNameContext>
  );
}
