import { useSite } from "../../features/site/useSite";
import { PageHead } from "../../ui/PageHead";
import { Footer } from "./Footer";
import { LmsBar } from "./LmsBar";
import { SiteBar } from "./SiteBar";

const PIECES = {
  Header: SiteBar,
  Navbar: LmsBar,
  Footer,
};

interface PiecePageProps {
  piece: keyof typeof PIECES;
}

/** `/Homenav`, `/mainnav` and `/footer`: one piece of the site's frame on a page of its own. */
export function PiecePage({ piece }: PiecePageProps) {
  const { academyName } = useSite();
  const Piece = PIECES[piece];
  const main = (
    <main id="main">
      <PageHead title={piece} description={`${piece} of ${academyName}.`} isUnlisted />
      <h1 className="visually-hidden">{piece}</h1>
    </main>
  );
  return (
    <>
      {piece === "Footer" && main}
      <Piece />
      {piece !== "Footer" && main}
    </>
  );
}
