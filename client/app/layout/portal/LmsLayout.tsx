import { useSite } from "../../../apollo/useSite";
import { SignInPrompt } from "../../../features/auth/signIn/SignInPrompt";
import { useIsSignedIn } from "../../../features/auth/useViewer";
import { SiteNameContext } from "../../../ui/page/PageTitle";
import { LmsBar } from "./LmsBar";
import { PageFooter } from "../PageFooter";
import { PageOutlet } from "../PageOutlet";

export function LmsLayout() {
  return (
    <SiteNameContext value={useSite().academyName}>
      <SignInPrompt isSignedIn={useIsSignedIn()}>
        <LmsBar />
        <PageOutlet />
      </SignInPrompt>
      <PageFooter />
    </SiteNameContext>
  );
}
