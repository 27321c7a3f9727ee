import type { FragmentType } from "@apollo/client";
import { Award, BookOpen, CalendarClock, MessageCircle, Ticket } from "lucide-react";
import { Link } from "react-router-dom";
import { useFragmentData } from "../../../apollo/useFragmentData";
import type { NotificationKind } from "../../../apollo/schema.generated";
import { momentInIndia } from "../../../format/momentInIndia";
import { NotificationLine_NotificationFragmentDoc } from "./NotificationLine.generated";
import type { NotificationLine_NotificationFragment } from "./NotificationLine.generated";
import styles from "./NotificationLine.module.css";
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
  const Icon = ICONS[kind];
  const isUnread = readAt === null;

  function handleOpen() {
    if (isUnread) markRead(id);
  }

  return (
    <Link
      to={path}
      className={`${styles.line} ${isUnread ? styles.unread : ""}`}
      onClick={handleOpen}
      // The middle button opens a new tab.
      onAuxClick={handleOpen}
    >
      <Icon size={20} aria-hidden />
      <span className={styles.text}>
        <span className={styles.title}>
          {isUnread && <span className="visually-hidden">Unread: </span>}
          {title}
        </span>
        {text && <span>{text}</span>}
        <time dateTime={createdAt}>{momentInIndia(createdAt)}</time>
      </span>
    </Link>
  );
}
