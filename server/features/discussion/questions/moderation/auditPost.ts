import { isAdmin } from "../../../../core/authorization";
import type { Context } from "../../../../platform/context";
import { recordAudit } from "../../../../platform/audit/recordAudit";
import type { Transaction } from "../../../../platform/transaction";

interface PostChange {
  action: string;
  entity: "LessonQuestion" | "LessonAnswer";
  entityId: string;
  before?: object;
  after?: object;
}

/** Learners' own texts are their own affair. */
export async function auditIfStaff(
  { manager, services: context }: Transaction<Context>,
  change: PostChange,
): Promise<void> {
  if (isAdmin(await context.actor())) await recordAudit({ manager, services: context }, change);
}
