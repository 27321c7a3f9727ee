import type { ReactNode } from "react";
import { StepsMark } from "../../ui/art/StepsMark";
import { PageHead } from "../../ui/page/PageHead";
import { UnbrokenWords } from "../../ui/text/UnbrokenWords";
import styles from "./AuthCard.module.css";

interface AuthCardProps {
  title: string;
  lead: string;
  /** The address of a page that is for search engines too. */
  path?: string;
  children: ReactNode;
}

/** The frame of the pages that sign in or up. */
export function AuthCard({ title, lead, path, children }: AuthCardProps) {
  return (
    <main id="main" className={styles.page}>
      <PageHead
        title={title}
        description={lead}
        {...(path === undefined ? { isUnlisted: true } : { path })}
      />
      <div className={styles.card}>
        <StepsMark size={44} />
        <h1>
          <UnbrokenWords text={title} />
        </h1>
        <p className={styles.lead}>{lead}</p>
        <noscript>
          <p>This form needs JavaScript, which is off in your browser. Turn it on and reload the page.</p>
        </noscript>
        {children}
      </div>
    </main>
  );
}
