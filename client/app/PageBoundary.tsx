import type { ReactNode } from "react";
import { Component } from "react";
import { messageOf } from "../apollo/problemsOf";
import { Button } from "../ui/Button";
import { Notice } from "../ui/Notice";
import styles from "./layout/Layout.module.css";

interface PageBoundaryProps {
  children: ReactNode;
  /** Another page gets another try. */
  location: string;
}

interface PageBoundaryState {
  error: unknown;
}

/** Where a page fails: says what happened, and tries again. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { error };
  }

  override componentDidUpdate(previous: PageBoundaryProps): void {
    if (this.state.error && previous.location !== this.props.location) this.setState({ error: null });
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    return (
      <main id="main" className={styles.page}>
        <Notice
          tone="problem"
          title="This page could not be shown"
          action={<Button onClick={() => window.location.reload()}>Try again</Button>}
        >
          <p>{messageOf(this.state.error)}</p>
        </Notice>
      </main>
    );
  }
}
