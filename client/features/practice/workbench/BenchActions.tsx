import { Play, Square } from "lucide-react";
import { paths, withReturn } from "../../../../shared/paths";
import { Button, ButtonLink } from "../../../ui/Button";
import { Row } from "../../../ui/layout/Row";
import { Text } from "../../../ui/layout/Text";
import type { DraftState } from "./useDraft";
import styles from "./workbench.module.css";

export const RUN_BUTTON = "run-code";
export const CODE_FORM = "code-form";

const DRAFT_STATES: Record<DraftState, string> = {
  saved: "Draft saved",
  saving: "Saving your draft…",
  local: "Saved in this browser",
};

interface BenchActionsProps {
  slug: string;
  isSignedIn: boolean;
  isRunning: boolean;
  isSending: boolean;
  /** The visible tests pass, so the check is next. */
  isReady: boolean;
  draftState: DraftState | null;
  onRun: () => void;
  onStop: () => void;
  /** Null if there is nothing to reset. */
  onReset: (() => void) | null;
  onUndoReset: (() => void) | null;
}

/** Run is quick and here; the check, by the academy's server, counts. */
export function BenchActions(props: BenchActionsProps) {
  const { slug, isSignedIn, isRunning, isReady, onReset, onUndoReset, draftState } = props;
  return (
    <Row isSpread rowGap="1">
      <Row rowGap="1">
        <span className={styles.scripted}>
          {isRunning ? (
            <Button id={RUN_BUTTON} icon={<Square size={16} aria-hidden />} onClick={props.onStop}>
              Stop
            </Button>
          ) : (
            <Button
              id={RUN_BUTTON}
              look={isReady ? "plain" : "main"}
              icon={<Play size={18} aria-hidden />}
              onClick={props.onRun}
            >
              Run
            </Button>
          )}
        </span>
        {isSignedIn ? (
          <Button type="submit" form={CODE_FORM} look={isReady ? "main" : "plain"} isBusy={props.isSending}>
            Check my code
          </Button>
        ) : (
          <ButtonLink look={isReady ? "main" : "plain"} to={withReturn(paths.signIn, paths.exercise(slug))}>
            Sign in to have it checked
          </ButtonLink>
        )}
      </Row>
      <div className={styles.scripted}>
        <Row rowGap="1">
          <Text size="small" tone="muted" role="status">
            {draftState && DRAFT_STATES[draftState]}
          </Text>
          {onUndoReset && (
            <Button look="quiet" onClick={onUndoReset}>
              Undo reset
            </Button>
          )}
          {onReset && (
            <Button look="quiet" onClick={onReset}>
              Reset
            </Button>
          )}
        </Row>
      </div>
    </Row>
  );
}
