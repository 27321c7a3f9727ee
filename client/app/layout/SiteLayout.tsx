import { useSite } from "../../apollo/useSite";
import { SiteNameContext } from "../../ui/page/PageTitle";
import { PageFooter } from "./PageFooter";
import { PageOutlet } from "./PageOutlet";
import { SiteBar } from "./SiteBar";

export function SiteLayout() {
  return (
    <SiteNameContext value={useSite().academyName}>
      <SiteBar />
      <PageOutlet />
      <PageFooter />
    </SiteNameContext>
  );
}
