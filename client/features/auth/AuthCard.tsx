import type { ReactNode } from "react";
import { StepsMark } from "../../ui/art/StepsMark";
import { Text } from "../../ui/layout/Text";
import { PageHead } from "../../ui/page/PageHead";
import { NoWrapText } from "../../ui/text/NoWrapText";
import styles from "./AuthCard.module.css";
import { PortalCard } from "./PortalCard";

interface AuthCardProps {
  title: string;
  lead: string;
  /** Only for indexed pages. */
  path?: string;
  /** Replaces a form that was sent, and takes its focus. */
  isResult?: boolean;
  isForStaff?: boolean;
  children: ReactNode;
}

const focus = (element: HTMLElement | null) => element?.focus();

export function AuthCard({
  title,
  lead,
  path,
  isResult = false,
  isForStaff = false,
  children,
}: AuthCardProps) {
  return (
    <main id="main" className={isForStaff ? styles.page : `${styles.page} ${styles.columns}`}>
      <PageHead
        title={title}
        description={lead}
        {...(path === undefined ? { isUnlisted: true } : { path })}
      />
      <div className={styles.card}>
        <StepsMark size={44} />
        <h1 ref={isResult ? focus : undefined} tabIndex={-1}>
          <NoWrapText text={title} />
        </h1>
        <Text tone="muted">{lead}</Text>
        <noscript>
          <p>This form needs JavaScript, which is off in your browser. Turn it on and reload the page.</p>
        </noscript>
        {children}
      </div>
      {!isForStaff && <PortalCard />}
    </main>
  );
}
