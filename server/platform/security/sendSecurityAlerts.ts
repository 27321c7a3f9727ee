import type { EntityManager } from "typeorm";
import { HOUR_MS } from "../../core/clock";
import type { Services } from "../context";
import { mailStaff } from "../mail/mailStaff";
import type { SecurityEvent } from "./securityEvent.entity";
import { SecurityEventKind } from "./securityEvent.entity";

interface Threshold {
  kind: SecurityEventKind;
  detail?: string;
  perHour: number;
  what: string;
  subject?: string;
}

/** Events per hour that trigger an e-mail to staff. */
const THRESHOLDS: Threshold[] = [
  { kind: SecurityEventKind.SIGN_IN_FAILED, perHour: 50, what: "failed sign-ins" },
  { kind: SecurityEventKind.CODE_FAILED, perHour: 50, what: "wrong secret codes" },
  { kind: SecurityEventKind.LINK_FAILED, perHour: 500, what: "invalid links" },
  { kind: SecurityEventKind.PASSWORD_CHECK_FAILED, perHour: 20, what: "wrong passwords of known accounts" },
  { kind: SecurityEventKind.PASSWORD_RESET_REQUESTED, perHour: 50, what: "password reset requests" },
  { kind: SecurityEventKind.CALL_REFUSED, perHour: 500, what: "refused calls" },
  { kind: SecurityEventKind.LIMIT_EXCEEDED, perHour: 500, what: "requests above a limit" },
  {
    kind: SecurityEventKind.LIMIT_EXCEEDED,
    detail: "unlock-batch",
    perHour: 1,
    subject: "Secret code locked: too many wrong tries",
    what: "refused tries of a secret code",
  },
  {
    kind: SecurityEventKind.LIMIT_EXCEEDED,
    detail: "unlock-weak-batch",
    perHour: 1,
    subject: "Easy secret code locked: too many wrong tries",
    what: "refused tries of an easy secret code",
  },
  {
    kind: SecurityEventKind.LIMIT_EXCEEDED,
    detail: "holds",
    perHour: 3,
    subject: "Many registrations with unconfirmed e-mail addresses",
    what: "registrations that get their seat only once their address is confirmed",
  },
  // More than staff open on a launch evening, fewer than copying the lists takes.
  { kind: SecurityEventKind.PERSONAL_DATA_READ, perHour: 3000, what: "records of people opened by staff" },
];

interface Alert {
  name: string;
  now: Date;
  /** Sent later than this, it is not due. */
  since: Date;
}

/** Claims an alert that is due for one of several processes. */
export async function claimAlert(manager: EntityManager, { name, now, since }: Alert): Promise<boolean> {
  const claimed = await manager.query<unknown[]>(
    `INSERT INTO security_alerts (name, sent_at) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET sent_at = $2 WHERE security_alerts.sent_at <= $3 RETURNING name`,
    [name, now, since],
  );
  return claimed.length > 0;
}

async function countSince(manager: EntityManager, { kind, detail }: Threshold, since: Date): Promise<number> {
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT coalesce(sum(count), 0)::int AS count FROM security_events
     WHERE kind = $1 AND at > $2 AND ($3::text IS NULL OR detail = $3)`,
    [kind, since, detail ?? null],
  );
  return row.count;
}

async function sendAlert(services: Services, threshold: Threshold): Promise<void> {
  const { dataSource, clock } = services;
  const now = clock.now();
  const since = new Date(now.getTime() - HOUR_MS);
  const count = await countSince(dataSource.manager, threshold, since);
  if (count < threshold.perHour) return;
  const { kind, detail = "", what, subject = `Security: ${count} ${what} in the last hour` } = threshold;
  await dataSource.transaction(async (manager) => {
    if (!(await claimAlert(manager, { name: `${kind} ${detail}`.trim(), now, since }))) return;
    await mailStaff(
      { manager, services },
      {
        kind: "securityAlert",
        subject,
        paragraphs: [
          `Number of ${what} in the last hour: ${count}.`,
          "The Security page lists them with their times, networks and accounts. We send at most one e-mail an hour about this.",
        ],
        action: { label: "Open the Security page", path: `/cms/security?kind=${kind}` },
      },
    );
  });
}

export async function sendSecurityAlerts(
  services: Services,
  rows: Pick<SecurityEvent, "kind" | "detail">[],
): Promise<void> {
  const isConcerned = ({ kind, detail }: Threshold) =>
    rows.some((row) => row.kind === kind && (detail === undefined || row.detail === detail));
  for (const threshold of THRESHOLDS.filter(isConcerned)) await sendAlert(services, threshold);
}
