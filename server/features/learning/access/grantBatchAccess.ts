import type { EntityManager } from "typeorm";
import type { Context } from "../../../platform/context";
import { Conflict, Invalid, NotFound } from "../../../core/errors";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { queueEmail } from "../../../platform/mail/queueEmail";
import { findUserByEmail } from "../../auth/findUserByEmail";
import { lockAccount } from "../../auth/account/lockAccount";
import type { User } from "../../auth/user.entity";
import { Batch, BatchAccessKind } from "../batch.entity";
import type { GrantBatchAccessInput } from "../batch.inputs";
import { AccessSource, BatchAccess } from "./batchAccess.entity";
import { accessGivenEmail } from "./accessEmails";
import { grantAccess, sourceOf } from "./grantAccess";
import { requirePublished } from "./requirePublished";

function refuse(message: string): Invalid {
  return new Invalid([{ field: "email", message }]);
}

interface Found {
  learner: User;
  /** Batches of the account's confirmed orders; null stands for a run. */
  confirmed: (string | null)[];
}

async function lockLearner(
  manager: EntityManager,
  { ownOrders }: Pick<Context, "ownOrders">,
  email: string,
): Promise<Found> {
  const found = await findUserByEmail(manager, email);
  if (!found)
    throw refuse("No account has this e-mail address. Ask the learner to sign up under Join Now first.");
  const confirmed = await ownOrders.confirmedBatchIds(manager, found.user.id);
  // A stranger may have made the account with this address; an order of its own that staff confirmed is proof enough.
  if (!found.user.emailVerifiedAt && confirmed.length === 0) {
    throw refuse(
      "This account's e-mail address isn’t verified yet. Its owner can verify it with the link in our e-mail.",
    );
  }
  const { id, email: address } = found.user;
  const learner = await lockAccount(manager, { id, email: address });
  if (!learner) throw new Conflict("The account changed a moment ago. Please try again.");
  return { learner, confirmed };
}

/** Grants access without code or payment; it takes a seat. */
export async function grantBatchAccess(
  context: Context,
  { batchId, email }: GrantBatchAccessInput,
): Promise<BatchAccess> {
  return context.dataSource.transaction(async (manager) => {
    const batch = await manager.findOne(Batch, { where: { id: batchId }, relations: { course: true } });
    if (!batch) throw new NotFound("batch");
    if (batch.access === BatchAccessKind.OPEN) {
      throw new Conflict("This batch is open to everyone who is signed in.");
    }
    await requirePublished(manager, batchId);
    const found = await lockLearner(manager, context, email);
    const { id: userId, name: learner } = found.learner;
    const source = sourceOf(found.confirmed, batchId, AccessSource.STAFF);
    const at = context.clock.now();
    const outcome = await grantAccess(manager, { userId, batchId, source, at });
    if (outcome === "ALREADY_INSIDE") throw refuse(`${learner} is inside already.`);
    if (outcome === "FULL") throw refuse("This batch is full: give it more seats, or remove someone.");
    const access = await manager.findOneByOrFail(BatchAccess, { userId, batchId });
    await recordAudit(
      { manager, services: context },
      {
        action: "grantBatchAccess",
        entity: "BatchAccess",
        entityId: access.id,
        after: { ...access, name: batch.name },
      },
    );
    await queueEmail({ manager, services: context }, accessGivenEmail(found.learner, batch));
    return access;
  });
}
