import type { EntityManager } from "typeorm";
import { isAdmin } from "../../core/authorization";
import { NotFound } from "../../core/errors";
import { signedInActor } from "../../core/requestContext";
import type { Context } from "../../platform/context";
import { ClassSession } from "./classSession.entity";
import { ClassState, classState, mayJoin } from "./classSession.policy";
import {
  ClassCancelled,
  ClassJoined,
  ClassNotOpen,
  ClassOver,
  ClassWithoutLink,
} from "./classSession.results";
import { opensAt } from "./classWindow";
import { requireClass } from "./requireClass";

type Result = ClassJoined | ClassNotOpen | ClassOver | ClassCancelled | ClassWithoutLink;

/** Keeps the first time, and staff's correction. */
const RECORD = `
  INSERT INTO class_attendances AS a (session_id, user_id, joined_at) VALUES ($1, $2, $3)
  ON CONFLICT (session_id, user_id) DO UPDATE SET joined_at = coalesce(a.joined_at, excluded.joined_at)`;

/** A cancellation or move waits for this transaction, or is seen by it. */
async function lockClass(manager: EntityManager, id: string): Promise<ClassSession> {
  const session = await manager.findOne(ClassSession, { where: { id }, lock: { mode: "for_key_share" } });
  if (!session) throw new NotFound("class");
  return session;
}

/** Returns the link and records the attendance, or neither. Staff leave no attendance. */
export async function joinClass(context: Context, id: string): Promise<Result> {
  await requireClass(context, id);
  const actor = await signedInActor(context);
  const now = context.clock.now();
  return context.dataSource.transaction(async (manager) => {
    const liveClass = await lockClass(manager, id);
    const state = classState(liveClass, now);
    if (state === ClassState.CANCELLED) return Object.assign(new ClassCancelled(), { liveClass });
    if (state === ClassState.OVER) return Object.assign(new ClassOver(), { liveClass });
    if (!mayJoin(actor, state))
      return Object.assign(new ClassNotOpen(), { liveClass, opensAt: opensAt(liveClass) });
    const { joinLink: link } = liveClass;
    if (!link) return Object.assign(new ClassWithoutLink(), { liveClass });
    if (!isAdmin(actor)) {
      await manager.query(RECORD, [id, actor.userId, now]);
      const { batchId, runId } = liveClass;
      await context.certificateChecks.enqueue(manager, { userId: actor.userId, batchId, runId });
    }
    return Object.assign(new ClassJoined(), { liveClass, link });
  });
}
