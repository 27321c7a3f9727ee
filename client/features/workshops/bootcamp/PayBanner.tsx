import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { JumpLink } from "../../../ui/JumpLink";
import { rupees } from "../../../format/rupees";
import { RegisterOrSeat } from "../RegisterOrSeat";
import { JOIN_ANCHOR } from "./joinAnchor";
import { PayBanner_BootcampFragmentDoc } from "./PayBanner.generated";
import type { PayBanner_BootcampFragment } from "./PayBanner.generated";
import styles from "./PayBanner.module.css";
import type { SeasonInShort } from "./SeasonInShort";

interface PayBannerProps {
  bootcamp: FragmentType<PayBanner_BootcampFragment>;
  season: SeasonInShort;
}

/** Stays at the screen's foot until the form that it leads to is reached, so that paying is never far. */
export function PayBanner({ bootcamp, season }: PayBannerProps) {
  const { data } = useSuspenseFragment({
    fragment: PayBanner_BootcampFragmentDoc,
    fragmentName: "PayBanner_bootcamp",
    from: bootcamp,
  });
  return (
    <aside className={styles.banner} aria-label="Join">
      <div className={styles.inside}>
        <p>{data.bannerText}</p>
        <RegisterOrSeat offering={{ kind: "SEASON", id: season.id }} title={season.title}>
          <JumpLink to={JOIN_ANCHOR}>
            {season.priceRupees > 0 ? `Pay ${rupees(season.priceRupees)}` : "Register for free"}
          </JumpLink>
        </RegisterOrSeat>
      </div>
    </aside>
  );
}
