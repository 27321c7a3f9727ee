import type { FragmentType } from "@apollo/client";
import { CalendarDays, CalendarPlus, Clock, LogIn, MapPin } from "lucide-react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { ButtonAnchor } from "../../../ui/Button";
import { Facts } from "../../../ui/text/Facts";
import { Row } from "../../../ui/layout/Row";
import { NextSteps } from "./NextSteps";
import { SeatDetails_RegistrationFragmentDoc } from "./RegistrationPage.generated";
import type { SeatDetails_RegistrationFragment } from "./RegistrationPage.generated";

interface SeatDetailsProps {
  registration: FragmentType<SeatDetails_RegistrationFragment>;
}

export function SeatDetails({ registration }: SeatDetailsProps) {
  const data = useFragmentData(SeatDetails_RegistrationFragmentDoc, registration);
  return (
    <>
      <Facts
        facts={[
          ["When", data.when ?? "Date to be announced. We’ll e-mail you once it’s set.", CalendarDays],
          ["Please note", data.lateNote, Clock],
          ["Where", data.place, MapPin],
          ["How to join", data.howToJoin, LogIn],
        ]}
      />
      {data.calendarFile && <CalendarButton {...data.calendarFile} />}
      {data.state === "CONFIRMED" && <NextSteps {...data} />}
    </>
  );
}

/** A data URL, because the file's own URL would need the secret. */
const CALENDAR_DATA = "data:text/calendar;charset=utf-8,";

function CalendarButton({ fileName, content }: { fileName: string; content: string }) {
  return (
    <Row>
      <ButtonAnchor
        href={CALENDAR_DATA + encodeURIComponent(content)}
        target="_self"
        rel={undefined}
        icon={<CalendarPlus aria-hidden />}
        download={fileName}
      >
        Add to calendar
      </ButtonAnchor>
    </Row>
  );
}
