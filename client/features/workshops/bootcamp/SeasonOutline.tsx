import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { SeasonOutline_SeasonFragmentDoc } from "./SeasonOutline.generated";
import type { SeasonOutline_SeasonFragment } from "./SeasonOutline.generated";
import styles from "./SeasonOutline.module.css";

interface SeasonOutlineProps {
  season: FragmentType<SeasonOutline_SeasonFragment>;
}

/** What a season holds, by the titles of its questions. */
export function SeasonOutline({ season }: SeasonOutlineProps) {
  const { data } = useSuspenseFragment({
    fragment: SeasonOutline_SeasonFragmentDoc,
    fragmentName: "SeasonOutline_season",
    from: season,
  });
  return (
    <ul className={styles.levels}>
      {data.levels.map(({ id, name, questions }) => (
        <li key={id} className={styles.level}>
          <h3>{name}</h3>
          <ol className={styles.questions}>
            {(questions ?? []).map((question) => (
              <li key={question.id}>{question.title}</li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
