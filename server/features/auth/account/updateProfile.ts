import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { phoneOrRefuse } from "../../../core/text/phoneOrRefuse";
import type { UpdateProfileInput } from "./account.inputs";
import { User } from "../user.entity";

/** Last write wins, as only the owner edits a profile. The permanent audit log holds neither value. */
export async function updateProfile(context: Context, { name, phone }: UpdateProfileInput): Promise<User> {
  const { userId } = await signedInActor(context);
  const columns = { name: name.trim(), ...(phone !== undefined && { phone: phoneOrRefuse(phone) }) };
  return context.dataSource.transaction(async (manager) => {
    await manager.update(User, { id: userId }, columns);
    await recordAudit(
      { manager, services: context },
      { action: "updateProfile", entity: "User", entityId: userId },
    );
    return manager.findOneByOrFail(User, { id: userId });
  });
}
