import { useSite } from "../../apollo/useSite";
import { PageHead } from "../../ui/page/PageHead";
import { Footer } from "./Footer";
import { LmsBar } from "./portal/LmsBar";
import { SiteBar } from "./SiteBar";

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
