import type { ReactNode } from "react";
import styles from "./layout.module.css";
import { joinClasses } from "./layoutProps";

interface NumberedListProps {
  children: ReactNode;
}

export function NumberedList({ children }: NumberedListProps) {
  return <ol className={joinClasses(styles.stack, styles.numbered)}>{children}</ol>;
}
