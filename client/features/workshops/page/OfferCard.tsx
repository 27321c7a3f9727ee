import type { FragmentType } from "@apollo/client";
import { CalendarDays, CalendarPlus, Clock, Users, Video } from "lucide-react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { counted } from "../../../format/counted";
import { dayInIndia, hoursInIndia } from "../../../format/indiaTime";
import { momentInIndia } from "../../../format/momentInIndia";
import { shortDate } from "../../../format/shortDate";
import { useServerNow } from "../../../hooks/useServerNow";
import { paths } from "../../../paths";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Countdown } from "../../../ui/text/Countdown";
import { Facts } from "../../../ui/text/Facts";
import { seatsLabel } from "../join/seatsLabel";
import { WorkshopJoin, WorkshopPrice } from "../join/WorkshopJoin";
import styles from "./OfferCard.module.css";
import type { WorkshopFacts_WorkshopFragment, OfferCard_WorkshopFragment } from "./WorkshopPage.generated";
import { WorkshopFacts_WorkshopFragmentDoc, OfferCard_WorkshopFragmentDoc } from "./WorkshopPage.generated";

interface WorkshopFactsProps {
  workshop: FragmentType<WorkshopFacts_WorkshopFragment>;
}

export function WorkshopFacts({ workshop }: WorkshopFactsProps) {
  const data = useFragmentData(WorkshopFacts_WorkshopFragmentDoc, workshop);
  const time = `${hoursInIndia(data.startsAt, data.minutesPerDay)}, ${counted(data.days, "day")}`;
  return (
    <Stack gap="1" isNarrow>
      <Facts
        look="strong"
        facts={[
          [data.hasStarted ? "Started" : "Starts", shortDate(dayInIndia(data.startsAt)), CalendarDays],
          ["Time", time, Clock],
          ["Place", data.place, Video],
          ["Seats", seatsLabel(data), Users],
        ]}
      />
      {!data.hasEnded && (
        <Row as="span" hasTargets>
          <Text as="span" tone="teal">
            <CalendarPlus size={20} aria-hidden />
          </Text>
          <a href={paths.workshopCalendar(data.slug)} download>
            Add to calendar
          </a>
        </Row>
      )}
    </Stack>
  );
}

interface WorkshopCountdownProps {
  to: string;
  /** Text before that moment, such as "Early price until". */
  text: string | null;
  isFull: boolean;
}

function WorkshopCountdown({ to, text, isFull }: WorkshopCountdownProps) {
  const isOver = useServerNow() >= Date.parse(to);
  const counted = `${text ?? "until"} ${momentInIndia(to)}`;
  return (
    <div className={styles.countdown}>
      <Countdown to={to} label={`Time left: ${counted}`} over="The countdown is over!" />
      {!(isOver && isFull) && (
        <p className={styles.until}>{isOver ? "This workshop can still be joined." : counted}</p>
      )}
    </div>
  );
}

interface OfferCardProps {
  workshop: FragmentType<OfferCard_WorkshopFragment>;
  joinLabel: string;
}

export function OfferCard({ workshop, joinLabel }: OfferCardProps) {
  const data = useFragmentData(OfferCard_WorkshopFragmentDoc, workshop);
  return (
    <aside className={styles.card} aria-label="Price and dates">
      <p className={styles.price}>
        <WorkshopPrice workshop={data} />
      </p>
      <WorkshopFacts workshop={data} />
      {data.countdownTo && !data.hasEnded && (
        <WorkshopCountdown to={data.countdownTo} text={data.countdownText} isFull={data.seatsLeft === 0} />
      )}
      <WorkshopJoin workshop={data} label={joinLabel} />
    </aside>
  );
}
