import type { ReactNode } from "react";
import { use } from "react";
import { useHeadingFocus } from "../hooks/useHeadingFocus";
import { Columns } from "../ui/layout/Columns";
import { Stack } from "../ui/layout/Stack";
import { PageTitle } from "../ui/page/PageTitle";
import { ServerAnswerContext } from "../ui/page/Redirect";
import styles from "./CmsPage.module.css";

interface CmsPageProps {
  title: string;
  /** The server then responds with 404. */
  isNotFound?: boolean;
  trail?: ReactNode;
  state?: ReactNode;
  actions?: ReactNode;
  /** Above both columns. */
  top?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** `children` at the left, `aside` at the right; stacked on phones. */
export function CmsPage({ title, isNotFound, trail, state, actions, top, aside, children }: CmsPageProps) {
  const heading = useHeadingFocus(title);
  const answer = use(ServerAnswerContext);
  if (isNotFound) answer?.setStatus(404);
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{title}</PageTitle>
      {trail && (
        <nav aria-label="Where you are" className={styles.trail}>
          {trail}
        </nav>
      )}
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {state}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <Stack>
        {top}
        <Columns aside={aside}>{children}</Columns>
      </Stack>
    </main>
  );
}
