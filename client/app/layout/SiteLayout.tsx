import { useSite } from "../../apollo/useSite";
import { SiteNameContext } from "../../ui/page/PageTitle";
import { PageFooter } from "./PageFooter";
import { PageOutlet } from "./PageOutlet";
import { PortalRow } from "./portal/PortalRow";
import { SiteBar } from "./SiteBar";

interface SiteLayoutProps {
  /** The page that the bar marks for addresses outside it. */
  place?: string;
  /** Whether learners keep the portal's tabs. */
  hasTabs?: boolean;
  hasShortFooter?: boolean;
}

export function SiteLayout({ place, hasTabs = false, hasShortFooter }: SiteLayoutProps) {
  return (
    <SiteNameContext value={useSite().academyName}>
      <SiteBar place={place} />
      {hasTabs && <PortalRow />}
      <PageOutlet />
      <PageFooter isShort={hasShortFooter} />
    </SiteNameContext>
  );
}
