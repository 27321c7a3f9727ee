import { useFocusAfterRemoval } from "../../../hooks/useFocusAfterRemoval";
import { Panel } from "../../../ui/Panel";
import { NextRun } from "./NextRun";
import type { RunParent } from "./runFields";
import { RunRow } from "./RunRow";
import styles from "./RunsPanel.module.css";
import type { ShownRun } from "./shownRun";

const PLACE = "runs";

interface RunsPanelProps {
  parent: RunParent;
  /** What the workshop or season is called. */
  name: string;
  /** The latest first. */
  runs: ShownRun[];
  /** The runs as they are now, past every cache. */
  readNewest: () => Promise<ShownRun[] | undefined>;
}

/** The dates of a workshop or season, each with its seats, group and registrations. */
export function RunsPanel({ parent, name, runs, readNewest }: RunsPanelProps) {
  useFocusAfterRemoval({ placeId: PLACE, ids: runs.map(({ id }) => id) });
  return (
    <Panel
      title={`Runs (${runs.length})`}
      anchor={PLACE}
      actions={<NextRun parent={parent} name={name} seats={runs[0]?.seats ?? null} />}
    >
      <ul className={styles.list}>
        {runs.map((run) => (
          <RunRow
            key={run.id}
            run={run}
            parent={parent}
            isOnly={runs.length === 1}
            readNewest={async () => (await readNewest())?.find(({ id }) => id === run.id)}
          />
        ))}
      </ul>
      {runs.length > 1 && runs.some(({ registeredPeople }) => registeredPeople > 0) && (
        <p className={styles.note}>Runs that people have registered for cannot be deleted.</p>
      )}
    </Panel>
  );
}
