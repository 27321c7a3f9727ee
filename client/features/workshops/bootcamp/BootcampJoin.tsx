import type { FragmentType } from "@apollo/client";
import { useId, useState } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { Stack } from "../../../ui/layout/Stack";
import { Section } from "../../../ui/page/Section";
import { BOOTCAMP_ANCHOR } from "../join/joinAnchor";
import { ContactDetails } from "../join/ContactDetails";
import { JoinBlock } from "../join/JoinBlock";
import { BootcampJoin_BootcampFragmentDoc } from "./BootcampEnding.generated";
import type { BootcampJoin_BootcampFragment } from "./BootcampEnding.generated";
import styles from "./BootcampJoin.module.css";
import type { Season } from "./useOpenSeasons";

interface BootcampJoinProps {
  bootcamp: FragmentType<BootcampJoin_BootcampFragment>;
  /** Those that can be joined now. */
  seasons: Season[];
}

/** How to join the bootcamp: which season, the form, the steps, and whom to ask. */
export function BootcampJoin({ bootcamp, seasons }: BootcampJoinProps) {
  const data = useFragmentData(BootcampJoin_BootcampFragmentDoc, bootcamp);
  const selectId = useId();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const season = seasons.find(({ id }) => id === chosenId) ?? seasons[0];
  return (
    <Section id={BOOTCAMP_ANCHOR} title="How to join">
      {seasons.length > 1 && (
        <p className={styles.choice}>
          <label htmlFor={selectId}>Season</label>
          <select id={selectId} value={season?.id} onChange={(event) => setChosenId(event.target.value)}>
            {seasons.map(({ id, number, title }) => (
              <option key={id} value={id}>
                Season {number}: {title}
              </option>
            ))}
          </select>
        </p>
      )}
      {season ? (
        <JoinBlock
          joined={{ ...season, kind: "SEASON", title: `${data.name}, Season ${season.number}` }}
          steps={data.joinSteps}
        />
      ) : (
        <Stack>
          <p>No season is open at the moment.</p>
          <p>
            <ButtonLink to={paths.contactAbout(data.name)}>Ask us about the next one</ButtonLink>
          </p>
          <ContactDetails />
        </Stack>
      )}
    </Section>
  );
}
