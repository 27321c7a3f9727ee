import { In } from "typeorm";
import type { EntityManager } from "typeorm";
import type { Context } from "../../../platform/context";
import { Conflict, NotFound } from "../../../core/errors";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { Run } from "../../workshops/runs/run.entity";
import { findVisibleRuns } from "../../workshops/runs/visibleRun";
import { invitedEmail } from "../emails/enrolmentEmails";
import { queueOrderEmail } from "../emails/queueOrderEmail";
import type { Offering } from "../offerings/offering";
import { areAllTrusted } from "../registration/holds";
import { isLiveSql, isOwnersSql, isTrustedSql } from "../registration/liveOrder";
import { OfferingKind, readOfferings } from "../offerings/offering";
import { Registration } from "../registration/registration.entity";
import { lockOffering } from "../registration/seats";

const MAX_AT_ONCE = 200;
const NO_NEXT_RUN =
  "There is no next run that takes registrations. Add one first, then invite the waiting list.";

/** SQL: `r` waits or waited, is trusted, is not invited, and has no order for `next`. */
function mayBeInvited(next: string, isEach: string): string {
  return `${isTrustedSql("r", isEach)} AND r.email NOT LIKE '%@deleted.invalid'
    AND (r.state = 'WAITING' OR (r.state = 'CANCELLED'
      AND EXISTS (SELECT 1 FROM registration_events e
        WHERE e.registration_id = r.id AND e.state = 'CANCELLED' AND e.by = 'SYSTEM')
      AND NOT EXISTS (SELECT 1 FROM registration_events e
        WHERE e.registration_id = r.id AND e.state = 'STARTED')))
    AND NOT EXISTS (SELECT 1 FROM registrations i WHERE i.invited_to_run_id = ${next} AND i.email_key = r.email_key)
    AND NOT EXISTS (SELECT 1 FROM registrations o
      WHERE o.run_id = ${next} AND o.email_key = r.email_key AND ${isLiveSql("o")} AND ${isOwnersSql("o", isEach)})`;
}

const PEOPLE = `
  SELECT DISTINCT ON (r.email_key) r.id, r.queue_number FROM registrations r
  WHERE r.run_id = $1 AND ${mayBeInvited("$2::uuid", "$3")}
  ORDER BY r.email_key, r.queue_number`;

const COUNT = `
  SELECT r.run_id AS id, count(DISTINCT r.email_key)::int AS count
  FROM unnest($1::uuid[], $2::uuid[]) AS pair (run_id, next_id) JOIN registrations r ON r.run_id = pair.run_id
  WHERE ${mayBeInvited("pair.next_id", "$3")}
  GROUP BY r.run_id`;

async function findNext(
  manager: EntityManager,
  runs: readonly Run[],
  now: Date,
): Promise<Map<string, Offering>> {
  const parentOf = ({ workshopId, seasonId }: Run) => workshopId ?? seasonId ?? "";
  const shown = await findVisibleRuns(manager, [...new Set(runs.map(parentOf))], now);
  const offerings: Offering[] = [];
  for (const kind of [OfferingKind.WORKSHOP, OfferingKind.SEASON] as const) {
    const ofKind = shown.filter(
      ({ workshopId }) => (workshopId !== null) === (kind === OfferingKind.WORKSHOP),
    );
    const ids = ofKind.map(({ id }) => id);
    if (ids.length > 0) offerings.push(...(await readOfferings(manager, { kind, ids }, now)));
  }
  const open = new Map(
    offerings.filter(({ isOpen, isOver }) => isOpen && !isOver).map((offering) => [offering.id, offering]),
  );
  const nextOf = new Map(shown.map((run) => [parentOf(run), open.get(run.id)]));
  return new Map(
    runs.flatMap((run) => {
      const next = nextOf.get(parentOf(run));
      return next && next.id !== run.id ? [[run.id, next]] : [];
    }),
  );
}

export async function countInvitable(
  context: Context,
  runIds: readonly string[],
): Promise<Map<string, number>> {
  const { manager } = context.dataSource;
  const runs = await manager.findBy(Run, { id: In([...runIds]) });
  const next = await findNext(manager, runs, context.clock.now());
  const nextIds = [...next.values()].map(({ id }) => id);
  const given = [[...next.keys()], nextIds, areAllTrusted(context)];
  const rows = await manager.query<{ id: string; count: number }[]>(COUNT, given);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** E-mails a link to the next run, once per person; reserves no seat. */
export async function inviteWaiting(context: Context, runId: string): Promise<Run> {
  const now = context.clock.now();
  return context.dataSource.transaction(async (manager) => {
    const run = await manager.findOneBy(Run, { id: runId });
    if (!run) throw new NotFound("run");
    const next = (await findNext(manager, [run], now)).get(run.id);
    if (!next) throw new Conflict(NO_NEXT_RUN);
    await lockOffering(manager, next);
    const found = await manager.query<{ id: string }[]>(
      `SELECT id FROM (${PEOPLE}) AS person ORDER BY queue_number LIMIT ${MAX_AT_ONCE}`,
      [run.id, next.id, areAllTrusted(context)],
    );
    const ids = found.map(({ id }) => id);
    const people = await manager.find(Registration, {
      where: { id: In(ids) },
      order: { queueNumber: "ASC" },
    });
    await manager.update(Registration, { id: In(ids) }, { invitedToRunId: next.id });
    for (const person of people)
      await queueOrderEmail({ manager, services: context }, person, invitedEmail(person, next));
    const { workshopId, seasonId } = run;
    const after = { invited: people.length, title: next.title, workshopId, seasonId };
    await recordAudit(
      { manager, services: context },
      { action: "inviteWaiting", entity: "Run", entityId: run.id, after },
    );
    return run;
  });
}
