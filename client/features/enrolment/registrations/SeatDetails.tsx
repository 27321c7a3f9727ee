import type { FragmentType } from "@apollo/client";
import { CalendarDays, CalendarPlus, Clock, LockOpen, LogIn, MapPin, MessageCircle } from "lucide-react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { paths, withReturn } from "../../../../shared/paths";
import { ButtonAnchor, ButtonLink } from "../../../ui/Button";
import { Facts } from "../../../ui/text/Facts";
import { Row } from "../../../ui/layout/Row";
import { useIsSignedIn } from "../../auth/useViewer";
import { SeatDetails_RegistrationFragmentDoc } from "./RegistrationPage.generated";
import type { SeatDetails_RegistrationFragment } from "./RegistrationPage.generated";
import styles from "./RegistrationPage.module.css";

interface SeatDetailsProps {
  registration: FragmentType<SeatDetails_RegistrationFragment>;
}

export function SeatDetails({ registration }: SeatDetailsProps) {
  const data = useFragmentData(SeatDetails_RegistrationFragmentDoc, registration);
  return (
    <>
      <Facts
        facts={[
          ["When", data.when ?? "The date is not set yet. We will e-mail you once it is.", CalendarDays],
          ["Please note", data.lateNote, Clock],
          ["Where", data.place, MapPin],
          ["How to join", data.howToJoin, LogIn],
        ]}
      />
      {data.state === "CONFIRMED" && <ConfirmedSeat {...data} />}
    </>
  );
}

/** A data URL, because the file's own URL would need the secret. */
const CALENDAR_DATA = "data:text/calendar;charset=utf-8,";

function ConfirmedSeat(registration: SeatDetails_RegistrationFragment) {
  const { kind, slug, offeringId, whatsAppGroupLink, calendarFile } = registration;
  const isSignedIn = useIsSignedIn();
  const portal = kind === "BATCH" && slug ? paths.dashBatch(slug, offeringId) : null;
  return (
    <Row>
      {whatsAppGroupLink && (
        <ButtonAnchor look="main" href={whatsAppGroupLink} icon={<MessageCircle aria-hidden />}>
          Join the WhatsApp group
        </ButtonAnchor>
      )}
      {calendarFile && (
        <ButtonAnchor
          href={CALENDAR_DATA + encodeURIComponent(calendarFile.content)}
          target="_self"
          rel={undefined}
          icon={<CalendarPlus aria-hidden />}
          download={calendarFile.fileName}
        >
          Add to calendar
        </ButtonAnchor>
      )}
      {portal && (
        <ButtonLink
          to={isSignedIn ? portal : withReturn(paths.signIn, portal)}
          icon={<LockOpen aria-hidden />}
        >
          {isSignedIn ? "Open your batch" : "Sign in to open your batch"}
        </ButtonLink>
      )}
      {portal && !isSignedIn && (
        <p className={styles.hint}>No password yet? Our e-mail with your invitation lets you choose one.</p>
      )}
    </Row>
  );
}
