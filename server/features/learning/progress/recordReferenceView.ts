import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { NotFound } from "../../../core/errors";
import { canReadCourse } from "../../catalog/course.policy";
import { canReadReferences } from "../batch.policy";
import { ownAccessByBatch } from "../learning.loaders";
import { Reference } from "../reference.entity";
import { ReferenceView } from "./referenceView.entity";

export async function recordReferenceView(context: Context, referenceId: string): Promise<Reference> {
  const actor = await signedInActor(context);
  const { manager } = context.dataSource;
  const found = await manager.findOne(Reference, {
    where: { id: referenceId },
    relations: { batch: { course: true } },
  });
  const access = found && (await ownAccessByBatch(context).load(found.batchId));
  const canRead =
    found &&
    canReadCourse(actor, found.batch.course) &&
    canReadReferences(actor, found.batch, Boolean(access));
  if (!canRead) throw new NotFound("reference");
  const view = { userId: actor.userId, referenceId, viewedAt: context.clock.now() };
  await manager.upsert(ReferenceView, view, ["userId", "referenceId"]);
  return found;
}
