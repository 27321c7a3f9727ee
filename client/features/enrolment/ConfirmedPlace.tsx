import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { CalendarPlus, LockOpen, MessageCircle } from "lucide-react";
import { paths, withReturn } from "../../paths";
import { ButtonAnchor, ButtonLink } from "../../ui/Button";
import { useViewer } from "../auth/useViewer";
import { ConfirmedPlace_RegistrationFragmentDoc } from "./ConfirmedPlace.generated";
import type { ConfirmedPlace_RegistrationFragment } from "./ConfirmedPlace.generated";
import styles from "./ConfirmedPlace.module.css";

/** The file is in its own address: an order has none that could be asked for it without its secret. */
const CALENDAR_DATA = "data:text/calendar;charset=utf-8,";

interface ConfirmedPlaceProps {
  registration: FragmentType<ConfirmedPlace_RegistrationFragment>;
}

/** What a confirmed place opens: the group, the calendar, the batch. */
export function ConfirmedPlace({ registration }: ConfirmedPlaceProps) {
  const viewer = useViewer();
  const { data } = useSuspenseFragment({
    fragment: ConfirmedPlace_RegistrationFragmentDoc,
    fragmentName: "ConfirmedPlace_registration",
    from: registration,
  });
  const { whatsAppGroupLink, calendarFile } = data;
  const portal = data.kind === "BATCH" && data.slug ? paths.dashBatch(data.slug, data.offeringId) : null;
  return (
    <div className={styles.place}>
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
        <ButtonLink to={viewer ? portal : withReturn(paths.signIn, portal)} icon={<LockOpen aria-hidden />}>
          {viewer ? "Open your batch" : "Sign in to open your batch"}
        </ButtonLink>
      )}
      {portal && !viewer && (
        <p className={styles.hint}>No password yet? Our e-mail with your invitation lets you choose one.</p>
      )}
    </div>
  );
}
