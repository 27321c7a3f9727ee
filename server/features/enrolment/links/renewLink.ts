import type { Context } from "../../../platform/context";
import { Conflict } from "../../../core/errors";
import type { VersionedInput } from "../../../core/content/inputs";
import { hashToken } from "../../auth/sessions/sessions";
import { sendNewLink } from "../emails/confirmAddressEmails";
import type { Work } from "../staff/decideRegistration";
import { byStaff } from "../staff/decideRegistration";
import { NO_REPEAT } from "../orders/findByKey";
import { isForgotten } from "../privacy/forgetPerson";
import { Registration } from "../orders/registration.entity";
import { secretOf } from "./registrationSecret";

/** Sends a new link and revokes older links and open pages. */
export async function renewLink(context: Context, input: VersionedInput): Promise<Registration> {
  const work: Work = async (manager, registration) => {
    const { id, linkVersion, version } = registration;
    if (isForgotten(registration)) throw new Conflict("This person deleted their account.");
    const columns = { linkVersion: linkVersion + 1, version: version + 1 };
    const renewed = manager.create(Registration, { ...registration, ...columns });
    const secretHash = hashToken(secretOf(context, renewed));
    await manager.update(Registration, { id }, { ...columns, secretHash, ...NO_REPEAT });
    await sendNewLink({ manager, services: context }, renewed);
    return renewed;
  };
  return byStaff(context, { ...input, action: "renewRegistrationLink", work });
}
