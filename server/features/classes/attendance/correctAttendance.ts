import { Conflict, NotFound } from "../../../core/errors";
import { recordAudit } from "../../../platform/audit/recordAudit";
import type { Context } from "../../../platform/context";
import { ClassAttendance, isPresent } from "./classAttendance.entity";
import { findClassLearners } from "../news/classPeople";
import { ClassSession } from "../classSession.entity";
import { ClassState, classState } from "../classSession.policy";
import type { CorrectAttendanceInput } from "../classSession.inputs";

const TO_COME = "This class hasn’t begun yet.";

/** What the join says stays beside it. Saying what the join says takes a correction back. */
export async function correctAttendance(
  context: Context,
  { classId: sessionId, userId, isPresent: isThere }: CorrectAttendanceInput,
): Promise<ClassSession> {
  return context.dataSource.transaction(async (manager) => {
    const session = await manager.findOne(ClassSession, {
      where: { id: sessionId },
      lock: { mode: "pessimistic_write" },
    });
    if (!session) throw new NotFound("class");
    const known = await manager.findOneBy(ClassAttendance, { sessionId, userId });
    if (!known && !(await findClassLearners(manager, context, session)).includes(userId))
      throw new NotFound("learner");
    const before = known ?? { joinedAt: null, correctedTo: null };
    if (isPresent(before) === isThere) return session;
    const isToCome = classState(session, context.clock.now()) === ClassState.COMING;
    if (isThere && isToCome) throw new Conflict(TO_COME);
    const correctedTo = isThere === (before.joinedAt !== null) ? null : isThere;
    await manager.upsert(ClassAttendance, { sessionId, userId, correctedTo }, ["sessionId", "userId"]);
    const { batchId, runId } = session;
    if (isThere) await context.certificateChecks.enqueue(manager, { userId, batchId, runId });
    await recordAudit(
      { manager, services: context },
      {
        action: "correctAttendance",
        entity: "ClassSession",
        entityId: sessionId,
        before: { userId, isPresent: !isThere },
        after: { userId, isPresent: isThere },
      },
    );
    return session;
  });
}
