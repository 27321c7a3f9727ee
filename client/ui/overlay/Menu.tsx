import type { ReactNode } from "react";
import { useId, useRef } from "react";
import { Button } from "../Button";
import styles from "./Menu.module.css";

interface MenuProps {
  label: string;
  icon?: ReactNode;
  children: ReactNode;
}

/** A click inside closes it too. */
export function Menu({ label, icon, children }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.menu}>
      <Button look="quiet" popoverTarget={id}>
        <span className={styles.label}>{label}</span>
        {icon}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- closes after the buttons inside, which have their own keys */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onClick={() => panel.current?.hidePopover()}
      >
        {children}
      </div>
    </div>
  );
}
