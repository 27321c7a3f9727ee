import type { FragmentType } from "@apollo/client";
import { WorkshopCard } from "./WorkshopCard";
import type { WorkshopCard_WorkshopFragment } from "./WorkshopCard.generated";
import styles from "./WorkshopList.module.css";

interface WorkshopListProps {
  workshops: ({ id: string } & FragmentType<WorkshopCard_WorkshopFragment>)[];
}

/** Workshops beside each other, in the order in which they come. */
export function WorkshopList({ workshops }: WorkshopListProps) {
  return (
    <ul className={styles.list}>
      {workshops.map((workshop) => (
        <li key={workshop.id}>
          <WorkshopCard workshop={workshop} />
        </li>
      ))}
    </ul>
  );
}
