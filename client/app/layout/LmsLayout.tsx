import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { SignInPrompt, useSignInPrompt } from "../../features/auth/SignInPrompt";
import { useViewer } from "../../features/auth/useViewer";
import { useSite } from "../../features/site/useSite";
import { paths } from "../../paths";
import { Button } from "../../ui/Button";
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
  { to: `${paths.lms}#batches`, label: "Next batches" },
  { to: paths.dash, label: "My learning" },
  { to: `${paths.lms}#questions`, label: "Questions" },
];

function LoginButton() {
  const openSignIn = useSignInPrompt();
  return (
    <Button look="main" onClick={openSignIn}>
      Login
    </Button>
  );
}

/** The frame of the learning pages: their own six links, and Login or the person's block. */
export function LmsLayout() {
  const viewer = useViewer();
  const site = useSite();
  const { pathname } = useLocation();
  return (
    <SiteNameContext value={site.academyName}>
      <SignInPrompt isSignedIn={viewer !== null}>
        <TopBar
          academyName={site.academyName}
          links={LINKS}
          viewer={viewer}
          afterSignOut={paths.home}
          visitorActions={<LoginButton />}
        />
        <PageBoundary location={pathname}>
          <Suspense fallback={<LoadingScreen />}>
            <Outlet />
            <ScrollToPlace />
          </Suspense>
        </PageBoundary>
      </SignInPrompt>
      <Footer academyName={site.academyName} tagline={site.tagline} />
    </SiteNameContext>
  );
}
