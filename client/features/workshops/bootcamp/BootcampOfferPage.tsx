import { useSuspenseQuery } from "@apollo/client/react";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { Section } from "../../../ui/Section";
import { BootcampHead } from "./BootcampHead";
import { BootcampHero } from "./BootcampHero";
import { BootcampJoin } from "./BootcampJoin";
import { BootcampOfferDocument } from "./BootcampOffer.generated";
import { NoBootcamp } from "./NoBootcamp";
import { PayBanner } from "./PayBanner";
import { SeasonOutline } from "./SeasonOutline";
import { WhyJoin } from "./WhyJoin";

/** `/offer-1`: the bootcamp as an offer: its price, what is in it, and how to pay. */
export function BootcampOfferPage() {
  const { site, bootcamp, bootcampSeasons } = useSuspenseQuery(BootcampOfferDocument).data;
  if (!bootcamp) return <NoBootcamp />;
  const open = bootcampSeasons.filter(({ isLocked }) => !isLocked);

  return (
    <main id="main">
      <BootcampHead bootcamp={bootcamp} academyName={site.academyName} isOffer />
      <BootcampHero
        bootcamp={bootcamp}
        secondAction={<ButtonLink to={paths.bootcamp}>All about the bootcamp</ButtonLink>}
      />
      {open.map((season) => (
        <Section
          key={season.id}
          id={`season-${season.number}`}
          title={`In Season ${season.number}: ${season.title}`}
        >
          <SeasonOutline season={season} />
        </Section>
      ))}
      <Section id="why" title="Why join" tone="sunk">
        <WhyJoin bootcamp={bootcamp} />
      </Section>
      <PayBanner bootcamp={bootcamp} />
      <BootcampJoin bootcamp={bootcamp} seasons={open} academy={site} />
    </main>
  );
}
