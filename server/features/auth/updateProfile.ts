import type { Context } from "../../graphql/context";
import { signedInActor } from "../../graphql/context";
import { Invalid } from "../../graphql/errors";
import { textOrNull } from "../../graphql/text";
import { recordAudit } from "../../platform/audit/recordAudit";
import { normalisePhone } from "../../platform/normalisePhone";
import type { UpdateProfileInput } from "./account.inputs";
import { User } from "./user.entity";

function phoneOf(typed: string | null | undefined): string | null {
  const text = textOrNull(typed);
  const phone = text && normalisePhone(text);
  if (!text || phone) return phone;
  const message = "Please enter a phone number such as +91 90000 00000, or leave it empty.";
  throw new Invalid([{ field: "phone", message }]);
}

/** Only its owner edits a profile, so what is saved last stands. The log, which is kept for ever, holds neither text. */
export async function updateProfile(context: Context, { name, phone }: UpdateProfileInput): Promise<User> {
  const { userId } = await signedInActor(context);
  const columns = { name: name.trim(), phone: phoneOf(phone) };
  return context.dataSource.transaction(async (manager) => {
    await manager.update(User, { id: userId }, columns);
    await recordAudit(manager, context, { action: "updateProfile", entity: "User", entityId: userId });
    return manager.findOneByOrFail(User, { id: userId });
  });
}
