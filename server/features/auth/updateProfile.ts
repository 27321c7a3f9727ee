import type { Context } from "../../graphql/context";
import { signedInActor } from "../../graphql/context";
import { recordAudit } from "../../platform/audit/recordAudit";
import { phoneOrRefuse } from "../../platform/phoneOrRefuse";
import type { UpdateProfileInput } from "./account.inputs";
import { User } from "./user.entity";

/** Only its owner edits a profile, so what is saved last stands. The log, which is kept for ever, holds neither text. */
export async function updateProfile(context: Context, { name, phone }: UpdateProfileInput): Promise<User> {
  const { userId } = await signedInActor(context);
  const columns = { name: name.trim(), phone: phoneOrRefuse(phone) };
  return context.dataSource.transaction(async (manager) => {
    await manager.update(User, { id: userId }, columns);
    await recordAudit(manager, context, { action: "updateProfile", entity: "User", entityId: userId });
    return manager.findOneByOrFail(User, { id: userId });
  });
}
