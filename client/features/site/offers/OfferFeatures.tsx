import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { NamedIcon } from "../../../ui/art/NamedIcon";
import { OfferFeatures_HomeContentFragmentDoc } from "./OfferFeatures.generated";
import type { OfferFeatures_HomeContentFragment } from "./OfferFeatures.generated";
import styles from "./OfferFeatures.module.css";

interface OfferFeaturesProps {
  homeContent: FragmentType<OfferFeatures_HomeContentFragment>;
}

/** What comes with every course: the academy's reasons to choose it. */
export function OfferFeatures({ homeContent }: OfferFeaturesProps) {
  const { data } = useSuspenseFragment({
    fragment: OfferFeatures_HomeContentFragmentDoc,
    fragmentName: "OfferFeatures_homeContent",
    from: homeContent,
  });
  return (
    <ul className={styles.features}>
      {data.reasons.map(({ title, text, icon }) => (
        <li key={title} className={styles.feature}>
          <span className={styles.icon}>
            <NamedIcon name={icon} />
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
