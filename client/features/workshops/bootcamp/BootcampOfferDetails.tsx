import { Section } from "../../../ui/Section";
import { BootcampEnding } from "./BootcampEnding";
import type { BootcampOfferQuery } from "./BootcampOffer.generated";
import { SeasonOutline } from "./SeasonOutline";

interface BootcampOfferDetailsProps extends Pick<BootcampOfferQuery, "site" | "bootcampSeasons"> {
  bootcamp: NonNullable<BootcampOfferQuery["bootcamp"]>;
}

/** What is in the seasons that are not locked, and how to pay. */
export function BootcampOfferDetails({ site, bootcamp, bootcampSeasons }: BootcampOfferDetailsProps) {
  const unlocked = bootcampSeasons.filter(({ isLocked }) => !isLocked);

  return (
    <>
      {unlocked.map((season) => (
        <Section
          key={season.id}
          id={`season-${season.number}`}
          title={`In Season ${season.number}: ${season.title}`}
        >
          <SeasonOutline season={season} />
        </Section>
      ))}
      <BootcampEnding bootcamp={bootcamp} seasons={bootcampSeasons} academy={site} />
    </>
  );
}
