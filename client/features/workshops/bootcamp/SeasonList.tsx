import type { FragmentType } from "@apollo/client";
import { Notice } from "../../../ui/Notice";
import { SeasonCard } from "./SeasonCard";
import type { SeasonCard_SeasonFragment } from "./SeasonCard.generated";
import styles from "./SeasonList.module.css";

interface SeasonListProps {
  seasons: ({ id: string } & FragmentType<SeasonCard_SeasonFragment>)[];
}

export function SeasonList({ seasons }: SeasonListProps) {
  if (seasons.length === 0) {
    return (
      <Notice title="No season yet">
        <p>The seasons of the bootcamp will stand here.</p>
      </Notice>
    );
  }
  return (
    <ul className={styles.seasons}>
      {seasons.map((season) => (
        <li key={season.id}>
          <SeasonCard season={season} />
        </li>
      ))}
    </ul>
  );
}
