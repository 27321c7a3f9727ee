import type { ReactNode } from "react";
import { ButtonLink } from "../../../ui/Button";
import { Section } from "../../../ui/Section";
import type { BootcampQuery } from "./Bootcamp.generated";
import { BootcampHead } from "./BootcampHead";
import { BootcampHero } from "./BootcampHero";
import { BootcampJoin } from "./BootcampJoin";
import { FunCoding } from "./FunCoding";
import { PayBanner } from "./PayBanner";
import { SeasonLevels } from "./SeasonLevels";
import { SeasonList } from "./SeasonList";
import { WhyJoin } from "./WhyJoin";

interface BootcampSectionsProps extends Pick<BootcampQuery, "site" | "bootcampSeasons"> {
  bootcamp: NonNullable<BootcampQuery["bootcamp"]>;
  /** Above everything. */
  note?: ReactNode;
}

/** The coding bootcamp, its seasons, and the questions of those that are open. */
export function BootcampSections({ site, bootcamp, bootcampSeasons, note }: BootcampSectionsProps) {
  const open = bootcampSeasons.filter(({ isLocked }) => !isLocked);

  return (
    <main id="main">
      {note}
      <BootcampHead bootcamp={bootcamp} academyName={site.academyName} />
      <BootcampHero
        bootcamp={bootcamp}
        secondAction={open.length > 0 && <ButtonLink to="#levels">See the questions</ButtonLink>}
      />
      <Section id="seasons" title="The seasons">
        <SeasonList seasons={bootcampSeasons} />
      </Section>
      {open.map((season, index) => (
        <Section
          key={season.id}
          id={index === 0 ? "levels" : `levels-${season.number}`}
          title={`Season ${season.number}: ${season.title}`}
          lead="Open a question, read it, and try it in any Python on your computer or phone."
          tone="sunk"
        >
          <SeasonLevels season={season} />
        </Section>
      ))}
      <Section id="fun" title="Fun coding">
        <FunCoding bootcamp={bootcamp} />
      </Section>
      <Section id="why" title="Why join" tone="sunk">
        <WhyJoin bootcamp={bootcamp} />
      </Section>
      <PayBanner bootcamp={bootcamp} />
      <BootcampJoin bootcamp={bootcamp} seasons={open} academy={site} />
    </main>
  );
}
