import type { Context } from "../../graphql/context";
import { Conflict } from "../../graphql/errors";
import type { VersionedInput } from "../../graphql/inputs";
import { hashToken } from "../auth/sessions";
import { sendNewLink } from "./confirmAddressLetters";
import type { Work } from "./decideRegistration";
import { byStaff } from "./decideRegistration";
import { NO_REPEAT } from "./findByKey";
import { isForgotten } from "./forgetPerson";
import { Registration } from "./registration.entity";
import { secretOf } from "./registrationSecret";

/** Sends the person a new link to their order. Every older one, and every browser that has one open, loses it. */
export async function renewLink(context: Context, input: VersionedInput): Promise<Registration> {
  const work: Work = async (manager, registration) => {
    const { id, linkVersion, version } = registration;
    if (isForgotten(registration)) throw new Conflict("This person deleted their account.");
    const columns = { linkVersion: linkVersion + 1, version: version + 1 };
    const renewed = manager.create(Registration, { ...registration, ...columns });
    const secretHash = hashToken(secretOf(context, renewed));
    await manager.update(Registration, { id }, { ...columns, secretHash, ...NO_REPEAT });
    await sendNewLink(manager, context, renewed);
    return renewed;
  };
  return byStaff(context, { ...input, action: "renewRegistrationLink", work });
}
