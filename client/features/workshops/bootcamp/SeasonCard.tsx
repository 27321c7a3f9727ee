import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { Lock, LockOpen } from "lucide-react";
import { Facts } from "../../../ui/Facts";
import { JumpLink } from "../../../ui/JumpLink";
import { CourseCover } from "../../../ui/art/CourseCover";
import { Picture } from "../../../ui/Picture";
import { PriceTag } from "../../../ui/PriceTag";
import { Tag } from "../../../ui/Tag";
import { RegisterOrSeat } from "../RegisterOrSeat";
import { JOIN_ANCHOR } from "./joinAnchor";
import { SeasonCard_SeasonFragmentDoc } from "./SeasonCard.generated";
import type { SeasonCard_SeasonFragment } from "./SeasonCard.generated";
import styles from "./SeasonCard.module.css";
import { SeasonTimeLeft } from "./SeasonTimeLeft";
import { useOpenSeasons } from "./useOpenSeasons";

interface SeasonCardProps {
  season: FragmentType<SeasonCard_SeasonFragment>;
}

function signOf(isLocked: boolean, isOpen: boolean): string {
  if (isLocked) return "Locked";
  return isOpen ? "Open" : "Started";
}

/** A season as a card to collect: its rarity, level, person and price; a locked one shows that it is still to come. */
export function SeasonCard({ season }: SeasonCardProps) {
  const { data } = useSuspenseFragment({
    fragment: SeasonCard_SeasonFragmentDoc,
    fragmentName: "SeasonCard_season",
    from: season,
  });
  const isOpen = useOpenSeasons([data]).length > 0;
  const timeLeft =
    data.timeLeftText ?? (data.startsAt ? <SeasonTimeLeft startsAt={data.startsAt} /> : "To be announced");
  const Sign = data.isLocked ? Lock : LockOpen;
  return (
    <article className={styles.card} data-locked={data.isLocked}>
      <div className={styles.cover}>
        <Picture
          src={data.imageUrl}
          alt={data.imageAlt}
          fallback={<CourseCover slug={`season-${data.number}`} />}
        />
        <p className={styles.sign}>
          <Sign size={16} aria-hidden /> {signOf(data.isLocked, isOpen)}
        </p>
      </div>
      <div className={styles.body}>
        <p className={styles.number}>
          <span>Season {data.number}</span>
          {!data.isPublished && <Tag>Draft, for staff only</Tag>}
          {data.rarity && <Tag tone={data.isLocked ? "plain" : "warning"}>{data.rarity}</Tag>}
        </p>
        <h3>{data.title}</h3>
        <p className={styles.tagline}>{data.tagline}</p>
        <Facts
          facts={[
            ["Level", data.levelText],
            ["With", data.personName],
            ["Time left", timeLeft],
          ]}
        />
        <div className={styles.foot}>
          <PriceTag priceRupees={data.priceRupees} />
          {isOpen && (
            <RegisterOrSeat offering={{ kind: "SEASON", id: data.id }} look="plain" title={data.title}>
              <JumpLink look="plain" to={JOIN_ANCHOR}>
                Join<span className="visually-hidden"> season {data.number}</span>
              </JumpLink>
            </RegisterOrSeat>
          )}
        </div>
      </div>
    </article>
  );
}
