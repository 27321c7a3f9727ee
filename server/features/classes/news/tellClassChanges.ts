import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { paths } from "../../../../shared/paths";
import { settleAll } from "../../../core/concurrency/settleAll";
import { sentence } from "../../../core/text/sentence";
import { momentInIndia } from "../../../core/timeInIndia";
import type { Services } from "../../../platform/context";
import { indexBy } from "../../../platform/loaders";
import { NotificationKind } from "../../../platform/notifications/notificationKinds";
import { notify } from "../../../platform/notifications/notify";
import { Bootcamp, BOOTCAMP_ID } from "../../workshops/bootcamp/bootcamp.entity";
import { Run } from "../../workshops/runs/run.entity";
import { Batch } from "../../learning/batch.entity";
import { ClassChange } from "./classChange.entity";
import type { ClassParent } from "../classParent";
import { nameOfBatch } from "../../learning/nameOfBatch";
import { nameOfRun } from "../classParent";
import { findClassReaders } from "./classPeople";
import { ClassSession } from "../classSession.entity";
import { REST_MS } from "./noteClassChange";

/** Batches and runs whose classes have not changed for a while. */
const RESTED = `
  SELECT batch_id AS "batchId", run_id AS "runId" FROM class_changes
  GROUP BY batch_id, run_id HAVING max(changed_at) <= $1 LIMIT 100`;

/** Null if learners cannot see it. */
async function nameOf(manager: EntityManager, { batchId, runId }: ClassParent): Promise<string | null> {
  if (batchId) {
    const relations = { course: true };
    const batch = await manager.findOneOrFail(Batch, { where: { id: batchId }, relations });
    return batch.course.isPublished ? nameOfBatch(batch) : null;
  }
  const relations = { workshop: true, season: true };
  const run = await manager.findOneOrFail(Run, { where: { id: runId ?? "" }, relations });
  return nameOfRun(run, await manager.findOneBy(Bootcamp, { id: BOOTCAMP_ID }));
}

interface Notice {
  at: Date;
  line: string;
}

/** Null if people know the class as it is. */
function noticeOf(
  { title, knownStart }: ClassChange,
  session: ClassSession | undefined,
  now: Date,
): Notice | null {
  const start = session && !session.cancelledAt ? session.startsAt : null;
  if (start?.getTime() === knownStart?.getTime()) return null;
  if (!start)
    return knownStart && { at: knownStart, line: `Cancelled: ${title}, ${momentInIndia(knownStart)}` };
  if (start <= now) return null;
  const name = session?.title ?? title;
  if (!knownStart) return { at: start, line: `On again: ${name}, ${momentInIndia(start)}` };
  return { at: start, line: `Moved: ${name}, now ${momentInIndia(start)}, not ${momentInIndia(knownStart)}` };
}

async function takeChanges(manager: EntityManager, parent: ClassParent, until: Date): Promise<ClassChange[]> {
  const { batchId, runId } = parent;
  const changes = await manager.find(ClassChange, {
    where: batchId ? { batchId } : { runId: runId ?? "" },
    order: { sessionId: "ASC" },
    // Skipping locked rows would share the changes between two workers, with a notice of each.
    lock: { mode: "pessimistic_write" },
  });
  // Another one came a moment ago: all of them wait with it.
  if (changes.some(({ changedAt }) => changedAt > until)) return [];
  await manager.delete(ClassChange, { sessionId: In(changes.map(({ sessionId }) => sessionId)) });
  return changes;
}

/** One notification for all changes of a batch or run, however often each class was saved. */
async function tellOf(services: Services, parent: ClassParent): Promise<void> {
  const now = services.clock.now();
  await services.dataSource.transaction(async (manager) => {
    const changes = await takeChanges(manager, parent, new Date(now.getTime() - REST_MS));
    const ids = changes.map(({ sessionId }) => sessionId);
    const sessions = indexBy(await manager.findBy(ClassSession, { id: In(ids) }), ({ id }) => id);
    const announced = changes
      .flatMap((change) => noticeOf(change, sessions.get(change.sessionId), now) ?? [])
      .toSorted((one, other) => one.at.getTime() - other.at.getTime());
    const [only] = announced;
    const name = only && (await nameOf(manager, parent));
    if (!only || !name) return;
    const { accountIds: recipients, guests } = await findClassReaders(manager, services, parent);
    await notify(
      { manager, services },
      {
        kind: NotificationKind.CLASS_MOVED,
        ...{ recipients, guests },
        aboutId: parent.batchId ?? parent.runId,
        ...(announced.length === 1
          ? { title: only.line, text: sentence(`This live class belongs to: ${name}`) }
          : {
              title: `${announced.length} live classes changed: ${name}`,
              text: announced.map(({ line }) => line).join("\n"),
            }),
        path: paths.classes,
      },
    );
  });
}

export async function tellClassChanges(services: Services): Promise<void> {
  const until = new Date(services.clock.now().getTime() - REST_MS);
  const parents = await services.dataSource.manager.query<ClassParent[]>(RESTED, [until]);
  await settleAll(parents.map((parent) => async () => tellOf(services, parent)));
}
