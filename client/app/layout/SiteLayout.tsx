import { useSite } from "../../apollo/useSite";
import { SiteNameContext } from "../../ui/page/PageTitle";
import { PageFooter } from "./PageFooter";
import { PageOutlet } from "./PageOutlet";
import { SiteBar } from "./SiteBar";

interface SiteLayoutProps {
  /** The page that the bar marks for addresses outside it. */
  place?: string;
}

export function SiteLayout({ place }: SiteLayoutProps) {
  return (
    <SiteNameContext value={useSite().academyName}>
      <SiteBar place={place} />
      <PageOutlet />
      <PageFooter />
    </SiteNameContext>
  );
}
