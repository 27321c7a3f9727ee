import { Section } from "../../../ui/Section";
import type { BootcampQuery } from "./Bootcamp.generated";
import { BootcampEnding } from "./BootcampEnding";
import { FunCoding } from "./FunCoding";
import { SeasonLevels } from "./SeasonLevels";
import { SeasonList } from "./SeasonList";

export interface BootcampContent extends Pick<BootcampQuery, "site" | "bootcampSeasons"> {
  bootcamp: NonNullable<BootcampQuery["bootcamp"]>;
}

/** The seasons, the questions of those that are not locked, and how to join. */
export function BootcampDetails({ site, bootcamp, bootcampSeasons }: BootcampContent) {
  const unlocked = bootcampSeasons.filter(({ isLocked }) => !isLocked);

  return (
    <>
      <Section id="seasons" title="The seasons">
        <SeasonList seasons={bootcampSeasons} />
      </Section>
      {unlocked.map((season, index) => (
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
      <BootcampEnding bootcamp={bootcamp} seasons={bootcampSeasons} academy={site} />
    </>
  );
}
