import { claimAlert } from "../security/sendSecurityAlerts";
import type { Services } from "../context";
import { mailStaff } from "../mail/mailStaff";

/** Keeps the chain's head outside the database, where removing the newest rows with their seals cannot change it. */
export async function mailAuditHead(services: Services): Promise<void> {
  const { dataSource, clock } = services;
  const now = clock.now();
  // The schedule also runs at each start.
  const since = new Date(now).setUTCHours(0, 0, 0, 0);
  await dataSource.transaction(async (manager) => {
    const [head] = await manager.query<{ position: string; hash: string }[]>(
      "SELECT position, encode(hash, 'hex') AS hash FROM audit_seals ORDER BY position DESC LIMIT 1",
    );
    if (!head || !(await claimAlert(manager, { name: "AUDIT_HEAD", now, since: new Date(since) }))) return;
    const { position, hash } = head;
    await mailStaff(
      { manager, services },
      {
        kind: "auditHead",
        subject: `Activity log: ${position} rows in its chain`,
        paragraphs: [
          `The activity log has ${position} rows in its chain. Its head: ${position}:${hash}`,
          "Keep this e-mail. With the head, npm run verify-audit -- --head finds each of these rows that is changed or removed later.",
        ],
        action: { label: "Open the activity log", path: "/cms/activity" },
      },
    );
  });
}
