import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { Box } from "../../../ui/layout/Box";
import { Grid } from "../../../ui/layout/Grid";
import { NumberedList } from "../../../ui/layout/NumberedList";
import { Section } from "../../../ui/page/Section";
import { BootcampEnding } from "./BootcampEnding";
import type { BootcampOfferQuery, SeasonOutline_SeasonFragment } from "./BootcampOffer.generated";
import { SeasonOutline_SeasonFragmentDoc } from "./BootcampOffer.generated";

interface SeasonOutlineProps {
  season: FragmentType<SeasonOutline_SeasonFragment>;
}

function SeasonOutline({ season }: SeasonOutlineProps) {
  const { levels } = useFragmentData(SeasonOutline_SeasonFragmentDoc, season);
  return (
    <Grid as="ul" column="14" isFilled>
      {levels.map(({ id, name, questions }) => (
        <Box as="li" key={id}>
          <h3>{name}</h3>
          <NumberedList>
            {(questions ?? []).map((question) => (
              <li key={question.id}>{question.title}</li>
            ))}
          </NumberedList>
        </Box>
      ))}
    </Grid>
  );
}

interface BootcampOfferDetailsProps extends Pick<BootcampOfferQuery, "bootcampSeasons"> {
  bootcamp: NonNullable<BootcampOfferQuery["bootcamp"]>;
}

export function BootcampOfferDetails({ bootcamp, bootcampSeasons }: BootcampOfferDetailsProps) {
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
      <BootcampEnding bootcamp={bootcamp} seasons={bootcampSeasons} />
    </>
  );
}
