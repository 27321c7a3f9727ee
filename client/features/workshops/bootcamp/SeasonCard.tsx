import type { FragmentType } from "@apollo/client";
import { Lock, LockOpen } from "lucide-react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { momentInIndia } from "../../../format/momentInIndia";
import { timeLeft } from "../../../format/timeLeft";
import { useServerNow } from "../../../hooks/useServerNow";
import { Cover } from "../../../ui/art/Cover";
import { Text } from "../../../ui/layout/Text";
import { Picture } from "../../../ui/Picture";
import { Facts } from "../../../ui/text/Facts";
import { OwnTime } from "../../../ui/time/OwnTime";
import { Tag } from "../../../ui/text/Tag";
import { Join } from "../join/Join";
import { SEASON_ANCHOR, useSeasonOfferings } from "../join/useSeasonOfferings";
import type { SeasonCard_SeasonFragment } from "./Bootcamp.generated";
import { SeasonCard_SeasonFragmentDoc } from "./Bootcamp.generated";
import styles from "./SeasonCard.module.css";

interface SeasonTimeLeftProps {
  startsAt: string;
}

function SeasonTimeLeft({ startsAt }: SeasonTimeLeftProps) {
  const now = useServerNow();
  return (
    <>
      {timeLeft(Date.parse(startsAt) - now) ?? "Started"},{" "}
      <OwnTime at={startsAt}>{momentInIndia(startsAt)}</OwnTime>
    </>
  );
}

interface SeasonCardProps {
  season: FragmentType<SeasonCard_SeasonFragment>;
}

function signOf(isLocked: boolean, isOpen?: boolean): string {
  if (isLocked) return "Locked";
  return isOpen ? "Open" : "Started";
}

export function SeasonCard({ season }: SeasonCardProps) {
  const data = useFragmentData(SeasonCard_SeasonFragmentDoc, season);
  const [offering] = useSeasonOfferings([data]);
  const time =
    data.timeLeftText ?? (data.startsAt ? <SeasonTimeLeft startsAt={data.startsAt} /> : "To be announced");
  const Sign = data.isLocked ? Lock : LockOpen;
  return (
    <article className={styles.card} data-locked={data.isLocked}>
      <div className={styles.cover}>
        <Picture src={data.imageUrl} alt={data.imageAlt} fallback={<Cover path={data.cover} />} />
        <p className={styles.sign}>
          <Sign size={16} aria-hidden /> {signOf(data.isLocked, offering?.takesRegistrations)}
        </p>
      </div>
      <div className={styles.body}>
        <p className={styles.number}>
          <span>Season {data.number}</span>
          {!data.isPublished && <Tag>Draft, for staff only</Tag>}
          {data.rarity && <Tag tone={data.isLocked ? "plain" : "warning"}>{data.rarity}</Tag>}
        </p>
        <h3>{data.title}</h3>
        <Text tone="muted">{data.tagline}</Text>
        <Facts
          facts={[
            ["Level", data.levelText],
            ["With", data.personName],
            ["Time left", time],
          ]}
        />
        <Join offering={offering} to={`#${SEASON_ANCHOR}`} layout="row" call="Join" />
      </div>
    </article>
  );
}
