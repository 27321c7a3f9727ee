import { Section } from "../../../ui/Section";
import { BootcampJoin } from "./BootcampJoin";
import type { BootcampOfferQuery } from "./BootcampOffer.generated";
import { PayBanner } from "./PayBanner";
import { SeasonOutline } from "./SeasonOutline";
import { WhyJoin } from "./WhyJoin";

interface BootcampOfferDetailsProps extends Pick<BootcampOfferQuery, "site" | "bootcampSeasons"> {
  bootcamp: NonNullable<BootcampOfferQuery["bootcamp"]>;
}

/** What is in the open seasons, and how to pay. */
export function BootcampOfferDetails({ site, bootcamp, bootcampSeasons }: BootcampOfferDetailsProps) {
  const open = bootcampSeasons.filter(({ isLocked }) => !isLocked);

  return (
    <>
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
    </>
  );
}
