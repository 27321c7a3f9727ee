import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { ReactNode } from "react";
import { momentInIndia } from "../../../format/momentInIndia";
import { rupees } from "../../../format/rupees";
import { Countdown } from "../../../ui/Countdown";
import { Hero } from "../../../ui/Hero";
import { JumpLink } from "../../../ui/JumpLink";
import { PriceTag } from "../../../ui/PriceTag";
import { BootcampHero_BootcampFragmentDoc } from "./BootcampHero.generated";
import type { BootcampHero_BootcampFragment } from "./BootcampHero.generated";
import styles from "./BootcampHero.module.css";
import { JOIN_ANCHOR } from "./joinAnchor";

interface BootcampHeroProps {
  bootcamp: FragmentType<BootcampHero_BootcampFragment>;
  /** Beside the main action. */
  secondAction: ReactNode;
}

/** What the bootcamp is, what it costs, and how long it is until it starts. */
export function BootcampHero({ bootcamp, secondAction }: BootcampHeroProps) {
  const { data } = useSuspenseFragment({
    fragment: BootcampHero_BootcampFragmentDoc,
    fragmentName: "BootcampHero_bootcamp",
    from: bootcamp,
  });
  return (
    <>
      <p className={styles.priceHeader}>
        <span>
          <strong>{data.name}</strong> for <PriceTag priceRupees={data.priceRupees} />
        </span>
      </p>
      <Hero
        title={data.headline}
        lead={data.text}
        actions={
          <>
            <JumpLink to={JOIN_ANCHOR}>Join for {rupees(data.priceRupees)}</JumpLink>
            {secondAction}
          </>
        }
      >
        {data.countdownTo && (
          <div className={styles.start}>
            <p>
              The first evening: <time dateTime={data.countdownTo}>{momentInIndia(data.countdownTo)}</time>
            </p>
            <Countdown to={data.countdownTo} label={`Time until ${data.name} starts`} over="Coming Soon" />
          </div>
        )}
      </Hero>
    </>
  );
}
