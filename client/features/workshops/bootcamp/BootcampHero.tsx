import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { momentInIndia } from "../../../format/momentInIndia";
import { rupees } from "../../../format/rupees";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { Countdown } from "../../../ui/text/Countdown";
import { Hero } from "../../../ui/page/Hero";
import { PriceTag } from "../../../ui/text/PriceTag";
import { BOOTCAMP_ANCHOR } from "../join/joinAnchor";
import { JoinCall } from "../join/JoinCall";
import { BootcampHero_BootcampFragmentDoc } from "./BootcampHero.generated";
import type { BootcampHero_BootcampFragment } from "./BootcampHero.generated";
import styles from "./BootcampHero.module.css";
import type { Season } from "./useOpenSeasons";
import { useOpenSeasons } from "./useOpenSeasons";

interface BootcampHeroProps {
  bootcamp: FragmentType<BootcampHero_BootcampFragment>;
  seasons: Season[];
  /** Beside the main action. */
  secondAction: ReactNode;
}

/** What the bootcamp is, what its open season costs and how long it is until that starts; with none, whom to ask. */
export function BootcampHero({ bootcamp, seasons, secondAction }: BootcampHeroProps) {
  const data = useFragmentData(BootcampHero_BootcampFragmentDoc, bootcamp);
  const [season] = useOpenSeasons(seasons);
  const shown = season ?? seasons.filter(({ isLocked }) => !isLocked).at(-1);
  return (
    <>
      <p className={styles.priceHeader}>
        <span>
          <strong>{data.name}</strong>
          {season && (
            <>
              {" "}
              {season.priceRupees > 0 && "for "}
              <PriceTag priceRupees={season.priceRupees} />
            </>
          )}
        </span>
      </p>
      <Hero
        title={data.headline}
        lead={data.text}
        actions={
          <>
            {season ? (
              <JoinCall
                offering={{ ...season, kind: "SEASON" }}
                to={`#${BOOTCAMP_ANCHOR}`}
                label={season.priceRupees > 0 ? `Join for ${rupees(season.priceRupees)}` : "Join for free"}
              />
            ) : (
              <ButtonLink look="main" to={paths.contactAbout(data.name)}>
                Ask us about the next one
              </ButtonLink>
            )}
            {secondAction}
          </>
        }
      >
        {shown?.startsAt && (
          <div className={styles.start}>
            <p>
              {season ? "The first evening: " : `Season ${shown.number} began on `}
              <time dateTime={shown.startsAt}>{momentInIndia(shown.startsAt)}</time>
            </p>
            <Countdown to={shown.startsAt} label={`Time until ${data.name} starts`} over="Coming Soon" />
          </div>
        )}
      </Hero>
    </>
  );
}
