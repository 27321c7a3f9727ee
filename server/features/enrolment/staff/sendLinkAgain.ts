import { Conflict } from "../../../core/errors";
import type { Services } from "../../../platform/context";
import type { Transaction } from "../../../platform/transaction";
import { countLink } from "../emails/firstEmail";
import { resendOwn } from "../links/resendConfirmation";
import { requireOnly } from "../registration/findLive";
import type { Registration } from "../registration/registration.entity";

const OFTEN = "We have sent its link three times in the last hour. Please try again later.";

/** Sends the link that confirms the address again; counts like the person's own requests. */
export async function sendLinkAgain(
  { manager, services }: Transaction<Services>,
  order: Registration,
): Promise<Registration> {
  await requireOnly({ manager, services }, order);
  if (!(await countLink(services, order)).isAllowed) throw new Conflict(OFTEN);
  await resendOwn({ manager, services }, order);
  return order;
}
