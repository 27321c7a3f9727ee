import { useReactiveVar } from "@apollo/client/react";
import type { ReactNode } from "react";
import { Component } from "react";
import { messageOf } from "../apollo/problemsOf";
import { signInCount } from "../apollo/sessionEnd";
import { Button } from "../ui/Button";
import { Notice } from "../ui/Notice";
import styles from "./layout/Layout.module.css";

interface PageBoundaryProps {
  children: ReactNode;
  location: string;
}

interface BoundaryProps extends PageBoundaryProps {
  signInCount: number;
}

interface BoundaryState {
  error: unknown;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override componentDidUpdate(previous: BoundaryProps): void {
    const isElsewhere = previous.location !== this.props.location;
    const isSignedIn = previous.signInCount !== this.props.signInCount;
    if (this.state.error && (isElsewhere || isSignedIn)) this.setState({ error: null });
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

/** Shows an error with a retry; navigation and signing in retry too. */
export function PageBoundary(props: PageBoundaryProps) {
  return <Boundary {...props} signInCount={useReactiveVar(signInCount)} />;
}
