import { EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./StaffNote.module.css";

interface StaffNoteProps {
  label: string;
  title: string;
  actions: ReactNode;
}

/** Marks content that visitors do not see. */
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
