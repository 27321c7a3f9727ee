import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { StepsMark } from "../../../ui/art/StepsMark";
import { Text } from "../../../ui/layout/Text";
import { useSiteName } from "../../../ui/page/PageTitle";
import styles from "./WorkshopHero.module.css";
import type { WorkshopHero_WorkshopFragment } from "./WorkshopPage.generated";
import { WorkshopHero_WorkshopFragmentDoc } from "./WorkshopPage.generated";

interface WorkshopHeroProps {
  workshop: FragmentType<WorkshopHero_WorkshopFragment>;
  facts?: ReactNode;
  actions?: ReactNode;
  beside: ReactNode;
}

export function WorkshopHero({ workshop, facts, actions, beside }: WorkshopHeroProps) {
  const { headline, tagline, summary } = useFragmentData(WorkshopHero_WorkshopFragmentDoc, workshop);
  return (
    <div className={styles.hero}>
      <div className={styles.inside}>
        <div className={styles.text}>
          <p className={styles.academy}>
            <StepsMark /> {useSiteName()}
          </p>
          <h1>{headline}</h1>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          {summary && <Text size="large">{summary}</Text>}
          {facts}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {beside}
      </div>
    </div>
  );
}
