import type { FragmentType } from "@apollo/client";
import { CalendarDays, CalendarPlus, Clock, Languages, Users, Video } from "lucide-react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { counted } from "../../../format/counted";
import { dayInIndia, hoursInIndia } from "../../../format/indiaTime";
import { momentInIndia } from "../../../format/momentInIndia";
import { shortDate } from "../../../format/shortDate";
import { useServerNow } from "../../../hooks/useServerNow";
import { paths } from "../../../../shared/paths";
import { ButtonLink } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Countdown } from "../../../ui/text/Countdown";
import { Facts } from "../../../ui/text/Facts";
import { OwnTime } from "../../../ui/time/OwnTime";
import { PriceTag } from "../../../ui/text/PriceTag";
import { Join } from "../join/Join";
import type { Call } from "../join/offering";
import { isFull, seatsFact } from "../join/offering";
import type { WorkshopOffering } from "../join/useWorkshopOffering";
import { useWorkshopOffering } from "../join/useWorkshopOffering";
import type { CountdownGoal } from "./countdownsOf";
import { countdownsOf } from "./countdownsOf";
import styles from "./PriceAndDates.module.css";
import { HERO_ID } from "./WorkshopHero";
import type { PriceAndDates_WorkshopFragment } from "./WorkshopPage.generated";
import { PriceAndDates_WorkshopFragmentDoc } from "./WorkshopPage.generated";

interface PriceAndDatesProps {
  workshop: FragmentType<PriceAndDates_WorkshopFragment>;
  priceSize?: "normal" | "large";
}

export function PriceAndDates({ workshop, priceSize = "normal" }: PriceAndDatesProps) {
  const data = useFragmentData(PriceAndDates_WorkshopFragmentDoc, workshop);
  const offering = useWorkshopOffering(data);
  const { priceRupees, listPriceRupees } = offering;
  const hours = `${hoursInIndia(data.startsAt, data.minutesPerDay)}, ${counted(data.days, "day")}`;
  const time = <OwnTime at={data.startsAt}>{hours}</OwnTime>;
  return (
    <>
      <p className={priceSize === "large" && offering.takesRegistrations ? styles.repeated : undefined}>
        <PriceTag {...{ priceRupees, listPriceRupees }} size={priceSize} />
      </p>
      <Stack gap="1" isNarrow>
        <Facts
          look="strong"
          facts={[
            ["Place", data.place, Video],
            ["Language", data.language, Languages],
            ["Seats", seatsFact(offering), Users],
            [data.hasStarted ? "Started" : "Starts", shortDate(dayInIndia(data.startsAt)), CalendarDays],
            ["Time", time, Clock],
          ]}
        />
        {offering.takesRegistrations && (
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
    </>
  );
}

interface WorkshopOverProps {
  name: string;
}

export function WorkshopOver({ name }: WorkshopOverProps) {
  return (
    <Stack isNarrow>
      <p>
        <strong>This workshop is over.</strong> See the list for upcoming ones.
      </p>
      <ButtonLink look="main" to={paths.workshops}>
        See all workshops
      </ButtonLink>
      <Join about={name} layout="plain" />
    </Stack>
  );
}

interface WorkshopJoinProps {
  workshop: WorkshopOffering;
  call: Call;
  layout?: "main" | "bar";
}

export function WorkshopJoin({ workshop, call, layout = "main" }: WorkshopJoinProps) {
  const offering = useWorkshopOffering(workshop);
  if (!offering.takesRegistrations) return layout === "main" && <WorkshopOver name={offering.title} />;
  return <Join offering={offering} to={`#${offering.anchor}`} after={HERO_ID} layout={layout} call={call} />;
}

/** The price, for phones, where its card comes later, and the action. */
export function HeroJoin({ workshop, call }: WorkshopJoinProps) {
  const offering = useWorkshopOffering(workshop);
  if (!offering.takesRegistrations) return null;
  const { priceRupees, listPriceRupees } = offering;
  return (
    <>
      <span className={styles.price}>
        <PriceTag {...{ priceRupees, listPriceRupees }} />
      </span>
      <WorkshopJoin workshop={workshop} call={call} />
    </>
  );
}

interface WorkshopCountdownProps extends CountdownGoal {
  hasSeats: boolean;
}

function WorkshopCountdown({ to, text, hasSeats }: WorkshopCountdownProps) {
  const isOver = useServerNow() >= Date.parse(to);
  const counted = `${text} ${momentInIndia(to)}`;
  return (
    <div className={styles.countdown}>
      <Countdown to={to} label={`Time left: ${counted}`} over="The countdown is over!" />
      {(hasSeats || !isOver) && (
        <p className={styles.until}>{isOver ? "You can still join this workshop." : counted}</p>
      )}
    </div>
  );
}

interface PriceCardProps extends Pick<PriceAndDatesProps, "workshop"> {
  call: Call;
}

export function PriceCard({ workshop, call }: PriceCardProps) {
  const data = useFragmentData(PriceAndDates_WorkshopFragmentDoc, workshop);
  const offering = useWorkshopOffering(data);
  const { start } = countdownsOf(data);
  return (
    <aside className={styles.card} aria-label="Price and dates">
      <PriceAndDates workshop={workshop} priceSize="large" />
      {start && offering.takesRegistrations && <WorkshopCountdown {...start} hasSeats={!isFull(offering)} />}
      <WorkshopJoin workshop={data} call={call} />
    </aside>
  );
}
