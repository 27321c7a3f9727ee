import type { VersionedInput } from "../../../core/content/inputs";
import { Conflict } from "../../../core/errors";
import type { Context } from "../../../platform/context";
import { AccessSource } from "../../learning/access/batchAccess.entity";
import { requirePublished } from "../../learning/access/requirePublished";
import { grantAccess } from "../../learning/access/grantAccess";
import { emit } from "../registration/orderEvents";
import type { Registration } from "../registration/registration.entity";
import { RegistrationState } from "../registration/registration.entity";
import type { Work } from "./decideRegistration";
import { byStaff, refuseState } from "./decideRegistration";
import { moveRegistration } from "../registration/moveRegistration";

const INSIDE = "The learner is inside already.";
const FULL = "This batch is full: give it more seats, or remove someone.";

/** Opens the batch again to the owner of a confirmed order, whose access staff had revoked. */
export async function giveAccessBack(context: Context, input: VersionedInput): Promise<Registration> {
  const work: Work = async (manager, registration, mover) => {
    const { state, batchId, userId } = registration;
    if (state !== RegistrationState.CONFIRMED || !batchId || !userId) refuseState();
    await requirePublished(manager, batchId);
    const [source, at] = [AccessSource.PAYMENT, context.clock.now()];
    const outcome = await grantAccess(manager, { userId, batchId, source, at });
    if (outcome === "ALREADY_INSIDE") throw new Conflict(INSIDE);
    if (outcome === "FULL") throw new Conflict(FULL);
    const inside = await moveRegistration({ manager, services: context }, registration, {
      ...mover,
      state,
      note: "Access given back.",
      columns: { holdsSeat: true },
    });
    await emit({ manager, services: context }, inside, { kind: "ACCESS_GIVEN_BACK" });
    return inside;
  };
  return byStaff(context, { ...input, action: "giveAccessBack", work });
}
