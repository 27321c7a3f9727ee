import type { FragmentType } from "@apollo/client";
import { CalendarDays, CalendarPlus, Clock, Users, Video } from "lucide-react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { counted } from "../../../format/counted";
import { dayInIndia, hoursInIndia } from "../../../format/indiaTime";
import { shortDate } from "../../../format/shortDate";
import { paths } from "../../../paths";
import { Facts } from "../../../ui/text/Facts";
import { Row } from "../../../ui/layout/Row";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { seatsInWords } from "../join/seatsInWords";
import { WorkshopFacts_WorkshopFragmentDoc } from "./WorkshopPage.generated";
import type { WorkshopFacts_WorkshopFragment } from "./WorkshopPage.generated";

interface WorkshopFactsProps {
  workshop: FragmentType<WorkshopFacts_WorkshopFragment>;
}

/** When, how long, where, how many seats, and a calendar file. */
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
          ["Seats", seatsInWords(data), Users],
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
