import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { JumpLink } from "../../ui/JumpLink";
import { PriceTag } from "../../ui/PriceTag";
import { ByOwnSeat } from "./ByOwnSeat";
import { RegisterBar_WorkshopFragmentDoc } from "./RegisterBar.generated";
import type { RegisterBar_WorkshopFragment } from "./RegisterBar.generated";
import styles from "./RegisterBar.module.css";
import { SeatLink } from "./RegisterOrSeat";

interface RegisterBarProps {
  workshop: FragmentType<RegisterBar_WorkshopFragment>;
  joinAt: string;
}

/** Price and registration, at the bottom of the screen until the form that it leads to is reached. */
export function RegisterBar({ workshop, joinAt }: RegisterBarProps) {
  const { data } = useSuspenseFragment({
    fragment: RegisterBar_WorkshopFragmentDoc,
    fragmentName: "RegisterBar_workshop",
    from: workshop,
  });
  if (data.hasEnded) return null;
  const { id, name, priceRupees, listPriceRupees, seatsLeft } = data;
  return (
    <div className={styles.bar}>
      <div className={styles.inside}>
        <ByOwnSeat
          offerings={[{ kind: "WORKSHOP", id }]}
          draw={(own) => (
            <>
              <p className={styles.what}>
                <span className={styles.name}>{name}</span>
                {!own && <PriceTag priceRupees={priceRupees} listPriceRupees={listPriceRupees} />}
              </p>
              {own ? (
                <SeatLink own={own} title={name} />
              ) : (
                <JumpLink to={joinAt}>{seatsLeft === 0 ? "Join the waiting list" : "REGISTER NOW"}</JumpLink>
              )}
            </>
          )}
        />
      </div>
    </div>
  );
}
