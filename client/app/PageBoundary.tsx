import { useReactiveVar } from "@apollo/client/react";
import type { ReactNode } from "react";
import { messageOf } from "../apollo/problemsOf";
import { signInCount } from "../apollo/sessionEnd";
import { Button } from "../ui/Button";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { Notice } from "../ui/Notice";
import styles from "./layout/Layout.module.css";

function drawPageError(error: unknown) {
  return (
    <main id="main" className={styles.page}>
      <Notice
        tone="problem"
        title="This page couldn’t be shown"
        action={<Button onClick={() => window.location.reload()}>Try again</Button>}
      >
        <p>{messageOf(error)}</p>
      </Notice>
    </main>
  );
}

interface PageBoundaryProps {
  children: ReactNode;
  location: string;
}

/** Shows an error with a retry; navigation and signing in retry too. */
export function PageBoundary({ children, location }: PageBoundaryProps) {
  return (
    <ErrorBoundary resetKey={`${location} ${useReactiveVar(signInCount)}`} drawError={drawPageError}>
      {children}
    </ErrorBoundary>
  );
}
