import { Grid } from "../../../ui/layout/Grid";
import { Notice } from "../../../ui/Notice";
import { Section } from "../../../ui/page/Section";
import type { BootcampQuery } from "./Bootcamp.generated";
import { BootcampEnding } from "./BootcampEnding";
import { FunCoding } from "./FunCoding";
import { SeasonCard } from "./SeasonCard";
import { SeasonLevels } from "./SeasonLevels";

interface BootcampDetailsProps extends Pick<BootcampQuery, "bootcampSeasons"> {
  bootcamp: NonNullable<BootcampQuery["bootcamp"]>;
}

function SeasonList({ bootcampSeasons }: Pick<BootcampQuery, "bootcampSeasons">) {
  if (bootcampSeasons.length === 0) {
    return (
      <Notice title="No season yet">
        <p>The seasons of the bootcamp will stand here.</p>
      </Notice>
    );
  }
  return (
    <Grid as="ul" column="16" gap="2" isFilled>
      {bootcampSeasons.map((season) => (
        <li key={season.id}>
          <SeasonCard season={season} />
        </li>
      ))}
    </Grid>
  );
}

/** The seasons, the questions of those that are not locked, and how to join. */
export function BootcampDetails({ bootcamp, bootcampSeasons }: BootcampDetailsProps) {
  const unlocked = bootcampSeasons.filter(({ isLocked }) => !isLocked);

  return (
    <>
      <Section id="seasons" title="The seasons">
        <SeasonList bootcampSeasons={bootcampSeasons} />
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
      <BootcampEnding bootcamp={bootcamp} seasons={bootcampSeasons} />
    </>
  );
}
