import { EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./StaffNote.module.css";

interface StaffNoteProps {
  label: string;
  title: string;
  /** Links to where this can be changed. */
  actions: ReactNode;
}

/** Across the top of what visitors do not get. */
export function StaffNote({ label, title, actions }: StaffNoteProps) {
  return (
    <aside aria-label={label} className={styles.note}>
      <p>
        <EyeOff size={18} aria-hidden />
        <strong>{title}</strong>
      </p>
      {actions}
    </aside>
  );
}
