import type { ReactNode } from "react";
import { useHeadingFocus } from "../hooks/useHeadingFocus";
import { PageTitle } from "../ui/PageTitle";
import styles from "./CmsPage.module.css";

interface CmsPageProps {
  title: string;
  /** The way back up. */
  trail: ReactNode;
  state?: ReactNode;
  actions?: ReactNode;
  /** The record itself, beside what belongs to it. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A work page about one record: what belongs to it at the left, its own form at the right; on a phone one below the other. */
export function CmsPage({ title, trail, state, actions, aside, children }: CmsPageProps) {
  const heading = useHeadingFocus(title);
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <nav aria-label="Where you are" className={styles.trail}>
        {trail}
      </nav>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {state}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={aside ? styles.columns : styles.column}>
        <div className={styles.column}>{children}</div>
        {aside && <div className={styles.column}>{aside}</div>}
      </div>
    </main>
  );
}
