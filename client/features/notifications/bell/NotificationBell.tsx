import { Bell } from "lucide-react";
import type { ToggleEvent } from "react";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "../../../ui/Button";
import { lazyComponent } from "../../../ui/lazyComponent";
import { Skeleton } from "../../../ui/page/Skeleton";
import styles from "./NotificationBell.module.css";
import { useUnreadCount } from "./useUnreadCount";

const NotificationPanel = lazyComponent(() => import("./NotificationPanel"), "NotificationPanel");

/** The server counts up to 100. */
const MOST = 99;

export function NotificationBell() {
  const id = useId();
  const { key } = useLocation();
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const unread = useUnreadCount();
  const shown = unread > MOST ? `${MOST}+` : String(unread);

  // Navigation closes it.
  useEffect(() => panel.current?.hidePopover(), [key]);

  return (
    <div className={styles.bell}>
      <Button
        look="quiet"
        aria-label={unread > 0 ? `Notifications, ${shown} unread` : "Notifications"}
        icon={<Bell size={20} aria-hidden />}
        popoverTarget={id}
      >
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            {shown}
          </span>
        )}
      </Button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-label="Notifications"
        className={styles.panel}
        onToggle={(event: ToggleEvent<HTMLElement>) => setIsOpen(event.newState === "open")}
      >
        {isOpen && (
          <Suspense fallback={<Skeleton count={4} />}>
            <NotificationPanel />
          </Suspense>
        )}
      </section>
    </div>
  );
}
