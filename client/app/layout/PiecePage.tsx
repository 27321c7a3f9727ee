import { useSite } from "../../apollo/useSite";
import { SignInPrompt } from "../../features/auth/signIn/SignInPrompt";
import { useIsSignedIn } from "../../features/auth/useViewer";
import { PageHead } from "../../ui/page/PageHead";
import { SiteNameContext } from "../../ui/page/PageTitle";
import { Footer } from "./Footer";
import { PageOutlet } from "./PageOutlet";
import { LmsBar } from "./portal/LmsBar";
import { SiteBar } from "./SiteBar";

/** No header or footer: these pages show one piece of the site. */
export function PieceLayout() {
  return (
    <SiteNameContext value={useSite().academyName}>
      <SignInPrompt isSignedIn={useIsSignedIn()}>
        <PageOutlet />
      </SignInPrompt>
    </SiteNameContext>
  );
}

interface PieceMainProps {
  title: string;
}

function PieceMain({ title }: PieceMainProps) {
  const { academyName } = useSite();
  return (
    <main id="main">
      <PageHead title={title} description={`${title} of ${academyName}.`} isUnlisted />
      <h1 className="visually-hidden">{title}</h1>
    </main>
  );
}

export function HeaderPiece() {
  return (
    <>
      <SiteBar />
      <PieceMain title="Header" />
    </>
  );
}

export function NavbarPiece() {
  return (
    <>
      <LmsBar />
      <PieceMain title="Navbar" />
    </>
  );
}

export function FooterPiece() {
  return (
    <>
      <PieceMain title="Footer" />
      <Footer />
    </>
  );
}
