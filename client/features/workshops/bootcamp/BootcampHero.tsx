import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { ReactNode } from "react";
import { momentInIndia } from "../../../format/momentInIndia";
import { rupees } from "../../../format/rupees";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/Button";
import { Countdown } from "../../../ui/Countdown";
import { Hero } from "../../../ui/Hero";
import { JumpLink } from "../../../ui/JumpLink";
import { PriceTag } from "../../../ui/PriceTag";
import { RegisterOrSeat } from "../RegisterOrSeat";
import { BootcampHero_BootcampFragmentDoc } from "./BootcampHero.generated";
import type { BootcampHero_BootcampFragment } from "./BootcampHero.generated";
import styles from "./BootcampHero.module.css";
import { JOIN_ANCHOR } from "./joinAnchor";
import type { SeasonInShort } from "./SeasonInShort";
import { useOpenSeasons } from "./useOpenSeasons";

interface BootcampHeroProps {
  bootcamp: FragmentType<BootcampHero_BootcampFragment>;
  seasons: SeasonInShort[];
  /** Beside the main action. */
  secondAction: ReactNode;
}

/** What the bootcamp is, what its open season costs and how long it is until that starts; with none, whom to ask. */
export function BootcampHero({ bootcamp, seasons, secondAction }: BootcampHeroProps) {
  const { data } = useSuspenseFragment({
    fragment: BootcampHero_BootcampFragmentDoc,
    fragmentName: "BootcampHero_bootcamp",
    from: bootcamp,
  });
  const [season] = useOpenSeasons(seasons);
  const told = season ?? seasons.filter(({ isLocked }) => !isLocked).at(-1);
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
              <RegisterOrSeat offering={{ kind: "SEASON", id: season.id }} title={season.title}>
                <JumpLink to={JOIN_ANCHOR}>
                  {season.priceRupees > 0 ? `Join for ${rupees(season.priceRupees)}` : "Join for free"}
                </JumpLink>
              </RegisterOrSeat>
            ) : (
              <ButtonLink look="main" to={paths.contactAbout(data.name)}>
                Ask us about the next one
              </ButtonLink>
            )}
            {secondAction}
          </>
        }
      >
        {told?.startsAt && (
          <div className={styles.start}>
            <p>
              {season ? "The first evening: " : `Season ${told.number} began on `}
              <time dateTime={told.startsAt}>{momentInIndia(told.startsAt)}</time>
            </p>
            <Countdown to={told.startsAt} label={`Time until ${data.name} starts`} over="Coming Soon" />
          </div>
        )}
      </Hero>
    </>
  );
}
