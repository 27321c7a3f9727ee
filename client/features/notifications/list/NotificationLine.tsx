import type { FragmentType } from "@apollo/client";
import { Award, BookOpen, CalendarClock, MessageCircle, Ticket, Undo2 } from "lucide-react";
import { useFragmentData } from "../../../apollo/useFragmentData";
import type { NotificationKind } from "../../../apollo/schema.generated";
import { momentInIndia } from "../../../format/momentInIndia";
import { LineLink } from "../../../ui/text/LineLink";
import { NotificationLine_NotificationFragmentDoc } from "./NotificationLine.generated";
import type { NotificationLine_NotificationFragment } from "./NotificationLine.generated";
import { useMarkRead } from "./useMarkRead";

const ICONS: Record<NotificationKind, typeof Award> = {
  LESSON_ADDED: BookOpen,
  CLASS_TOMORROW: CalendarClock,
  CLASS_SOON: CalendarClock,
  CLASS_MOVED: CalendarClock,
  QUESTION_ASKED: MessageCircle,
  QUESTION_ANSWERED: MessageCircle,
  ANSWER_ACCEPTED: MessageCircle,
  SEAT_CONFIRMED: Ticket,
  CERTIFICATE_ISSUED: Award,
  PAYMENT_TAKEN_BACK: Undo2,
  NAME_REQUESTED: Award,
};

interface NotificationLineProps {
  notification: FragmentType<NotificationLine_NotificationFragment>;
}

/** Opening it marks it as read. */
export function NotificationLine({ notification }: NotificationLineProps) {
  const { id, kind, title, text, path, createdAt, readAt } = useFragmentData(
    NotificationLine_NotificationFragmentDoc,
    notification,
  );
  const markRead = useMarkRead();
  const isUnread = readAt === null;

  function handleOpen() {
    if (isUnread) markRead(id);
  }

  return (
    <LineLink
      to={path}
      Icon={ICONS[kind]}
      title={
        <>
          {isUnread && <span className="visually-hidden">Unread: </span>}
          {title}
        </>
      }
      isStrong={isUnread}
      isMarked={isUnread}
      onClick={handleOpen}
      // The middle button opens a new tab.
      onAuxClick={handleOpen}
    >
      {text && <span>{text}</span>}
      <time dateTime={createdAt}>{momentInIndia(createdAt)}</time>
    </LineLink>
  );
}
