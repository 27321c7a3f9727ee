import { dayInIndia, hoursInIndia } from "../../format/indiaTime";
import { shortDate } from "../../format/shortDate";
import { OwnTime } from "../../ui/time/OwnTime";
import type { LiveClass } from "./classTimes";

interface ClassTimeProps {
  liveClass: Pick<LiveClass, "startsAt" | "minutes">;
}

export function ClassTime({ liveClass: { startsAt, minutes } }: ClassTimeProps) {
  return (
    <>
      {shortDate(dayInIndia(startsAt))}, <OwnTime at={startsAt}>{hoursInIndia(startsAt, minutes)}</OwnTime>
    </>
  );
}
