import type { FragmentType } from "@apollo/client";
import { CalendarDays, Clock, Users } from "lucide-react";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { counted } from "../../../format/counted";
import { dayInIndia, hoursInIndia } from "../../../format/indiaTime";
import { shortDate } from "../../../format/shortDate";
import { paths } from "../../../../shared/paths";
import { Cover } from "../../../ui/art/Cover";
import { Card } from "../../../ui/Card";
import { Text } from "../../../ui/layout/Text";
import { OwnTime } from "../../../ui/time/OwnTime";
import { Tag } from "../../../ui/text/Tag";
import { Join } from "../join/Join";
import { seatsLabel } from "../join/offering";
import { useWorkshopOffering } from "../join/useWorkshopOffering";
import type { WorkshopCard_WorkshopFragment } from "./WorkshopList.generated";
import { WorkshopCard_WorkshopFragmentDoc } from "./WorkshopList.generated";
import styles from "./WorkshopList.module.css";

interface WorkshopCardProps {
  workshop: FragmentType<WorkshopCard_WorkshopFragment>;
  isSmall?: boolean;
}

function stateOf({ hasStarted, hasEnded }: WorkshopCard_WorkshopFragment): string | null {
  if (hasEnded) return "Over";
  return hasStarted ? "Running now" : null;
}

export function WorkshopCard({ workshop, isSmall = false }: WorkshopCardProps) {
  const data = useFragmentData(WorkshopCard_WorkshopFragmentDoc, workshop);
  const offering = useWorkshopOffering(data);
  const state = stateOf(data);
  return (
    <Card
      isLink
      isRow
      cover={data.cover}
      picture={<Cover path={data.cover} square={isSmall ? "always" : "phones"} />}
    >
      <header className={styles.header}>
        <h3>
          <Link to={paths.workshop(data.slug)}>{data.name}</Link>
        </h3>
        {state && <Tag tone={data.hasEnded ? "plain" : "good"}>{state}</Tag>}
        {data.tagline && <Text tone="muted">{data.tagline}</Text>}
      </header>
      <ul className={styles.facts}>
        <li>
          <CalendarDays size={18} aria-hidden />
          <span>
            {data.hasStarted && "From "}
            {shortDate(dayInIndia(data.startsAt))}, {counted(data.days, "day")}
          </span>
        </li>
        <li>
          <Clock size={18} aria-hidden />
          <span>
            <OwnTime at={data.startsAt}>{hoursInIndia(data.startsAt, data.minutesPerDay)}</OwnTime>
            <span className={styles.place}>, {data.place}</span>
          </span>
        </li>
        {offering.takesRegistrations && (
          <li>
            <Users size={18} aria-hidden /> {seatsLabel(offering)}
          </li>
        )}
      </ul>
      <Join offering={offering} layout="row" />
    </Card>
  );
}

interface WorkshopListProps {
  workshops: ({ id: string } & FragmentType<WorkshopCard_WorkshopFragment>)[];
}

export function WorkshopList({ workshops }: WorkshopListProps) {
  return (
    <ul className={styles.list}>
      {workshops.map((workshop) => (
        <li key={workshop.id}>
          <WorkshopCard workshop={workshop} />
        </li>
      ))}
    </ul>
  );
}
