import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { NamedIcon } from "../../../ui/art/NamedIcon";
import { WhyJoin_BootcampFragmentDoc } from "./WhyJoin.generated";
import type { WhyJoin_BootcampFragment } from "./WhyJoin.generated";
import styles from "./WhyJoin.module.css";

interface WhyJoinProps {
  bootcamp: FragmentType<WhyJoin_BootcampFragment>;
}

/** The reasons to join, as the academy gives them. */
export function WhyJoin({ bootcamp }: WhyJoinProps) {
  const { data } = useSuspenseFragment({
    fragment: WhyJoin_BootcampFragmentDoc,
    fragmentName: "WhyJoin_bootcamp",
    from: bootcamp,
  });
  return (
    <ul className={styles.reasons}>
      {data.reasons.map(({ title, text, icon }) => (
        <li key={title} className={styles.reason}>
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
