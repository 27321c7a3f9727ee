import type { ReactNode } from "react";
import { use } from "react";
import { useHeadingFocus } from "../hooks/useHeadingFocus";
import { PageTitle } from "../ui/page/PageTitle";
import { ServerAnswerContext } from "../ui/page/Redirect";
import styles from "./CmsPage.module.css";

interface CmsPageProps {
  title: string;
  /** Whether there is nothing at this address; the server then answers 404 with the page. */
  isNotFound?: boolean;
  /** The way back up. */
  trail: ReactNode;
  state?: ReactNode;
  actions?: ReactNode;
  /** The record itself, beside what belongs to it. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A work page about one record: what belongs to it at the left, its own form at the right; on a phone one below the other. */
export function CmsPage({ title, isNotFound, trail, state, actions, aside, children }: CmsPageProps) {
  const heading = useHeadingFocus(title);
  const answer = use(ServerAnswerContext);
  if (isNotFound) answer?.setStatus(404);
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
