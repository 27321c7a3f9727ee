import { EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./DraftNote.module.css";

interface DraftNoteProps {
  /** Where staff change what stands on this page. */
  editPath: string;
  children?: ReactNode;
}

/** Across the top of a page that visitors do not get. */
export function DraftNote({ editPath, children }: DraftNoteProps) {
  return (
    <aside aria-label="Draft" className={styles.note}>
      <EyeOff size={18} aria-hidden />
      <p>
        <strong>Draft: only staff see this.</strong> {children}
      </p>
      <Link to={editPath}>Edit</Link>
    </aside>
  );
}
