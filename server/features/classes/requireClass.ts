import type { Context } from "../../platform/context";
import { isAdmin } from "../../core/authorization";
import { signedInActor } from "../../core/requestContext";
import { NotFound } from "../../core/errors";
import { findIsUnlocked } from "../learning/findIsUnlocked";
import { findOwnRunIds } from "./findOwnClasses";
import { ClassSession } from "./classSession.entity";

async function hasSeat(context: Context, runId: string): Promise<boolean> {
  const actor = await signedInActor(context);
  if (isAdmin(actor)) return true;
  return (await findOwnRunIds(context)).includes(runId);
}

async function canAttend(context: Context, { batch, runId }: ClassSession): Promise<boolean> {
  if (!batch) return runId !== null && hasSeat(context, runId);
  return findIsUnlocked(context, batch);
}

/** Says the same of a class that the viewer may not attend and of one that does not exist. */
export async function requireClass(context: Context, id: string): Promise<ClassSession> {
  const session = await context.dataSource.manager.findOne(ClassSession, {
    where: { id },
    relations: { batch: { course: true } },
  });
  if (!session || !(await canAttend(context, session))) throw new NotFound("class");
  return session;
}
