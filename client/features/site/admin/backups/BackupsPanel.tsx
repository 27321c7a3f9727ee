import { useSuspenseQuery } from "@apollo/client/react";
import { grouped } from "../../../../ui/chart/chartData";
import { momentInIndia } from "../../../../format/momentInIndia";
import { Panel } from "../../../../ui/Panel";
import { Tag } from "../../../../ui/text/Tag";
import type { BackupStateQuery } from "./Backups.generated";
import { BackupStateDocument } from "./Backups.generated";

type Run = BackupStateQuery["backupState"]["backup"];

function RunLine({ label, run }: { label: string; run: Run }) {
  return (
    <p>
      {label}: {run ? `${momentInIndia(run.at)}, ${grouped(run.rows)} rows` : "never"}
    </p>
  );
}

/** When the academy was last backed up, and a backup last proved to be complete. */
export function BackupsPanel() {
  const { backup, verification, isOverdue } = useSuspenseQuery(BackupStateDocument).data.backupState;
  return (
    <Panel title="Backups" actions={isOverdue && <Tag tone="warning">Overdue</Tag>}>
      <RunLine label="Last backup" run={backup} />
      <RunLine label="Last verified" run={verification} />
      {isOverdue && (
        <p>
          Ask for <code>npm run backup</code> on the server every night and <code>npm run backup:verify</code>{" "}
          every week.
        </p>
      )}
    </Panel>
  );
}
