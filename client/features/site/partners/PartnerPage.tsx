import { useSuspenseQuery } from "@apollo/client/react";
import { paths } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { PageHead } from "../../../ui/page/PageHead";
import { Section } from "../../../ui/page/Section";
import { useSiteName } from "../../../ui/page/PageTitle";
import { PartnerDocument } from "./Partner.generated";
import { PartnerSlider } from "./PartnerSlider";

export function PartnerPage() {
  const { partners } = useSuspenseQuery(PartnerDocument).data;
  const academyName = useSiteName();
  return (
    <main id="main">
      <PageHead title="Partners" description={`The partners of ${academyName}.`} isUnlisted />
      <h1 className="visually-hidden">Partners of {academyName}</h1>
      <Section id="partners" title="Our partners">
        <PartnerSlider partners={partners} />
        <div>
          <ButtonLink to={paths.home}>Home</ButtonLink>
        </div>
      </Section>
    </main>
  );
}
