import type { FragmentType } from "@apollo/client";
import { useId, useState } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { Stack } from "../../../ui/layout/Stack";
import { IllustratedGrid } from "../../../ui/page/IllustratedGrid";
import { Section } from "../../../ui/page/Section";
import { ContactDetails } from "../join/ContactDetails";
import { Join } from "../join/Join";
import { JoinBlock } from "../join/JoinBlock";
import type { MaskedSeason, SeasonOffering } from "../join/useSeasonOfferings";
import { SEASON_ANCHOR, useSeasonOfferings } from "../join/useSeasonOfferings";
import type { BootcampEnding_BootcampFragment } from "./Bootcamp.generated";
import { BootcampEnding_BootcampFragmentDoc } from "./Bootcamp.generated";
import styles from "./BootcampEnding.module.css";
import { HERO_ID } from "./BootcampHero";

interface BootcampJoinProps extends Pick<BootcampEnding_BootcampFragment, "name" | "joinSteps"> {
  seasons: SeasonOffering[];
}

function BootcampJoin({ name, joinSteps, seasons }: BootcampJoinProps) {
  const selectId = useId();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const season = seasons.find(({ id }) => id === chosenId) ?? seasons[0];
  return (
    <Section id={SEASON_ANCHOR} title="How to join">
      {seasons.length > 1 && (
        <p className={styles.choice}>
          <label htmlFor={selectId}>Season</label>
          <select id={selectId} value={season?.id} onChange={(event) => setChosenId(event.target.value)}>
            {seasons.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </p>
      )}
      {season ? (
        <JoinBlock offering={{ ...season, title: `${name}, Season ${season.number}` }} steps={joinSteps} />
      ) : (
        <Stack>
          <p>No season is open at the moment.</p>
          <p>
            <Join offering={season} about={name} layout="plain" />
          </p>
          <ContactDetails />
        </Stack>
      )}
    </Section>
  );
}

interface BootcampEndingProps {
  bootcamp: FragmentType<BootcampEnding_BootcampFragment>;
  seasons: MaskedSeason[];
}

export function BootcampEnding({ bootcamp, seasons }: BootcampEndingProps) {
  const data = useFragmentData(BootcampEnding_BootcampFragmentDoc, bootcamp);
  const open = useSeasonOfferings(seasons).filter(({ takesRegistrations }) => takesRegistrations);
  const [season] = open;
  return (
    <>
      <Section id="why" title="Why join" tone="sunk">
        <IllustratedGrid items={data.reasons} look="wide" />
      </Section>
      <Join
        offering={season}
        to={`#${SEASON_ANCHOR}`}
        after={HERO_ID}
        layout="bar"
        banner={data.bannerText}
        call={{ paid: "Pay", free: "Register for free" }}
      />
      <BootcampJoin name={data.name} joinSteps={data.joinSteps} seasons={open} />
    </>
  );
}
