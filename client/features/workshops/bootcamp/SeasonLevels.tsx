import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { LevelQuestions } from "./LevelQuestions";
import { SeasonLevels_SeasonFragmentDoc } from "./SeasonLevels.generated";
import type { SeasonLevels_SeasonFragment } from "./SeasonLevels.generated";
import styles from "./SeasonLevels.module.css";

interface SeasonLevelsProps {
  season: FragmentType<SeasonLevels_SeasonFragment>;
}

/** The levels of an open season, the easiest first. */
export function SeasonLevels({ season }: SeasonLevelsProps) {
  const { data } = useSuspenseFragment({
    fragment: SeasonLevels_SeasonFragmentDoc,
    fragmentName: "SeasonLevels_season",
    from: season,
  });
  return (
    <div className={styles.levels}>
      {data.levels.map((level) => (
        <LevelQuestions key={level.id} level={level} />
      ))}
    </div>
  );
}
