import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { CalendarDays, CalendarPlus, Clock, Users, Video } from "lucide-react";
import { counted } from "../../format/counted";
import { dayInIndia, hoursInIndia } from "../../format/indiaTime";
import { shortDate } from "../../format/shortDate";
import { paths } from "../../paths";
import { Facts } from "../../ui/Facts";
import { seatsInWords } from "./seatsInWords";
import { WorkshopFacts_WorkshopFragmentDoc } from "./WorkshopFacts.generated";
import type { WorkshopFacts_WorkshopFragment } from "./WorkshopFacts.generated";
import styles from "./WorkshopFacts.module.css";

interface WorkshopFactsProps {
  workshop: FragmentType<WorkshopFacts_WorkshopFragment>;
}

/** When, how long, where, and how many places there are; with the evenings for one's own calendar. */
export function WorkshopFacts({ workshop }: WorkshopFactsProps) {
  const { data } = useSuspenseFragment({
    fragment: WorkshopFacts_WorkshopFragmentDoc,
    fragmentName: "WorkshopFacts_workshop",
    from: workshop,
  });
  const time = `${hoursInIndia(data.startsAt, data.minutesPerDay)}, ${counted(data.days, "day")}`;
  return (
    <div className={styles.facts}>
      <Facts
        facts={[
          [data.hasStarted ? "Started" : "Starts", shortDate(dayInIndia(data.startsAt)), CalendarDays],
          ["Time", time, Clock],
          ["Place", data.place, Video],
          ["Seats", seatsInWords(data), Users],
        ]}
      />
      {!data.hasEnded && (
        <a className={styles.calendar} href={paths.workshopCalendar(data.slug)} download>
          <CalendarPlus size={20} aria-hidden /> Add to calendar
        </a>
      )}
    </div>
  );
}
