import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { useId, useState } from "react";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { Section } from "../../../ui/Section";
import type { Academy } from "../Academy";
import { ContactDetails } from "../ContactDetails";
import { JoinBlock } from "../JoinBlock";
import { BootcampJoin_BootcampFragmentDoc } from "./BootcampJoin.generated";
import type { BootcampJoin_BootcampFragment } from "./BootcampJoin.generated";
import styles from "./BootcampJoin.module.css";
import { JOIN_ANCHOR } from "./joinAnchor";
import type { SeasonInShort } from "./SeasonInShort";

interface BootcampJoinProps {
  bootcamp: FragmentType<BootcampJoin_BootcampFragment>;
  /** Those that can be joined now. */
  seasons: SeasonInShort[];
  academy: Academy;
}

/** How to join the bootcamp: which season, the form, the steps, and whom to ask. */
export function BootcampJoin({ bootcamp, seasons, academy }: BootcampJoinProps) {
  const { data } = useSuspenseFragment({
    fragment: BootcampJoin_BootcampFragmentDoc,
    fragmentName: "BootcampJoin_bootcamp",
    from: bootcamp,
  });
  const selectId = useId();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const season = seasons.find(({ id }) => id === chosenId) ?? seasons[0];
  return (
    <Section id={JOIN_ANCHOR} title="How to join">
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
          academy={academy}
        />
      ) : (
        <div className={styles.closed}>
          <p>No season is open at the moment.</p>
          <p>
            <ButtonLink to={paths.contactAbout(data.name)}>Ask us about the next one</ButtonLink>
          </p>
          <ContactDetails academy={academy} />
        </div>
      )}
    </Section>
  );
}
