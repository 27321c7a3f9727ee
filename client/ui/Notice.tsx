import type { ReactNode } from "react";
import { StepsMark } from "./art/StepsMark";
import styles from "./Notice.module.css";

interface NoticeProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  tone?: "plain" | "problem";
}

export function Notice({ title, children, action, tone = "plain" }: NoticeProps) {
  return (
    <section className={`${styles.notice} ${styles[tone]}`} role={tone === "problem" ? "alert" : undefined}>
      <StepsMark size={40} />
      <div className={styles.text}>
        <h2>{title}</h2>
        {children && <div className={styles.body}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </section>
  );
}
