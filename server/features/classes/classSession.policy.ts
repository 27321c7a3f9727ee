import { registerEnumType } from "type-graphql";
import type { Actor } from "../../core/authorization";
import { isAdmin } from "../../core/authorization";
import type { ClassSession } from "./classSession.entity";
import { closesAt, opensAt } from "./classWindow";

export enum ClassState {
  COMING = "COMING",
  /** From ten minutes before the start until half an hour after the end. */
  OPEN = "OPEN",
  OVER = "OVER",
  CANCELLED = "CANCELLED",
}

registerEnumType(ClassState, { name: "ClassState" });

export function classState(session: ClassSession, now: Date): ClassState {
  if (session.cancelledAt) return ClassState.CANCELLED;
  if (closesAt(session) <= now) return ClassState.OVER;
  return opensAt(session) <= now ? ClassState.OPEN : ClassState.COMING;
}

/** Staff open the meeting before the learners. */
export function mayJoin(actor: Actor, state: ClassState): boolean {
  return state === ClassState.OPEN || (isAdmin(actor) && state === ClassState.COMING);
}
