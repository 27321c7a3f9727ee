import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { JumpLink } from "../../ui/JumpLink";
import { PriceTag } from "../../ui/PriceTag";
import { OfferCard_WorkshopFragmentDoc } from "./OfferCard.generated";
import type { OfferCard_WorkshopFragment } from "./OfferCard.generated";
import styles from "./OfferCard.module.css";
import { RegisterOrSeat } from "./RegisterOrSeat";
import { WorkshopCountdown } from "./WorkshopCountdown";
import { WorkshopFacts } from "./WorkshopFacts";
import { WorkshopOver } from "./WorkshopOver";

interface OfferCardProps {
  workshop: FragmentType<OfferCard_WorkshopFragment>;
  /** The id of the part of the page that says how to pay. */
  joinAt: string;
  joinLabel: string;
}

/** What it costs, when it is and where to join: what somebody decides by, in one place. */
export function OfferCard({ workshop, joinAt, joinLabel }: OfferCardProps) {
  const { data } = useSuspenseFragment({
    fragment: OfferCard_WorkshopFragmentDoc,
    fragmentName: "OfferCard_workshop",
    from: workshop,
  });
  return (
    <aside className={styles.card} aria-label="Price and dates">
      <p className={styles.price}>
        <PriceTag priceRupees={data.priceRupees} listPriceRupees={data.listPriceRupees} />
      </p>
      <WorkshopFacts workshop={data} />
      {data.countdownTo && !data.hasEnded && (
        <WorkshopCountdown to={data.countdownTo} text={data.countdownText} isFull={data.seatsLeft === 0} />
      )}
      {data.hasEnded ? (
        <WorkshopOver name={data.name} />
      ) : (
        <RegisterOrSeat offering={{ kind: "WORKSHOP", id: data.id }} title={data.name}>
          <JumpLink to={joinAt}>{data.seatsLeft === 0 ? "Join the waiting list" : joinLabel}</JumpLink>
        </RegisterOrSeat>
      )}
    </aside>
  );
}
