import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { CalendarDays, Clock, Users, Video } from "lucide-react";
import { Link } from "react-router-dom";
import { counted } from "../../format/counted";
import { dayInIndia, hoursInIndia } from "../../format/indiaTime";
import { shortDate } from "../../format/shortDate";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/Button";
import { PriceTag } from "../../ui/PriceTag";
import { Tag } from "../../ui/Tag";
import { joinAnchor } from "./joinAnchor";
import { RegisterOrSeat } from "./RegisterOrSeat";
import { seatsInWords } from "./seatsInWords";
import { WorkshopCard_WorkshopFragmentDoc } from "./WorkshopCard.generated";
import type { WorkshopCard_WorkshopFragment } from "./WorkshopCard.generated";
import styles from "./WorkshopCard.module.css";

interface WorkshopCardProps {
  workshop: FragmentType<WorkshopCard_WorkshopFragment>;
}

function stateOf({ hasStarted, hasEnded }: WorkshopCard_WorkshopFragment): string | null {
  if (hasEnded) return "Over";
  return hasStarted ? "Running now" : null;
}

/** A workshop in short: what, when, where, for how much; it leads to the workshop's page. */
export function WorkshopCard({ workshop }: WorkshopCardProps) {
  const { data } = useSuspenseFragment({
    fragment: WorkshopCard_WorkshopFragmentDoc,
    fragmentName: "WorkshopCard_workshop",
    from: workshop,
  });
  const state = stateOf(data);
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <h3>
          <Link to={paths.workshop(data.slug)}>{data.name}</Link>
        </h3>
        {state && <Tag tone={data.hasEnded ? "plain" : "good"}>{state}</Tag>}
        {data.tagline && <p className={styles.tagline}>{data.tagline}</p>}
      </header>
      <ul className={styles.facts}>
        <li>
          <CalendarDays size={18} aria-hidden />
          <span>
            {data.hasStarted ? "From" : "Starts"} {shortDate(dayInIndia(data.startsAt))},{" "}
            {counted(data.days, "day")}
          </span>
        </li>
        <li>
          <Clock size={18} aria-hidden /> {hoursInIndia(data.startsAt, data.minutesPerDay)}
        </li>
        <li>
          <Video size={18} aria-hidden /> {data.place}
        </li>
        {!data.hasEnded && (
          <li>
            <Users size={18} aria-hidden /> {seatsInWords(data)}
          </li>
        )}
      </ul>
      <div className={styles.price}>
        <PriceTag priceRupees={data.priceRupees} listPriceRupees={data.listPriceRupees} />
        {!data.hasEnded && (
          <span className={styles.register}>
            <RegisterOrSeat offering={{ kind: "WORKSHOP", id: data.id }} look="plain" title={data.name}>
              <ButtonLink to={`${paths.workshop(data.slug)}#${joinAnchor(data.layout)}`}>
                {data.seatsLeft === 0 ? "Waiting list" : "Register"}
                <span className="visually-hidden"> for {data.name}</span>
              </ButtonLink>
            </RegisterOrSeat>
          </span>
        )}
      </div>
    </article>
  );
}
