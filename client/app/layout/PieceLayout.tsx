import { useSite } from "../../apollo/useSite";
import { SignInPrompt } from "../../features/auth/signIn/SignInPrompt";
import { useViewer } from "../../features/auth/useViewer";
import { SiteNameContext } from "../../ui/page/PageTitle";
import { PageOutlet } from "./PageOutlet";

/** No header or footer: these pages show one piece of the site. */
export function PieceLayout() {
  return (
    <SiteNameContext value={useSite().academyName}>
      <SignInPrompt isSignedIn={useViewer() !== null}>
        <PageOutlet />
      </SignInPrompt>
    </SiteNameContext>
  );
}
