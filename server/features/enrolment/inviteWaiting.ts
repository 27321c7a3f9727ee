import { In } from "typeorm";
import type { EntityManager } from "typeorm";
import type { Context } from "../../graphql/context";
import { Conflict, NotFound } from "../../graphql/errors";
import { recordAudit } from "../../platform/audit/recordAudit";
import { Run } from "../workshops/run.entity";
import { findShownRuns } from "../workshops/shownRun";
import { sendInvited } from "./enrolmentLetters";
import type { Offering } from "./offering";
import { OfferingKind, findOffering } from "./offering";
import { Registration } from "./registration.entity";

const MOST_AT_ONCE = 200;
const NO_NEXT_RUN =
  "There is no next run that takes registrations. Add one first, then invite the waiting list.";

/**
 * Who may be invited to a later run `next`: people who still wait for their run, or waited until it was over, have not
 * been invited yet and have not registered themselves. `r` is their registration.
 */
function mayBeInvited(next: string): string {
  return `r.invited_to_run_id IS DISTINCT FROM ${next} AND r.email NOT LIKE '%@deleted.invalid'
    AND (r.state = 'WAITING' OR (r.state = 'CANCELLED'
      AND EXISTS (SELECT 1 FROM registration_events e
        WHERE e.registration_id = r.id AND e.state = 'CANCELLED' AND e.by = 'SYSTEM')
      AND NOT EXISTS (SELECT 1 FROM registration_events e
        WHERE e.registration_id = r.id AND e.state = 'STARTED')))
    AND NOT EXISTS (SELECT 1 FROM registrations o WHERE o.run_id = ${next} AND o.email_key = r.email_key
      AND (o.state IN ('WAITING', 'STARTED', 'SUBMITTED', 'CONFIRMED') OR o.hold_until IS NOT NULL))`;
}

/** The run that people who wait for this one may be invited to; null where there is none. */
async function findNext(manager: EntityManager, run: Run, now: Date): Promise<Offering | null> {
  const [next] = await findShownRuns(manager, [run.workshopId ?? run.seasonId ?? ""], now);
  if (!next || next.id === run.id) return null;
  const kind = run.workshopId ? OfferingKind.WORKSHOP : OfferingKind.SEASON;
  const offering = await findOffering(manager, { kind, id: next.id }, now);
  return offering?.isOpen && !offering.isOver ? offering : null;
}

/** How many people of each of these runs may be invited to its next run. */
export async function countInvitable(
  manager: EntityManager,
  runIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const run of await manager.findBy(Run, { id: In([...runIds]) })) {
    const next = await findNext(manager, run, now);
    if (!next) continue;
    const [row] = await manager.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM registrations r WHERE r.run_id = $1 AND ${mayBeInvited("$2::uuid")}`,
      [run.id, next.id],
    );
    counts.set(run.id, row.count);
  }
  return counts;
}

/** E-mails people on a run's waiting list a link to the next run. Nobody gets a seat by it, and nobody two e-mails. */
export async function inviteWaiting(context: Context, runId: string): Promise<Run> {
  const now = context.clock.now();
  return context.dataSource.transaction(async (manager) => {
    const run = await manager.findOneBy(Run, { id: runId });
    if (!run) throw new NotFound("run");
    const next = await findNext(manager, run, now);
    if (!next) throw new Conflict(NO_NEXT_RUN);
    const found = await manager.query<{ id: string }[]>(
      `SELECT r.id FROM registrations r WHERE r.run_id = $1 AND ${mayBeInvited("$2::uuid")}
       ORDER BY r.queue_number LIMIT ${MOST_AT_ONCE} FOR UPDATE OF r SKIP LOCKED`,
      [run.id, next.id],
    );
    const ids = found.map(({ id }) => id);
    const people = await manager.find(Registration, {
      where: { id: In(ids) },
      order: { queueNumber: "ASC" },
    });
    await manager.update(Registration, { id: In(ids) }, { invitedToRunId: next.id });
    for (const person of people) await sendInvited(manager, context, person, next);
    const after = { invited: people.length, title: next.title };
    await recordAudit(manager, context, { action: "inviteWaiting", entity: "Run", entityId: run.id, after });
    return run;
  });
}
