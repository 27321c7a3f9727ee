import type { Context } from "../../../platform/context";
import { Conflict } from "../../../core/errors";
import type { VersionedInput } from "../../../core/content/inputs";
import { hashToken } from "../../auth/sessions/sessions";
import type { Work } from "./decideRegistration";
import { byStaff } from "./decideRegistration";
import { NO_REPEAT } from "../registration/findByKey";
import { isForgotten } from "../registration/isForgotten";
import { emit } from "../registration/orderEvents";
import { Registration } from "../registration/registration.entity";
import { secretOf } from "../registration/registrationSecret";

/** Sends a new link and revokes older links and open pages. */
export async function renewLink(context: Context, input: VersionedInput): Promise<Registration> {
  const work: Work = async (manager, registration) => {
    const { id, linkVersion, version } = registration;
    if (isForgotten(registration)) throw new Conflict("This person deleted their account.");
    const columns = { linkVersion: linkVersion + 1, version: version + 1 };
    const renewed = manager.create(Registration, { ...registration, ...columns });
    const secretHash = hashToken(secretOf(context, renewed));
    await manager.update(Registration, { id }, { ...columns, secretHash, ...NO_REPEAT });
    await emit({ manager, services: context }, renewed, { kind: "LINK_RENEWED" });
    return renewed;
  };
  return byStaff(context, { ...input, action: "renewRegistrationLink", work });
}
